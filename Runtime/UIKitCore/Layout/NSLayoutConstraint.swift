public import QuartzCore

/// Says of two attributes of views or guides how they compare: `first = multiplier * second + constant`, or
/// less, or greater.
///
/// It counts while it is active. A constraint of a view that leaves its superview is no longer active, unless
/// it is about nothing but that view and what is in it.
@MainActor open class NSLayoutConstraint: NSObject {
    let first: LayoutOperand
    let second: LayoutOperand?
    /// The second side is missing, and `multiplier` times this many points are added.
    private(set) var systemSpacing: CGFloat = 0
    /// Whether constraints of the app are broken where they exclude this one.
    var isProtected = false
    /// The place among all that were activated, of which the last is broken in a conflict.
    var activation = 0
    /// The view that holds this.
    weak var holder: UIView?
    private let factor: CGFloat
    private var offset: CGFloat
    private var weight = UILayoutPriority.required

    public let relation: Relation

    /// A text that logs call the constraint by; nil by default.
    open var identifier: String?

    init(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat = 0, systemSpacing: CGFloat = 0
    ) {
        self.first = first
        self.second = second
        self.relation = relation
        self.systemSpacing = systemSpacing
        factor = multiplier
        offset = constant.isNaN ? 0 : constant
        super.init()
        checkSides()
    }

    /// Makes a constraint that is not active.
    ///
    /// Items are views or layout guides. Sides and centres are compared with such, and need a second item;
    /// lengths may stand alone.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let second = attr2 == .notAnAttribute ? nil : view2.map { LayoutOperand(Self.item($0), attr2) }
        precondition(
            view2 == nil || second != nil,
            "A constraint with a second item needs a second attribute: name one, or pass nil as the item.")
        self.init(
            LayoutOperand(Self.item(view1), attr1), relation, second, multiplier: multiplier, constant: c)
    }

    // MARK: Sides

    open weak var firstItem: AnyObject? { first.item }
    open weak var secondItem: AnyObject? { second?.item }
    open var firstAttribute: Attribute { first.attribute }
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
    open var multiplier: CGFloat { factor }

    /// Points that are added; where nothing else changes, this is the cheapest thing to change. One that is
    /// no number counts as 0.
    open var constant: CGFloat {
        get { offset }
        set {
            let new = newValue.isNaN ? 0 : newValue
            guard new != offset else { return }
            offset = new
            holder?.layoutRoot.liveEngine?.constraintDidChange(self)
        }
    }

    /// Required by default. It cannot become or cease to be required while the constraint is active.
    open var priority: UILayoutPriority {
        get { weight }
        set {
            guard newValue != weight else { return }
            precondition(
                newValue.rawValue > 0 && newValue.rawValue <= UILayoutPriority.required.rawValue,
                "A priority is greater than 0 and at most 1000: \(newValue.rawValue) is not.")
            precondition(
                !isActive || (newValue == .required) == (weight == .required),
                "An active constraint cannot become or cease to be required: deactivate it first, or use 999."
            )
            weight = newValue
            holder?.layoutRoot.liveEngine?.constraintDidChange(self)
        }
    }

    // MARK: Activity

    /// Whether the constraint counts. Activating gives it to the nearest view that holds both items.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { nearestHolder.hold(self) } else { holder?.release(self) }
        }
    }

    /// Makes all of them active.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    nonisolated open override var description: String { MainActor.assumeIsolated { summary } }

    /// The views that this is about.
    var views: [UIView] { first.views + (second?.views ?? []) }

    private var nearestHolder: UIView {
        let views = views
        guard let start = views.first else {
            preconditionFailure("\(summary) cannot be active: its items are gone, or guides without a view.")
        }
        let common = sequence(first: start, next: \.superview).first { candidate in
            views.allSatisfy { $0.isDescendant(of: candidate) }
        }
        guard let common else {
            preconditionFailure(
                "\(summary) cannot be active: no view holds both items. Add them to one first.")
        }
        return common
    }

    private func checkSides() {
        precondition(factor.isFinite, "\(summary): the multiplier is not a number.")
        guard let kind = first.kind else { preconditionFailure("\(summary) says nothing of its first item.") }
        if let second {
            precondition(
                kind == second.kind, "\(summary) compares what cannot be: a side with a length, or two axes.")
            let attributes = [first.attribute, second.attribute]
            precondition(
                !(attributes.contains(where: \.followsDirection)
                    && attributes.contains(where: \.isAbsoluteSide)),
                "\(summary) compares leading or trailing with left or right: use one kind on both sides.")
        }
        precondition(
            kind == .length || second != nil && factor != 0,
            "\(summary) puts a side at a constant: sides are compared with sides of a second item.")
    }

    private static func item(_ item: Any) -> AnyObject {
        if let view = item as? UIView { return view }
        guard let guide = item as? UILayoutGuide else {
            preconditionFailure("\(item) cannot be constrained: pass a view or a layout guide.")
        }
        return guide
    }
}
