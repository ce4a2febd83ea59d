import UIKit

extension Toast.Style {
    /// The same style with lengths that can be laid out.
    var bounded: Self {
        var style = self
        for length in Self.lengths {
            style[keyPath: length] = self[keyPath: length].bounded(
                to: 0...100, or: Self.standard[keyPath: length])
        }
        style.maximumWidth = maximumWidth.bounded(to: 100...2000, or: Self.standard.maximumWidth)
        return style
    }

    private static var lengths: [WritableKeyPath<Self, CGFloat>] {
        [
            \.contentInsets.top, \.contentInsets.leading, \.contentInsets.bottom, \.contentInsets.trailing,
            \.cornerRadius, \.spacing, \.margin,
        ]
    }
}
