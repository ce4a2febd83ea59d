import QuartzCore

/// What constraints of the app mean in terms of items.
extension LayoutEngine {
    /// Nil where an item is gone.
    func lower(_ constraint: NSLayoutConstraint, rank: Int) -> LoweredConstraint? {
        guard let space = commonAncestor(constraint.views) else { return nil }
        let attributes = [
            constraint.first.attribute, constraint.first.startAttribute, constraint.second?.attribute,
            constraint.second?.startAttribute,
        ]
        let isMirrored =
            attributes.contains { $0?.followsDirection == true }
            && space.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard var sum = expression(constraint.first, in: space, isMirrored) else { return nil }
        let factor = constraint.systemSpacing > 0 ? 1 : Double(constraint.multiplier)
        if let second = constraint.second {
            guard let other = expression(second, in: space, isMirrored) else { return nil }
            sum.add(-factor, other)
        }
        sum.constant -= Self.bounded(constraint.constant + constraint.systemSpacing * constraint.multiplier)
        let relation: LayoutSolver.Relation =
            switch constraint.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        return LoweredConstraint(
            sum: sum, relation: relation, priority: Double(constraint.priority.rawValue), rank: rank,
            isProtected: constraint.isProtected)
    }

    private func commonAncestor(_ views: [UIView]) -> UIView? {
        guard let start = views.first else { return nil }
        return sequence(first: start, next: \.superview).first { candidate in
            views.dropFirst().allSatisfy { $0.isDescendant(of: candidate) }
        }
    }

    private func expression(
        _ operand: LayoutOperand, in space: UIView, _ isMirrored: Bool
    ) -> LayoutExpression? {
        guard let item = operand.item else { return nil }
        guard let startAttribute = operand.startAttribute else {
            return expression(item, operand.attribute, in: space, isMirrored)
        }
        guard let startItem = operand.startItem else { return nil }
        var length = expression(item, operand.attribute, in: space, isMirrored)
        length.add(-1, expression(startItem, startAttribute, in: space, isMirrored))
        return length
    }

    /// Where an attribute is in the coordinates of a view above, or how long it is.
    private func expression(
        _ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in space: UIView, _ isMirrored: Bool
    ) -> LayoutExpression {
        guard let view = object as? UIView else {
            return place(object, attribute.resolved(mirrored: isMirrored), .zero, in: space, isMirrored)
        }
        if let within = attribute.withinMargins {
            return expression(view.layoutMarginsGuide, within, in: space, isMirrored)
        }
        if attribute == .firstBaseline || attribute == .lastBaseline {
            return baseline(view, isFirst: attribute == .firstBaseline, in: space)
        }
        if view === space, attribute.kind != .length, let scrollView = view as? UIScrollView {
            // What lies in a scroll view is at the sides of its content, but in the middle of its frame
            // (Apple's Auto Layout Guide, "Working with Scroll Views").
            let isMiddle = attribute == .centerX || attribute == .centerY
            let guide = isMiddle ? scrollView.frameLayoutGuide : scrollView.contentLayoutGuide
            return expression(guide, attribute, in: space, isMirrored)
        }
        return place(
            view, attribute.resolved(mirrored: isMirrored), view.alignmentRectInsets, in: space, isMirrored)
    }

    private func place(
        _ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ insets: UIEdgeInsets,
        in space: UIView, _ isMirrored: Bool
    ) -> LayoutExpression {
        var place = LayoutExpression()
        func add(_ origin: LayoutItem.Slot, _ length: LayoutItem.Slot, _ part: Double, _ inset: CGFloat) {
            place = self.origin(of: object, origin, in: space)
            place.add(part, item(for: object), length)
            place.constant += Double(inset)
        }
        switch attribute {
        case .left: add(.x, .width, 0, insets.left)
        case .right: add(.x, .width, 1, -insets.right)
        case .centerX: add(.x, .width, 0.5, (insets.left - insets.right) / 2)
        case .top: add(.y, .height, 0, insets.top)
        case .bottom: add(.y, .height, 1, -insets.bottom)
        case .centerY: add(.y, .height, 0.5, (insets.top - insets.bottom) / 2)
        case .width:
            place.add(1, item(for: object), .width)
            place.constant = Double(-insets.left - insets.right)
        case .height:
            place.add(1, item(for: object), .height)
            place.constant = Double(-insets.top - insets.bottom)
        default: preconditionFailure("\(attribute) is not a place of a rectangle.")
        }
        // From the other side everything runs the other way, and constants keep their sense.
        if isMirrored, attribute != .width, attribute != .height { place.negate() }
        return place
    }

    private func baseline(_ view: UIView, isFirst: Bool, in space: UIView) -> LayoutExpression {
        let stand = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if stand !== view, stand.isDescendant(of: view) {
            return baseline(stand, isFirst: isFirst, in: space)
        }
        let width = items[ObjectIdentifier(view)]?.wrapWidth ?? view.bounds.width
        let line = view.baseline(isFirst: isFirst, atWidth: width)
        var place = origin(of: view, .y, in: space)
        place.add(Double(line.part), item(for: view), .height)
        place.constant += Double(line.offset)
        return place
    }

    /// The near corner of an item, on one axis.
    private func origin(of object: AnyObject, _ slot: LayoutItem.Slot, in space: UIView) -> LayoutExpression {
        var place = LayoutExpression()
        if object === space {
            place.constant = Double(slot == .x ? space.bounds.minX : space.bounds.minY)
            return place
        }
        place.add(1, item(for: object), slot)
        var next = (object as? UIView)?.superview ?? (object as? UILayoutGuide)?.owningView
        while let view = next, view !== space {
            place.add(1, item(for: view), slot)
            place.constant -= Double(slot == .x ? view.bounds.minX : view.bounds.minY)
            place.followsScrolling = place.followsScrolling || view is UIScrollView
            next = view.superview
        }
        return place
    }

    /// A number that leaves room for sums; what is greater means no bound to a layout.
    static func bounded(_ length: CGFloat) -> Double { Double(min(max(length, -greatest), greatest)) }

    private static let greatest: CGFloat = 10_000_000
}

extension NSLayoutConstraint {
    func isOnBaseline(of view: UIView) -> Bool {
        [first, second].contains { operand in
            guard let operand, operand.attribute == .firstBaseline || operand.attribute == .lastBaseline,
                let other = operand.item as? UIView
            else { return false }
            return view.isDescendant(of: other)
        }
    }
}
