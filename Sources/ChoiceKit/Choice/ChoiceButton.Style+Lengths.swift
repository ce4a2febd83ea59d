import UIKit

extension ChoiceButton.Style: BoundedLengths {
    static var lengths: [(length: WritableKeyPath<Self, CGFloat>, range: ClosedRange<CGFloat>)] {
        [
            (\.contentInsets.top, 0...100),
            (\.contentInsets.leading, 0...100),
            (\.contentInsets.bottom, 0...100),
            (\.contentInsets.trailing, 0...100),
            (\.imagePadding, 0...100),
            (\.cornerRadius, 0...100),
            (\.chosenStrokeWidth, 0...100),
            (\.pressedScale, 0.5...1),
        ]
    }
}
