import QuartzCore

/// What a popover is drawn as: its outline with a shadow, and the presented view inside it.
///
/// The presented view has the popover's whole size, the arrow included, as since iOS 13; the arrow's side is
/// a safe area inset.
final class PopoverView: UIView {
    private let outline = CAShapeLayer()
    private let cutter = CAShapeLayer()
    private let content: UIView
    private var shape: PopoverShape?
    private var insets = UIEdgeInsets.zero

    init(content: UIView) {
        self.content = content
        super.init(frame: .zero)
        layer.addSublayer(outline)
        layer.shadowColor = CGColor(gray: 0, alpha: 1)
        layer.shadowOpacity = Self.shadowOpacity
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: Self.shadowDrop)
        addSubview(content)
        content.layer.mask = cutter
    }

    required init?(coder: NSCoder) {
        content = UIView()
        super.init(coder: coder)
    }

    func show(_ placement: PopoverPlacement, fill: UIColor) {
        insets = placement.arrowInsets
        let anchor = CGPoint(
            x: placement.frame.width > 0 ? placement.tip.x / placement.frame.width : 0.5,
            y: placement.frame.height > 0 ? placement.tip.y / placement.frame.height : 0.5)
        // The tip stays where it is while the popover grows out of it.
        layer.anchorPoint = anchor
        bounds.size = placement.frame.size
        center = CGPoint(x: placement.frame.minX + placement.tip.x, y: placement.frame.minY + placement.tip.y)
        content.frame = bounds
        content.safeAreaMayHaveChanged()
        let shape = PopoverShape(
            size: placement.frame.size, tip: placement.tip, arrowDirection: placement.arrowDirection)
        let path = shape.path
        let growth = AnimationBlock.current?.action(for: outline, key: "path") as? CAAnimation
        layer.shadowPath = path
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        outline.frame = bounds
        outline.path = path
        outline.fillColor = fill.cgColor(in: traitCollection)
        cutter.frame = bounds
        cutter.path = path
        CATransaction.commit()
        if let growth { outline.add(growth, forKey: "path") }
    }

    override var insetsForContent: UIEdgeInsets? { insets }

    /// What a picture of iOS 15 shows is a slight, wide shadow; the figures are fitted by eye.
    private static let shadowOpacity: Float = 0.16
    private static let shadowRadius: CGFloat = 18
    private static let shadowDrop: CGFloat = 5
}
