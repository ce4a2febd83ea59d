import QuartzCore

/// The constraints of a stack view, as UIKit's own were found by printing them (kean/Arranged).
@MainActor struct StackArrangement {
    private let stack: UIStackView
    private let all: [UIView]
    private let shown: [UIView]
    private let axis: StackAxis
    private let canvas: AnyObject
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var gaps: [UILayoutGuide] = []

    init(of stack: UIStackView) {
        self.stack = stack
        all = stack.arrangedSubviews
        shown = all.filter { !$0.isHidden }
        axis = StackAxis(stack.axis)
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    mutating func build() {
        alignEnds()
        distribute()
        for view in shown { align(view) }
        if stack.alignment == .firstBaseline || stack.alignment == .lastBaseline { alignBaselines() }
        for view in all where view.isHidden { park(view) }
        // A stack is no larger across than what it holds, and one that shows nothing is empty.
        if stack.alignment != .fill || shown.isEmpty { fit(axis.across.length) }
        if shown.isEmpty { fit(axis.length) }
    }

    // MARK: Along the axis

    private mutating func alignEnds() {
        guard let first = shown.first, let last = shown.last else { return }
        add("UISV-canvas-connection", first, axis.start, .equal, canvas, axis.start)
        add("UISV-canvas-connection", last, axis.end, .equal, canvas, axis.end)
    }

    private mutating func distribute() {
        switch stack.distribution {
        case .fill: space(.equal)
        case .fillEqually:
            space(.equal)
            for view in shown.dropFirst() {
                add("UISV-fill-equally", view, axis.length, .equal, shown[0], axis.length)
            }
        case .fillProportionally:
            space(.equal)
            fillProportionally()
        case .equalSpacing:
            space(.greaterThanOrEqual)
            equalize(from: axis.end, to: axis.start, priority: .required)
        case .equalCentering:
            space(.greaterThanOrEqual)
            equalize(from: axis.middle, to: axis.middle, priority: Self.equalCentering)
        }
    }

    private mutating func space(_ relation: NSLayoutConstraint.Relation) {
        let isOnBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        let (end, start) = isOnBaselines ? (.lastBaseline, .firstBaseline) : (axis.end, axis.start)
        for (view, next) in zip(shown, shown.dropFirst()) {
            add("UISV-spacing", next, start, relation, view, end, constant: stack.spacing(after: view))
        }
    }

    /// Each view asks a little less strongly than the one before it, so that the last takes what is over.
    private mutating func fillProportionally() {
        let lengths = shown.map { axis.length(of: $0) }
        let spacing = shown.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
        let total = lengths.reduce(spacing, +)
        guard total > 0 else { return }
        var priority: Float = 999
        for (view, length) in zip(shown, lengths) where length > 0 {
            add(
                "UISV-fill-proportionally", view, axis.length, .equal, canvas, axis.length,
                multiplier: length / total, priority: UILayoutPriority(priority))
            priority = max(priority - 1, 1)
        }
    }

    /// Makes what is between two attributes of neighbours the same everywhere.
    private mutating func equalize(
        from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute,
        priority: UILayoutPriority
    ) {
        for (view, next) in zip(shown, shown.dropFirst()) {
            let gap = UILayoutGuide()
            gap.identifier = "UISV-distributing"
            stack.addLayoutGuide(gap)
            add("UISV-distributing-edge", gap, axis.start, .equal, view, start)
            add("UISV-distributing-edge", gap, axis.end, .equal, next, end)
            if let first = gaps.first {
                add("UISV-distributing", gap, axis.length, .equal, first, axis.length, priority: priority)
            }
            gaps.append(gap)
        }
    }

    // MARK: Across

    private mutating func align(_ view: UIView) {
        let across = axis.across
        let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
        switch isBaseline && stack.axis == .vertical ? .leading : stack.alignment {
        case .fill:
            add("UISV-alignment", view, across.start, .equal, canvas, across.start)
            add("UISV-alignment", view, across.end, .equal, canvas, across.end)
        case .leading:
            add("UISV-alignment", view, across.start, .equal, canvas, across.start)
            keepInside(view, [across.end])
        case .trailing:
            add("UISV-alignment", view, across.end, .equal, canvas, across.end)
            keepInside(view, [across.start])
        case .center:
            add("UISV-alignment", view, across.middle, .equal, canvas, across.middle)
            keepInside(view, [across.start, across.end])
        case .firstBaseline:
            keepInside(view, [across.start, across.end])
            add(
                "UISV-ambiguity-suppression", view, across.start, .equal, canvas, across.start,
                priority: Self.ambiguity)
        case .lastBaseline:
            keepInside(view, [across.start, across.end])
            add(
                "UISV-ambiguity-suppression", view, across.end, .equal, canvas, across.end,
                priority: Self.ambiguity)
        }
    }

    private mutating func keepInside(_ view: UIView, _ sides: [NSLayoutConstraint.Attribute]) {
        for side in sides {
            let isStart = side == axis.across.start
            add(
                "UISV-spanning-boundary", view, side, isStart ? .greaterThanOrEqual : .lessThanOrEqual,
                canvas, side)
        }
    }

    private mutating func alignBaselines() {
        guard stack.axis == .horizontal, let first = shown.first else { return }
        let line: NSLayoutConstraint.Attribute =
            stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        for view in shown.dropFirst() { add("UISV-alignment", view, line, .equal, first, line) }
    }

    // MARK: Hidden views

    /// A hidden view has no length and stands in the middle between its neighbours, or at an end.
    private mutating func park(_ view: UIView) {
        add("UISV-hiding", view, axis.length, .equal, nil, .notAnAttribute)
        constraints.last?.isProtected = true
        add("UISV-hiding", view, axis.across.start, .equal, canvas, axis.across.start)
        guard let place = all.firstIndex(where: { $0 === view }) else { return }
        let before = all[..<place].last { !$0.isHidden }, after = all[place...].first { !$0.isHidden }
        guard let before else { return add("UISV-hiding", view, axis.start, .equal, canvas, axis.start) }
        guard after != nil else { return add("UISV-hiding", view, axis.end, .equal, canvas, axis.end) }
        if let index = shown.firstIndex(where: { $0 === before }), gaps.indices.contains(index),
            stack.distribution == .equalSpacing
        {
            add("UISV-hiding", view, axis.start, .equal, gaps[index], axis.middle)
        } else {
            let half = stack.spacing(after: before) / 2
            add("UISV-hiding", view, axis.start, .equal, before, axis.end, constant: half)
        }
    }

    // MARK: Making

    private mutating func fit(_ length: NSLayoutConstraint.Attribute) {
        add("UISV-canvas-fit", stack, length, .equal, nil, .notAnAttribute, priority: Self.canvasFit)
    }

    private mutating func add(
        _ identifier: String, _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
        _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: multiplier, constant: constant)
        constraint.identifier = identifier
        constraint.priority = priority
        constraints.append(constraint)
    }

    private static let equalCentering = UILayoutPriority(149)
    private static let canvasFit = UILayoutPriority(49)
    private static let ambiguity = UILayoutPriority(25)
}

/// The attributes that run along one axis.
@MainActor struct StackAxis {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let middle: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute
    private let axis: NSLayoutConstraint.Axis

    init(_ axis: NSLayoutConstraint.Axis) {
        self.axis = axis
        (start, end, middle, length) =
            axis == .horizontal
            ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    }

    var across: StackAxis { StackAxis(axis == .horizontal ? .vertical : .horizontal) }

    /// How long a view would be by itself.
    func length(of view: UIView) -> CGFloat {
        let own = view.intrinsicContentSize
        let length = axis == .horizontal ? own.width : own.height
        if length >= 0 { return length }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return axis == .horizontal ? fitting.width : fitting.height
    }
}
