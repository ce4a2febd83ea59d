package import Foundation

/// The gallery as a program of its own that serves on a free port.
package final class GalleryServer: Sendable {
    package let url: URL
    private let child: Child

    package init(_ arguments: [String] = []) throws {
        child = try Child(Self.program.path, ["serve", "--port", "0"] + arguments)
        guard let line = child.readLine() else {
            throw ChromiumError("The gallery ended before it printed an address.")
        }
        guard let url = URL(string: line) else {
            throw ChromiumError("The gallery printed no address but \(line).")
        }
        self.url = url
    }

    /// The address with settings in it.
    package func page(_ query: String = "") -> String {
        query.isEmpty ? url.absoluteString : "\(url.absoluteString)?\(query)"
    }

    /// Beside the program that asks, where the build puts both.
    package static let program: URL = {
        let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let folders = sequence(first: own.deletingLastPathComponent()) {
            $0.pathComponents.count > 1 ? $0.deletingLastPathComponent() : nil
        }
        let places = folders.map { $0.appendingPathComponent("gallery") }
        return places.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? places.first!
    }()
}
