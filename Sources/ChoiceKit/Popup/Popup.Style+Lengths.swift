import UIKit

extension Popup.Style: BoundedLengths {
    static var lengths: [(length: WritableKeyPath<Self, CGFloat>, range: ClosedRange<CGFloat>)] {
        [
            (\.width, 200...1000),
            (\.largeTypeWidth, 200...1000),
            (\.cornerRadius, 0...100),
            (\.contentInset, 0...60),
        ]
    }
}
