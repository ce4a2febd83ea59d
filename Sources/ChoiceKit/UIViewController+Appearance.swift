import UIKit

extension UIViewController {
    /// Is light or dark and tinted as the view that this was opened from, and not as the window: what is
    /// presented takes its traits and its tint from there.
    func adoptAppearance(of view: UIView) {
        let style = view.traitCollection.userInterfaceStyle
        overrideUserInterfaceStyle =
            style == view.window?.traitCollection.userInterfaceStyle ? .unspecified : style
        self.view.tintColor = view.tintColor
        self.view.semanticContentAttribute = view.semanticContentAttribute
    }
}
