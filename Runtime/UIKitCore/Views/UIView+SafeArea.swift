import QuartzCore

extension UIView {
    /// How far the bars, corners and sensors of the device reach into this view.
    public var safeAreaInsets: UIEdgeInsets {
        guard window != nil else { return .zero }
        if let owner { return parentSafeArea + owner.additionalSafeAreaInsets }
        return parentSafeArea
    }

    /// How much of the safe area is left where reading begins.
    var leadingSafeArea: CGFloat {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? safeAreaInsets.right : safeAreaInsets.left
    }

    /// How much of the safe area is left where reading ends.
    var trailingSafeArea: CGFloat {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? safeAreaInsets.left : safeAreaInsets.right
    }

    /// Insets of the margins, in points; by default the system's, with the safe area added.
    public var layoutMargins: UIEdgeInsets {
        get {
            let base = directionalLayoutMargins.resolved(effectiveUserInterfaceLayoutDirection)
            let own = insetsLayoutMarginsFromSafeArea ? base + safeAreaInsets : base
            guard preservesSuperviewLayoutMargins, let superview else { return own }
            return own.largest(with: remaining(superview.layoutMargins, in: superview))
        }
        set {
            let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: mirrored ? newValue.right : newValue.left,
                bottom: newValue.bottom,
                trailing: mirrored ? newValue.left : newValue.right)
        }
    }

    /// The margins without the safe area: 8 on each side, for a controller's view the system's minimum
    /// margins.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            if let margins = viewState.directionalLayoutMargins { return margins }
            guard owner != nil else {
                return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
            }
            return NSDirectionalEdgeInsets(top: 0, leading: systemMargin, bottom: 0, trailing: systemMargin)
        }
        set {
            guard newValue != viewState.directionalLayoutMargins else { return }
            viewState.directionalLayoutMargins = newValue
            marginsDidChange()
        }
    }

    /// Whether the margins begin at the safe area; true by default.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { viewState.insetsLayoutMarginsFromSafeArea }
        set {
            guard newValue != viewState.insetsLayoutMarginsFromSafeArea else { return }
            viewState.insetsLayoutMarginsFromSafeArea = newValue
            marginsDidChange()
        }
    }

    /// Whether the margins are at least what is left of the superview's; false by default.
    public var preservesSuperviewLayoutMargins: Bool {
        get { viewState.preservesSuperviewLayoutMargins }
        set {
            guard newValue != viewState.preservesSuperviewLayoutMargins else { return }
            viewState.preservesSuperviewLayoutMargins = newValue
            marginsDidChange()
        }
    }

    /// The margin of the system at the width of the outermost controller around this view: 16 points, 20 from
    /// 390 points on (measured by others). So it is 16 in a popover, however wide the window.
    var systemMargin: CGFloat {
        let controller = sequence(first: self, next: \.superview).lazy.compactMap(\.owner).first
        let outermost = controller.map { sequence(first: $0, next: \.parent).reduce($0) { $1 } }
        return (outermost?.viewIfLoaded ?? window)?.bounds.width ?? 0 >= 390 ? 20 : 16
    }

    /// What is left of the superview's insets: each, less how far this view starts inside that edge, never
    /// more than the inset and never less than nothing.
    private var parentSafeArea: UIEdgeInsets {
        if let window = self as? UIWindow { return window.deviceSafeArea }
        guard let superview else { return .zero }
        let outer = superview.insetsForContent ?? superview.safeAreaInsets
        guard outer != .zero else { return .zero }
        return remaining(outer, in: superview)
    }

    /// What is left of insets of the superview here, as of its safe area.
    private func remaining(_ outer: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
        let space = superview.bounds
        // Where it is without its transform: what slides away does not lay out anew on its way.
        let frame = untransformedFrame
        func left(_ inset: CGFloat, less distance: CGFloat) -> CGFloat {
            min(max(inset - distance, 0), max(inset, 0))
        }
        return UIEdgeInsets(
            top: left(outer.top, less: frame.minY - space.minY),
            left: left(outer.left, less: frame.minX - space.minX),
            bottom: left(outer.bottom, less: space.maxY - frame.maxY),
            right: left(outer.right, less: space.maxX - frame.maxX))
    }

    /// What follows from other margins, here and in subviews that keep them.
    private func marginsDidChange() {
        layoutMarginsDidChange()
        guidesMayHaveChanged()
        setNeedsLayout()
        for child in children where child.preservesSuperviewLayoutMargins { child.marginsDidChange() }
    }

    /// Tells this view and those in it whose insets are not what they were.
    func safeAreaMayHaveChanged() {
        guard window != nil, viewState.knownSafeArea != safeAreaInsets else { return }
        viewState.knownSafeArea = safeAreaInsets
        safeAreaInsetsDidChange()
        owner?.viewSafeAreaInsetsDidChange()
        marginsDidChange()
        for child in children { child.safeAreaMayHaveChanged() }
    }
}

extension UIEdgeInsets {
    /// The larger of two on each side.
    fileprivate func largest(with other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
