import QuartzCore

/// The part of a view that the software keyboard covers. Its top is where the keyboard begins; while that is
/// down or away from the view, it is the bottom of the safe area.
@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide is at least as high as the bottom of the safe area; true by default. Else it has no
    /// height while the keyboard is away.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owner?.guidesMayHaveChanged() } }
    }
}

extension UIView {
    /// Follows the keyboard; what is bound to its top moves with it.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = viewState.systemGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first {
            return guide
        }
        let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
        viewState.systemGuides.append(guide)
        return guide
    }

    /// Where the guide is, as insets of the bounds.
    var keyboardInsets: UIEdgeInsets {
        let least = keyboardLayoutGuide.usesBottomSafeArea ? safeAreaInsets.bottom : 0
        let height = min(max(least, keyboardOverlap), bounds.height)
        return UIEdgeInsets(top: bounds.height - height, left: 0, bottom: 0, right: 0)
    }

    /// Points of this view from its bottom that the keyboard covers, or is about to.
    var keyboardOverlap: CGFloat {
        guard let window else { return 0 }
        let keyboard = window.screen.softwareKeyboard
        guard keyboard.isUp else { return 0 }
        let inWindow = window.layer.convert(keyboard.frame, from: window.screen.layerTree.root)
        return max(0, bounds.maxY - convert(inWindow, from: window).minY)
    }

    /// Has the guides of this view and those in it follow a keyboard that moved, and what is presented keep
    /// clear of it.
    func keyboardDidMove() {
        guidesMayHaveChanged()
        if self is PresentationContainer { setNeedsLayout() }
        for child in children { child.keyboardDidMove() }
    }
}
