import UIKit

extension ChoiceButton.Style {
    /// The same style with lengths that can be laid out: from 0 to 100 points, the pressed size from a half
    /// to the whole, and the standard's for what is not a number.
    var bounded: Self {
        var style = self
        for length in Self.lengths { style.bound(length, to: 0...100) }
        style.bound(\.pressedScale, to: 0.5...1)
        return style
    }

    private mutating func bound(_ length: WritableKeyPath<Self, CGFloat>, to range: ClosedRange<CGFloat>) {
        self[keyPath: length] = self[keyPath: length].bounded(to: range, or: Self.standard[keyPath: length])
    }

    private static var lengths: [WritableKeyPath<Self, CGFloat>] {
        [
            \.contentInsets.top, \.contentInsets.leading, \.contentInsets.bottom, \.contentInsets.trailing,
            \.imagePadding, \.cornerRadius, \.chosenStrokeWidth,
        ]
    }
}
