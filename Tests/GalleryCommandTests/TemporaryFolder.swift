import Foundation

/// A folder of a test's own, which goes with the last who holds it.
final class TemporaryFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// A place in the folder.
    func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}
