import Foundation
import Testing
import UIKit

@testable import GalleryCommand

/// Every script of the folder runs to its end.
@MainActor struct PlayScriptFilesTests {
    nonisolated private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Scripts")

    nonisolated private static var names: [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return all.filter { $0.hasSuffix(".play") }.sorted()
    }

    @Test func areThere() { #expect(Self.names.count >= 7) }

    @Test(arguments: names) func runsToItsEnd(name: String) throws {
        // Pictures go beside the script, so it is played from a folder of its own.
        let folder = try TemporaryFolder()
        let script = folder.file(name)
        try FileManager.default.copyItem(at: Self.folder.appendingPathComponent(name), to: script)
        var errors: [String] = []
        let tool = CommandLineTool(print: { _ in }, printError: { errors.append($0) })
        #expect(tool.run(["play", script.path]) == 0)
        #expect(errors == [])
    }
}
