import UIKit

extension DropdownButton.Style {
    /// The same style with lengths that can be laid out: from 0 to 100 points, and the standard's for what is
    /// not a number.
    var bounded: Self {
        var style = self
        for length in Self.lengths {
            style[keyPath: length] = self[keyPath: length].bounded(
                to: 0...Self.greatestLength, or: Self.standard[keyPath: length])
        }
        return style
    }

    private static var lengths: [WritableKeyPath<Self, CGFloat>] {
        [
            \.contentInsets.top, \.contentInsets.leading, \.contentInsets.bottom, \.contentInsets.trailing,
            \.imagePadding, \.indicatorPointSize, \.rowInset,
        ]
    }

    private static let greatestLength: CGFloat = 100
}
