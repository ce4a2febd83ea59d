import QuartzCore

extension UIViewController {
    /// What this controller, or one that it is in, presented.
    public var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

    /// Who presented this controller, or one that it is in.
    public var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// What manages the presentation of this controller; made when it is first asked for.
    public var presentationController: UIPresentationController? {
        if presentation == nil { presentation = Presenting.makeController(for: self) }
        return presentation
    }

    /// The same as a popover's, where this is presented as one.
    public var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover else { return nil }
        return presentationController as? UIPopoverPresentationController
    }

    public var isBeingPresented: Bool { presentation?.stage == .arriving }
    public var isBeingDismissed: Bool { presentation?.stage == .leaving }

    /// Traits that a presentation gives to what it presents.
    var presentationTraits: UITraitCollection? {
        guard let presentation, presenter != nil else { return nil }
        return presentation.traitsOfPresented
    }

    var outerTraits: UITraitCollection {
        viewIfLoaded?.superview?.traitCollection ?? viewIfLoaded?.window?.traitCollection ?? .fallback
    }

    func traitsChanged(from previous: UITraitCollection?) {
        if previous != nil { traitCollectionDidChange(previous) }
    }
}
