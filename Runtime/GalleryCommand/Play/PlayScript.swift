import Foundation

/// The steps of a script, read before the first of them is taken.
struct PlayScript: Equatable {
    struct Line: Equatable {
        /// `FILE:LINE`.
        let place: String
        /// The step as it is written.
        let text: String
        let step: PlayStep
    }

    let lines: [Line]

    /// - Parameter file: what the script is called in messages.
    init(_ text: String, file: String) throws(PlayFailure) {
        var lines: [Line] = []
        for (index, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let place = "\(file):\(index + 1)"
            let row = row.trimmingCharacters(in: .whitespacesAndNewlines)
            do {
                let words = try PlayWords(row).words
                if !words.isEmpty { lines.append(Line(place: place, text: row, step: try PlayStep(words))) }
            } catch {
                throw PlayFailure(place: place, step: row, reason: error.description)
            }
        }
        self.lines = lines
    }

    /// Reads a file, which is UTF-8.
    init(contentsOf path: String) throws(PlayFailure) {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            let reason =
                FileManager.default.fileExists(atPath: path) ? "it cannot be read" : "there is no such file"
            throw PlayFailure(place: path, step: "play", reason: reason)
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw PlayFailure(place: path, step: "play", reason: "it is not UTF-8 text")
        }
        try self.init(text.replacingOccurrences(of: "\r\n", with: "\n"), file: path)
    }
}

/// A step that failed: where, which, and what was there instead.
struct PlayFailure: Error, Equatable, CustomStringConvertible {
    let place: String
    let step: String
    let reason: String

    var description: String { "\(place): \(step): \(reason)" }
}
