import UIKit

extension Popup.Style {
    /// The same style with lengths that can be laid out.
    var bounded: Self {
        var style = self
        for (length, range) in Self.lengths {
            style[keyPath: length] = self[keyPath: length].bounded(
                to: range, or: Self.standard[keyPath: length])
        }
        return style
    }

    private static var lengths: [(WritableKeyPath<Self, CGFloat>, ClosedRange<CGFloat>)] {
        [
            (\.width, 200...1000), (\.largeTypeWidth, 200...1000), (\.cornerRadius, 0...100),
            (\.contentInset, 0...60),
        ]
    }
}
