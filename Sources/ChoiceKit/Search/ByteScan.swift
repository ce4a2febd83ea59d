import UIKit

/// Some bytes that are looked for in others (Horspool's algorithm: most bytes are passed over unread).
struct ByteScan: Equatable, Sendable {
    let needle: [UInt8]
    /// For each byte, how far the needle may move on where that byte lies under its end.
    private let shifts: [UInt8]

    init(_ needle: [UInt8]) {
        self.needle = needle
        var shifts = [UInt8](repeating: UInt8(clamping: needle.count), count: 256)
        for (place, byte) in needle.dropLast().enumerated() {
            shifts[Int(byte)] = UInt8(clamping: needle.count - 1 - place)
        }
        self.shifts = shifts
    }

    /// Where the needle begins for the first time, from a place on; nil where it does not. An empty one is
    /// found nowhere.
    func first(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard let base = text.baseAddress, let end = needle.last else { return nil }
        let length = needle.count - 1
        var place = start
        return needle.withUnsafeBufferPointer { needle in
            shifts.withUnsafeBufferPointer { shifts in
                while place + length < text.count {
                    let byte = text[place + length]
                    if byte == end, memcmp(base + place, needle.baseAddress!, length) == 0 { return place }
                    place += Int(shifts[Int(byte)])
                }
                return nil
            }
        }
    }
}
