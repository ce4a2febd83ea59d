@testable import UIKitCore

extension Console {
    /// What is told while something runs.
    static func heard(_ body: () -> Void) -> [String] {
        var lines: [String] = []
        let write = write
        Console.write = { lines.append($0) }
        body()
        Console.write = write
        return lines
    }
}
