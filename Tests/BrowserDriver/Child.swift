import Foundation

/// A program that a test started, which ends when the test lets go of it or is gone itself.
///
/// A shell holds it: when the other end of the shell's standard input is closed, as it is when the process of
/// the tests ends in any way, it ends the program and waits until it is gone.
final class Child: @unchecked Sendable {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    init(_ path: String, _ arguments: [String]) throws {
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments =
            [
                "-c", "\"$@\" </dev/null & cat >/dev/null; kill $!; wait $!", "sh", path,
            ] + arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = output
        try process.run()
    }

    deinit { stop() }

    /// What the program prints up to the end of a line; nil where it ended before.
    func readLine() -> String? {
        var line = Data()
        while let byte = try? output.fileHandleForReading.read(upToCount: 1), let value = byte.first {
            if value == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(value)
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }

    /// Ends the program; returns when it is gone.
    func stop() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
