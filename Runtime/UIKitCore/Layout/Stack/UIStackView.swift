public import QuartzCore

/// Lines its arranged subviews up along an axis, by constraints of its own.
///
/// It has no size of its own: what it holds, with the spacing, makes it as large as it is, or is resized to
/// fill it. A hidden view takes no room.
@MainActor open class UIStackView: UIView {
    /// How arranged subviews fill the stack along its axis.
    public enum Distribution: Int, Sendable {
        /// They are resized by their content priorities.
        case fill = 0
        /// All have the same length.
        case fillEqually = 1
        /// Lengths are in proportion to the content's.
        case fillProportionally = 2
        /// The space between them is the same, and at least the spacing.
        case equalSpacing = 3
        /// Their middles are equally far apart, with at least the spacing between them.
        case equalCentering = 4
    }

    /// Where arranged subviews stand across the axis.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        /// Aligns first baselines, in a horizontal stack.
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        /// Aligns last baselines, in a horizontal stack.
        case lastBaseline = 5

        /// The same as leading, in a horizontal stack.
        public static let top = Alignment.leading
        /// The same as trailing, in a horizontal stack.
        public static let bottom = Alignment.trailing
    }

    private var arranged: [UIView] = []
    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement: [NSLayoutConstraint] = []
    private var gaps: [UILayoutGuide] = []

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Views

    /// The views that are lined up, in their order; all are subviews.
    open var arrangedSubviews: [UIView] { arranged }

    /// Lines a view up behind the others, and makes it a subview if it is none. Constraints place it from now
    /// on, and no longer its frame.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

    /// Lines a view up at an index; one that is arranged already moves there.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        precondition(
            (0...arranged.count).contains(stackIndex),
            "\(stackIndex) is no place among \(arranged.count) arranged subviews.")
        arranged.removeAll { $0 === view }
        view.translatesAutoresizingMaskIntoConstraints = false
        arranged.insert(view, at: min(stackIndex, arranged.count))
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// Lines a view up no longer. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        arranged.removeAll { $0 === view }
        customSpacing[ObjectIdentifier(view)] = nil
        view.viewState.layoutRank = nil
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Arrangement

    /// Horizontal by default.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// `fill` by default.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// `fill` by default.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// Points between arranged subviews; 0 by default.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Sets the points after one view; `spacingUseDefault` brings `spacing` back.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacing[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The points that were set after one view, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Whether vertical spacing goes from last to first baseline; false by default.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether arranged subviews stay within the layout margins; false by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Says that the spacing after a view is the stack's.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// Says that the spacing is the system's, 8 points.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    // MARK: Overrides

    open override class var requiresConstraintBasedLayout: Bool { true }

    open override func updateConstraints() {
        rebuild()
        super.updateConstraints()
    }

    /// The first view of a stack that shows.
    open override var forFirstBaselineLayout: UIView { arranged.first { !$0.isHidden } ?? self }

    /// The last view of a vertical stack that shows; the first of a horizontal one.
    open override var forLastBaselineLayout: UIView {
        (axis == .vertical ? arranged.last { !$0.isHidden } : arranged.first { !$0.isHidden }) ?? self
    }

    // MARK: Constraints

    func arranges(_ view: UIView) -> Bool { arranged.contains { $0 === view } }

    func arrangementDidChange() { setNeedsUpdateConstraints() }

    private func rebuild() {
        NSLayoutConstraint.deactivate(arrangement)
        for gap in gaps { removeLayoutGuide(gap) }
        giveRanks()
        var plan = StackArrangement(of: self)
        plan.build()
        gaps = plan.gaps
        arrangement = plan.constraints
        NSLayoutConstraint.activate(arrangement)
    }

    /// Points after a view, whatever way they were set.
    func spacing(after view: UIView) -> CGFloat {
        let own = customSpacing[ObjectIdentifier(view)] ?? spacing
        if own == Self.spacingUseSystem { return NSLayoutDimension.systemSpacing }
        return own.isFinite ? own : 0
    }

    /// Of equals the first gives way; what is in a stack within this one gives way before.
    private func giveRanks() {
        let depth = sequence(first: superview, next: { $0?.superview }).reduce(0) { depth, view in
            view is UIStackView ? depth + 1 : depth
        }
        for (index, view) in arranged.enumerated() {
            view.setLayoutRank(Self.middleRank - 256 * min(depth, 100) + min(index, 255))
        }
    }

    private static let middleRank = 0x8000
}
