import QuartzCore

/// The card: the presented view with round corners.
final class SheetView: UIView {
    private let content: UIView

    init(content: UIView) {
        self.content = content
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerRadius = Self.cornerRadius
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        content = UIView()
        super.init(coder: coder)
    }

    var roundsBottom = false {
        didSet {
            let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            layer.maskedCorners =
                roundsBottom ? top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : top
        }
    }

    override func layoutSubviews() { content.frame = bounds }

    /// On a picture of iOS 17.
    static let cornerRadius: CGFloat = 10
}
