import UIKit

/// A style some of whose lengths have to be within a range to be laid out.
protocol BoundedLengths {
    static var standard: Self { get }
    static var lengths: [(length: WritableKeyPath<Self, CGFloat>, range: ClosedRange<CGFloat>)] { get }
}

extension BoundedLengths {
    /// The same style with lengths that can be laid out, and the standard's for what is not a number.
    var bounded: Self {
        let standard = Self.standard
        var style = self
        for (length, range) in Self.lengths {
            style[keyPath: length] = self[keyPath: length].bounded(to: range, or: standard[keyPath: length])
        }
        return style
    }
}
