import UIKit

extension UIView {
    /// The list of a dropdown that stands in front of this view; nil where there is none.
    var listInFront: DropdownPresentation? {
        let presenter = nearestController ?? window?.rootViewController
        return (presenter?.presentedViewController as? DropdownListController)?.presentation
    }

    /// The buttons in this view that open something of their own.
    var openingButtons: [UIView] {
        self is DropdownButton || self is PullDownButton ? [self] : subviews.flatMap(\.openingButtons)
    }
}
