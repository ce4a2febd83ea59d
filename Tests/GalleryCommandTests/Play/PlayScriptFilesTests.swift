import Foundation
import Testing

/// Every script of the folder runs to its end, in a process of its own as by hand: tasks of the app can go on
/// there, which they cannot while a test keeps the main actor.
@Suite(.serialized) struct PlayScriptFilesTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Scripts")

    private static var names: [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return all.filter { $0.hasSuffix(".play") }.sorted()
    }

    @Test func areThere() { #expect(Self.names.count >= 7) }

    @Test(arguments: names) func runsToItsEnd(name: String) async throws {
        // Pictures go beside the script, so it is played from a folder of its own.
        let folder = try TemporaryFolder()
        let script = folder.file(name)
        try FileManager.default.copyItem(at: Self.folder.appendingPathComponent(name), to: script)
        let result = try await gallery(["play", script.path], errorsTo: folder.file("errors"))
        // What the audit found is written there too.
        #expect(result.status == 0, "\(result.errors)")
    }

    /// Runs the command, which is built beside the tests.
    private func gallery(
        _ arguments: [String], errorsTo file: URL
    ) async throws -> (status: Int32, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("gallery")
        process.arguments = arguments
        try Data().write(to: file)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: file)
        let status = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        return (status, try String(contentsOf: file, encoding: .utf8))
    }
}
