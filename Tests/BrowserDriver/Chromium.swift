import Foundation

/// Headless Chromium, driven over the DevTools protocol by two pipes (`--remote-debugging-pipe`): messages
/// are JSON, each ended by a zero byte. When the pipes close, the browser ends.
package final class Chromium: @unchecked Sendable {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let profile: URL
    private var received: [UInt8] = []
    /// How much of what was received is known to hold no end of a message.
    private var searched = 0
    private var lastNumber = 0

    package init() throws {
        profile = FileManager.default.temporaryDirectory.appendingPathComponent(
            "chromium-\(UUID().uuidString)")
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "exec chromium \"$@\" 3<&0 4>&1 0</dev/null 1>/dev/null 2>/dev/null", "sh",
            "--headless=new",
            "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--remote-debugging-pipe", "--user-data-dir=\(profile.path)", "about:blank",
        ]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    deinit {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: profile)
    }

    /// Sends a command and waits for its answer; what the browser tells meanwhile is of no interest.
    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) throws -> [String:
        Any]
    {
        lastNumber += 1
        var message: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
        message["sessionId"] = session
        let data = try JSONSerialization.data(withJSONObject: message)
        try input.fileHandleForWriting.write(contentsOf: data + [0])
        while true {
            let answer = try read()
            guard answer["id"] as? Int == lastNumber else { continue }
            if let error = answer["error"] { throw ChromiumError("\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func read() throws -> [String: Any] {
        while true {
            if let end = received[searched...].firstIndex(of: 0) {
                let message = Data(received[..<end])
                received.removeSubrange(...end)
                searched = 0
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            let part = output.fileHandleForReading.availableData
            searched = received.count
            guard !part.isEmpty else { throw ChromiumError("Chromium has ended: is it installed?") }
            received.append(contentsOf: part)
        }
    }
}

package struct ChromiumError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
