public import QuartzCore

extension UIView {
    /// Whether constraints follow from the frame and the autoresizing mask; true by default. Set it to false
    /// for a view that constraints place.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { viewState.translatesMask }
        set {
            guard newValue != viewState.translatesMask else { return }
            viewState.translatesMask = newValue
            layoutRoot.liveEngine?.determinationDidChange(of: self)
            setNeedsLayout()
        }
    }

    /// The constraints that this view holds: those that are about it and what is in it.
    public var constraints: [NSLayoutConstraint] { viewState.constraints }

    /// Makes a constraint active and has this view hold it; its items must be this view or in it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        precondition(
            constraint.views.allSatisfy { $0.isDescendant(of: self) },
            "\(constraint) is about a view outside of \(self): activate it instead.")
        constraint.isActive = false
        hold(constraint)
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Ends a constraint that this view holds.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { release(constraint) }
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    // MARK: Content

    /// How much the view resists being made larger than its content; 250 by default.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        viewState.contentPriorities[axis == .horizontal ? 0 : 1]
    }

    public func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setContentPriority(priority, axis == .horizontal ? 0 : 1)
    }

    /// How much the view resists being made smaller than its content; 750 by default.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        viewState.contentPriorities[axis == .horizontal ? 2 : 3]
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setContentPriority(priority, axis == .horizontal ? 2 : 3)
    }

    private func setContentPriority(_ priority: UILayoutPriority, _ index: Int) {
        guard viewState.contentPriorities[index] != priority else { return }
        viewState.contentPriorities[index] = priority
        layoutRoot.liveEngine?.determinationDidChange(of: self)
    }

    // MARK: Alignment

    /// The frame that goes with an alignment rectangle.
    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// What constraints align of a frame.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    // MARK: Mistakes

    /// Whether constraints leave the place or size of this view open. For finding mistakes: it is slow.
    public var hasAmbiguousLayout: Bool {
        guard let engine = layoutRoot.engineIfUsed else { return false }
        engine.flush()
        return engine.isAmbiguous(self)
    }
}

// MARK: - Holding

extension UIView {
    /// The topmost view above this one.
    var layoutRoot: UIView {
        var view = self
        while let next = view.parent { view = next }
        return view
    }

    /// The engine of a root whose constraints were solved before.
    var liveEngine: LayoutEngine? { viewState.engine }

    /// The engine of a root; nil for one that holds no constraint.
    var engineIfUsed: LayoutEngine? {
        guard viewState.usesConstraints else { return nil }
        if let engine = viewState.engine { return engine }
        let engine = LayoutEngine(root: self)
        viewState.engine = engine
        engine.addAll(in: self)
        return engine
    }

    private static var activations = 0

    func hold(_ constraint: NSLayoutConstraint) {
        Self.activations += 1
        constraint.activation = Self.activations
        constraint.holder = self
        viewState.constraints.append(constraint)
        markUsingConstraints()
        let root = layoutRoot
        root.liveEngine?.add(constraint)
        root.constraintsNeedPass()
    }

    func release(_ constraint: NSLayoutConstraint) {
        constraint.holder = nil
        viewState.constraints.removeAll { $0 === constraint }
        layoutRoot.liveEngine?.remove(constraint)
    }

    /// Tells this view and those above that a constraint is held here or below.
    func markUsingConstraints() {
        var view: UIView? = self
        while let current = view, !current.viewState.usesConstraints {
            current.viewState.usesConstraints = true
            view = current.parent
        }
    }

    /// Has the constraints of this root solved with the next frame.
    func constraintsNeedPass() { window?.screen.frames.constraints.invalidate(self) }

    /// Calls `body` with every constraint that is held here or below.
    func visitConstraints(_ body: (NSLayoutConstraint) -> Void) {
        guard viewState.usesConstraints else { return }
        for constraint in viewState.constraints { body(constraint) }
        for child in children { child.visitConstraints(body) }
    }

    // MARK: Hierarchy

    /// This view has come into a hierarchy; what it and those below hold counts there from now on.
    func constraintsDidEnter() {
        if type(of: self).requiresConstraintBasedLayout { markUsingConstraints() }
        guard let superview else { return }
        if viewState.usesConstraints { superview.markUsingConstraints() }
        superview.markUpdateBelow()
        viewState.engine = nil
        let root = layoutRoot
        guard root.viewState.usesConstraints else { return }
        if let engine = root.liveEngine { visitConstraints(engine.add) }
        root.constraintsNeedPass()
    }

    /// This view is about to leave its superview: constraints that are about it and something outside end.
    func constraintsWillLeave() {
        let root = layoutRoot
        guard root.viewState.usesConstraints else { return }
        var holder = superview
        while let current = holder {
            for constraint in current.viewState.constraints
            where constraint.views.contains(where: { $0.isDescendant(of: self) }) {
                current.release(constraint)
            }
            holder = current.superview
        }
        if let engine = root.liveEngine { visitConstraints(engine.remove) }
    }
}
