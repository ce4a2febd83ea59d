import QuartzCore

/// The card: the presented view with round corners, and the grabber on it.
final class SheetView: UIView {
    private let content: UIView
    private let grabber = SheetGrabber(frame: .zero)
    let pan = UIPanGestureRecognizer()
    /// Whether a drag of content at its top moves the sheet; positive is down.
    var takesDragOfContent: ((CGFloat) -> Bool)?
    /// Whether a drag of the sheet moves it.
    var takesDrag: ((CGFloat) -> Bool)?

    init(content: UIView) {
        self.content = content
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerRadius = Self.cornerRadius
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        grabber.isHidden = true
        addSubview(grabber)
        addGestureRecognizer(pan)
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

    var showsGrabber: Bool {
        get { !grabber.isHidden }
        set { grabber.isHidden = !newValue }
    }

    /// Called with 1, -1 or 0 where a person asks for the next larger detent, the next smaller one, or the
    /// next in turn.
    var onGrab: ((Int) -> Void)? {
        get { grabber.onGrab }
        set { grabber.onGrab = newValue }
    }

    override func layoutSubviews() {
        content.frame = bounds
        grabber.center = CGPoint(x: bounds.midX, y: SheetGrabber.top + SheetGrabber.size.height / 2)
        grabber.bounds.size = SheetGrabber.size
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let travel = pan.translation(in: nil)
        return ScrollAxes(along: travel) == .vertical && takesDrag?(travel.y) == true
    }

    /// On a picture of iOS 17.
    static let cornerRadius: CGFloat = 10
}

/// The short line at the top of a sheet that says that it can be moved; a tap moves it to its next detent.
private final class SheetGrabber: UIControl {
    var onGrab: ((Int) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Self.fill
        layer.cornerRadius = Self.size.height / 2
        isAccessibilityElement = true
        addAction(UIAction { [weak self] _ in self?.onGrab?(0) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { return nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -Self.reach.width, dy: -Self.reach.height).contains(point)
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? SystemWord.sheetGrabber.text(for: self) }
        set { super.accessibilityLabel = newValue }
    }

    override var ownAccessibilityTraits: UIAccessibilityTraits { [.button, .adjustable] }

    override func accessibilityActivate() -> Bool {
        onGrab?(0)
        return true
    }

    override func accessibilityIncrement() { onGrab?(1) }
    override func accessibilityDecrement() { onGrab?(-1) }

    /// Measured by others, 5 points below the top of the sheet.
    static let size = CGSize(width: 36, height: 5)
    static let top: CGFloat = 5
    /// Points around it that a tap may miss it by.
    private static let reach = CGSize(width: 22, height: 8)
    private static let fill = UIColor(red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: 0.43)
}
