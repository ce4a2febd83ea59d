import Foundation
import UIKit

/// The most memory that a process of its own took which opened one list; and what its items alone took.
@MainActor enum PeakMemory {
    static let option = "--peak-memory"

    /// Starts such a process and takes its answer.
    static func figures(_ count: Int) throws -> [Figure] {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [option, "\(count)"]
        process.standardOutput = output
        try process.run()
        let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let numbers = answer.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard process.terminationStatus == 0, numbers.count == 2 else {
            throw Failure("the process for the memory of \(count) items answered \"\(answer)\".")
        }
        return [
            Figure("items-memory", items: count, .amount(numbers[0], unit: "MB")),
            Figure("peak-memory", items: count, .amount(numbers[1], unit: "MB")),
        ]
    }

    /// Opens a list in this process: megabytes of the items, and of everything at its peak.
    static func measure(_ count: Int) throws -> String {
        let before = try read("VmRSS")
        let items = DropdownStage.makeItems(count)
        let after = try read("VmRSS")
        let stage = DropdownStage(items: items)
        stage.press()
        stage.rest()
        stage.lift()
        stage.rest(for: 1)
        return try "\(after - before) \(read("VmHWM"))"
    }

    /// Megabytes that this process takes now.
    static func resident() throws -> Double { try read("VmRSS") }

    private static func read(_ field: String) throws -> Double {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix(field + ":") }
        guard
            let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({
                Double($0)
            })
        else { throw Failure("/proc/self/status has no \(field).") }
        return kilobytes / 1024
    }
}
