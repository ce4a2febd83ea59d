import Gallery

extension Player {
    /// Exactly one of the lines since the last time begins with these words after its time.
    func expectEvent(_ words: [String]) throws(PlayStepError) {
        _ = try opened()
        let lines = log.takeNewLines()
        var count = 0
        for line in lines where try PlayWords(line).words.dropFirst().starts(with: words) { count += 1 }
        guard count != 1 else { return }
        throw .init(count == 0 ? "there is \(Self.list(lines))" : "it came \(count) times")
    }

    func expectNoEvent() throws(PlayStepError) {
        _ = try opened()
        let lines = log.takeNewLines()
        guard lines.isEmpty else { throw .init("there is \(Self.list(lines))") }
    }

    private static func list(_ lines: [String]) -> String {
        lines.isEmpty ? "nothing" : lines.joined(separator: ", ")
    }
}
