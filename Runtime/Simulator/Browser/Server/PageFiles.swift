import Foundation

/// The files of the page, read once.
struct PageFiles: Sendable {
    struct File: Sendable {
        let type: String
        let bytes: [UInt8]
    }

    private let files: [String: File]

    /// - Throws: `WebServerError.pageMissing`.
    init() throws(WebServerError) {
        guard let folder = Bundle.module.resourceURL?.appendingPathComponent("Page") else {
            throw .pageMissing("The folder")
        }
        var files: [String: File] = [:]
        for (name, type) in Self.types {
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
                throw .pageMissing(name)
            }
            files[name] = File(type: type, bytes: [UInt8](data))
        }
        self.files = files
    }

    /// The file of that name; the page itself has none.
    subscript(name: String) -> File? { files[name.isEmpty ? "index.html" : name] }

    private static let types = [
        "index.html": "text/html; charset=utf-8", "simulator.css": "text/css; charset=utf-8",
    ].merging(
        [
            "simulator.js", "connection.js", "screen.js", "fingers.js", "keys.js", "text.js", "settings.js",
            "mirror.js", "panels.js",
        ].map { ($0, "text/javascript; charset=utf-8") }
    ) { first, _ in first }
}
