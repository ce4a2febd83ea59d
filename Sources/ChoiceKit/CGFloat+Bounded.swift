import UIKit

extension CGFloat {
    /// The nearest length of a range, or the standard for what is not a number.
    func bounded(to range: ClosedRange<CGFloat>, or standard: CGFloat = 0) -> CGFloat {
        isNaN ? standard : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
