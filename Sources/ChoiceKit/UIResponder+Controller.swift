import UIKit

extension UIResponder {
    /// The first controller from here on along the responder chain.
    var nearestController: UIViewController? {
        sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}
