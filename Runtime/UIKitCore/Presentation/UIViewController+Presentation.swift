import QuartzCore

extension UIViewController {
    /// What this controller, or one that it is in, presented.
    public var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

    /// Who presented this controller, or one that it is in.
    public var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// What manages the presentation of this controller as it was asked for; made when it is first asked for.
    public var presentationController: UIPresentationController? {
        if presentation == nil { presentation = makePresentation(by: nil, from: self) }
        return presentation?.adaptedFrom ?? presentation
    }

    /// What manages the presentation as it is shown, which may be another one for lack of room; nil while
    /// there is none.
    public var activePresentationController: UIPresentationController? {
        presenter == nil ? parent?.activePresentationController : presentation
    }

    /// The same as a popover's, where this is presented as one.
    public var popoverPresentationController: UIPopoverPresentationController? {
        guard presentsInPopover else { return parent?.popoverPresentationController }
        return presentationController as? UIPopoverPresentationController
    }

    /// The same as a sheet's, where this, or what it is in, is presented as one.
    public var sheetPresentationController: UISheetPresentationController? {
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet:
            guard parent == nil else { return parent?.sheetPresentationController }
            return presentationController as? UISheetPresentationController
        default: return parent?.sheetPresentationController
        }
    }

    /// The transition that this controller, or one that it is in, takes part in, or else the rotation that
    /// its window is in (of that one unconfirmed); nil between transitions.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        ownTransition ?? presentation?.transition ?? presented?.presentation?.transition
            ?? parent?.transitionCoordinator ?? rotation
    }

    private var rotation: ControllerTransition? {
        let rotation = viewIfLoaded?.window?.rotation
        return rotation?.hasEnded == false ? rotation : nil
    }

    /// Whether it is on its way to the screen, presented; true in `viewWillAppear` to `viewDidAppear`.
    public var isBeingPresented: Bool { presentation?.stage == .arriving }

    /// Whether it is on its way off the screen, dismissed; true in `viewWillDisappear` to `viewDidDisappear`.
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
        guard let previous else { return }
        traitCollectionDidChange(previous)
        let now = traitCollection
        for registration in traitRegistrations { registration.tell(self, from: previous, to: now) }
    }
}
