import UIKit

extension Toast.Style: BoundedLengths {
    static var lengths: [(length: WritableKeyPath<Self, CGFloat>, range: ClosedRange<CGFloat>)] {
        [
            (\.contentInsets.top, 0...100),
            (\.contentInsets.leading, 0...100),
            (\.contentInsets.bottom, 0...100),
            (\.contentInsets.trailing, 0...100),
            (\.cornerRadius, 0...100),
            (\.spacing, 0...100),
            (\.margin, 0...100),
            (\.maximumWidth, 100...2000),
        ]
    }
}
