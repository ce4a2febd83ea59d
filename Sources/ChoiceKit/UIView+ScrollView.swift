import UIKit

extension UIView {
    /// The nearest scroll view that this one is in.
    var enclosingScrollView: UIScrollView? {
        sequence(first: self, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }.first
    }
}
