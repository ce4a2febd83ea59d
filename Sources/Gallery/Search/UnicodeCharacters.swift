import ChoiceKit
import UIKit

/// Every character that Unicode gives a name, about 150,000 of them, with the names of the standard library.
///
/// They are collected in steps of a few milliseconds, one after each frame, so that the screen is there
/// before them.
@MainActor final class UnicodeCharacters {
    private var items: [DropdownButton.Item] = []
    private var next: UInt32 = 0
    private let onEnd: ([DropdownButton.Item]) -> Void

    init(onEnd: @escaping ([DropdownButton.Item]) -> Void) { self.onEnd = onEnd }

    func begin() {
        _ = Delays.standard.after(Self.interval) { [weak self] in self?.step() }
    }

    private func step() {
        let end = min(next + Self.stepLength, Self.end)
        for value in next..<end {
            if let scalar = Unicode.Scalar(value), let name = scalar.properties.name {
                let code = String(value, radix: 16, uppercase: true)
                let zeros = String(repeating: "0", count: max(0, 4 - code.count))
                items.append(.init(id: value, title: name, subtitle: "U+\(zeros)\(code)  \(scalar)"))
            }
        }
        // There is nothing between the third plane of ideographs and the tags.
        next = end == Self.gap.lowerBound ? Self.gap.upperBound : end
        if next < Self.end { begin() } else { onEnd(items) }
    }

    private static let stepLength: UInt32 = 0x1000
    private static let gap: Range<UInt32> = 0x34000..<0xE0000
    private static let end: UInt32 = 0xE1000
    /// Of a frame, in seconds.
    private static let interval: TimeInterval = 1 / 60
}
