import QuartzCore

/// What holds for an item without a constraint of the app.
extension LayoutEngine {
    func determine(_ item: LayoutItem, _ slot: LayoutItem.Slot) -> [LoweredConstraint] {
        if let guide = item.guide { return determine(guide, item, slot) }
        guard let view = item.view else { return [] }
        if view === root { return determineRoot(item, view, slot) }
        if !item.isPlaced { return [frame(of: view, item, slot)] }
        return slot.isLength ? content(item, view, slot) : []
    }

    private func determineRoot(_ item: LayoutItem, _ view: UIView, _ slot: LayoutItem.Slot)
        -> [LoweredConstraint]
    {
        guard slot.isLength else { return [] }
        let isWidth = slot == .width
        if let fitting {
            let target = isWidth ? fitting.target.width : fitting.target.height
            let priority = isWidth ? fitting.horizontal : fitting.vertical
            return content(item, view, slot) + [
                equal(item, slot, Self.bounded(target.isNaN ? 0 : max(target, 0)), Double(priority.rawValue))
            ]
        }
        let length = Double(isWidth ? view.bounds.width : view.bounds.height)
        guard item.isPlaced, view.window == nil else {
            return [equal(item, slot, length, LayoutSolver.required)]
        }
        // Nothing places the root, so it keeps its size unless something in it wants another.
        return content(item, view, slot) + [equal(item, slot, length, Self.keeping)]
    }

    private func equal(
        _ item: LayoutItem, _ slot: LayoutItem.Slot, _ value: Double, _ priority: Double
    ) -> LoweredConstraint {
        var sum = LayoutExpression()
        sum.add(1, item, slot)
        sum.constant = -value
        return LoweredConstraint(
            sum: sum, priority: priority, rank: item.rank, isProtected: priority == LayoutSolver.required)
    }

    /// The frame and the autoresizing mask as a constraint: as much of the superview's growth as is flexible.
    private func frame(of view: UIView, _ item: LayoutItem, _ slot: LayoutItem.Slot) -> LoweredConstraint {
        let frame = view.untransformedFrame
        let (start, length) =
            slot.isHorizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
        guard let superview = view.superview else {
            return equal(item, slot, Double(slot.isLength ? length : start), LayoutSolver.required)
        }
        let outer = slot.isHorizontal ? superview.bounds.width : superview.bounds.height
        let shares = UIView.autoresizingShares(
            start: start, length: length, in: outer, view.flexibility(isHorizontal: slot.isHorizontal))
        let share = Double(slot.isLength ? shares.length : shares.start)
        let value = Double(slot.isLength ? length : start)
        var lowered = equal(item, slot, value - share * Double(outer), LayoutSolver.required)
        lowered.sum.add(-share, self.item(for: superview), slot.isHorizontal ? .width : .height)
        return lowered
    }

    /// The content's size as two inequalities (Apple's Auto Layout Guide, "Anatomy of a Constraint").
    private func content(_ item: LayoutItem, _ view: UIView, _ slot: LayoutItem.Slot) -> [LoweredConstraint] {
        let size = item.contentSize
        let length = slot == .width ? size.width : size.height
        guard length >= 0, length.isFinite else { return [] }
        let insets = view.alignmentRectInsets
        let whole = length + (slot == .width ? insets.left + insets.right : insets.top + insets.bottom)
        let axis: NSLayoutConstraint.Axis = slot == .width ? .horizontal : .vertical
        func bound(_ relation: LayoutSolver.Relation, _ priority: UILayoutPriority) -> LoweredConstraint {
            var lowered = equal(item, slot, Self.bounded(whole), Double(priority.rawValue))
            lowered.relation = relation
            lowered.isProtected = false
            return lowered
        }
        return [
            bound(.lessThanOrEqual, view.contentHuggingPriority(for: axis)),
            bound(.greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis)),
        ]
    }

    private func determine(
        _ guide: UILayoutGuide, _ item: LayoutItem, _ slot: LayoutItem.Slot
    ) -> [LoweredConstraint] {
        guard guide.role != .own, let owner = guide.owningView else { return [] }
        if guide.role == .content {
            return slot.isLength ? [] : [equal(item, slot, 0, LayoutSolver.required)]
        }
        let insets = owner.insets(of: guide.role)
        let isFrame = guide.role == .frame
        switch slot {
        case .x:
            return [
                equal(item, slot, Double(isFrame ? owner.bounds.minX : insets.left), LayoutSolver.required)
            ]
        case .y:
            return [
                equal(item, slot, Double(isFrame ? owner.bounds.minY : insets.top), LayoutSolver.required)
            ]
        case .width, .height:
            let less = slot == .width ? insets.left + insets.right : insets.top + insets.bottom
            var lowered = equal(item, slot, Double(-less), LayoutSolver.required)
            lowered.sum.add(-1, self.item(for: owner), slot)
            // A view narrower than its margins has a guide without width, and that is no mistake.
            lowered.isProtected = true
            return [lowered]
        }
    }

    /// A priority below all that an app would give.
    private static let keeping = 0.01
}
