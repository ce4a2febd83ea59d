public import QuartzCore

/// A side, centre or baseline of a view or guide, from which constraints are made.
///
/// The type of an anchor lets only what can be compared be compared. What the methods make is not active.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let operand: LayoutOperand

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        operand = LayoutOperand(item, attribute)
        super.init()
    }

    init(_ operand: LayoutOperand) {
        self.operand = operand
        super.init()
    }

    /// The view or guide that the anchor belongs to.
    open weak var item: AnyObject? { operand.item }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: 0)
    }

    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: 0)
    }

    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: 0)
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
    }

    /// Points that the system puts between two views; measured by nobody here, and 8 in every layout of
    /// Apple's that is known.
    static var systemSpacing: CGFloat { 8 }

    func spaced(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            operand, relation, anchor.operand, multiplier: multiplier, systemSpacing: Self.systemSpacing)
    }
}
