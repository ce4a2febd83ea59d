import UIKit

extension DropdownButton.Style: BoundedLengths {
    static var lengths: [(length: WritableKeyPath<Self, CGFloat>, range: ClosedRange<CGFloat>)] {
        [
            (\.contentInsets.top, 0...100),
            (\.contentInsets.leading, 0...100),
            (\.contentInsets.bottom, 0...100),
            (\.contentInsets.trailing, 0...100),
            (\.imagePadding, 0...100),
            (\.indicatorPointSize, 0...100),
            (\.rowInset, 0...100),
        ]
    }
}
