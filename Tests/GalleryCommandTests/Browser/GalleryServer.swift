import Foundation
import Testing

/// The gallery as a program of its own that serves on a free port.
final class GalleryServer: Sendable {
    let url: URL
    private let child: Child

    init(_ arguments: [String] = []) throws {
        child = try Child(Self.program.path, ["serve", "--port", "0"] + arguments)
        let line = try #require(child.readLine(), "the gallery ended before it printed an address")
        url = try #require(URL(string: line), "the gallery printed no address but \(line)")
    }

    /// The address with settings in it.
    func page(_ query: String = "") throws -> String {
        query.isEmpty ? url.absoluteString : "\(url.absoluteString)?\(query)"
    }

    /// Beside the tests' own program, where the build puts both.
    static let program: URL = {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let folders = sequence(first: tests.deletingLastPathComponent()) {
            $0.pathComponents.count > 1 ? $0.deletingLastPathComponent() : nil
        }
        let places = folders.map { $0.appendingPathComponent("gallery") }
        return places.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? places.first!
    }()
}
