public import QuartzCore

/// Eight blades that turn while work is going on.
///
/// It asks for frames only while it turns where it can be seen: not when it or a view around it is hidden.
open class UIActivityIndicatorView: UIView {
    /// How large it is: 20 points, or 37.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    private let blades = Blades.opacities.map { _ in UIView(frame: .zero) }
    private var turn = 0
    private var tick: Tick?
    private var sight: FrameFollower?
    public private(set) var isAnimating = false
    /// Whether it is as large as its bounds, and not as its style says.
    var fillsBounds = false

    /// Has the size of the style, and is hidden until it turns.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.blades.boxSize))
        becomeIndicator()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeIndicator()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeIndicator()
    }

    /// `medium` by default.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Of the blades; a middle grey by default, which nil brings back.
    open var color: UIColor! = .blades {
        didSet {
            if color == nil { color = .blades }
            if color != oldValue { for blade in blades { blade.backgroundColor = color } }
        }
    }

    /// True by default.
    open var hidesWhenStopped = true {
        didSet { if hidesWhenStopped != oldValue, !isAnimating { isHidden = hidesWhenStopped } }
    }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { turnOrRest() } }
    }

    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        isHidden = false
        watch()
    }

    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
        watch()
    }

    /// The size of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.blades.boxSize }

    open override var intrinsicContentSize: CGSize { style.blades.boxSize }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        watch()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let shape = style.blades
        let scale = fillsBounds ? min(bounds.width, bounds.height) / shape.box : 1
        let center = CGPoint(
            x: bounds.midX + (shape.center - shape.box / 2) * scale,
            y: bounds.midY + (shape.center - shape.box / 2) * scale)
        for (index, blade) in blades.enumerated() {
            shape.place(blade, Blades.angle(of: index), around: center, scale: scale)
        }
    }

    private func becomeIndicator() {
        isUserInteractionEnabled = false
        isHidden = true
        for blade in blades {
            blade.isUserInteractionEnabled = false
            blade.backgroundColor = color
            addSubview(blade)
        }
        showTurn()
    }

    private func showTurn() {
        for (index, blade) in blades.enumerated() {
            let age = (turn - index) % blades.count
            blade.alpha = Blades.opacities[age < 0 ? age + blades.count : age]
        }
    }

    // MARK: Turning

    /// Whoever hides a view around this one tells nobody, but the frame that it makes does.
    private func watch() {
        sight = nil
        if isAnimating, window != nil {
            sight = FrameFollower(of: { [weak self] in self?.isInSight == true ? .zero : nil }) {
                [weak self] in self?.turnOrRest()
            }
        }
        turnOrRest()
    }

    private func turnOrRest() {
        tick?.cancel()
        tick = nil
        guard isAnimating, isInSight, let window else { return }
        tick = window.screen.frames.ticks.after(Blades.interval) { [weak self] in self?.step() }
    }

    private func step() {
        turn = (turn + 1) % blades.count
        showTurn()
        turnOrRest()
    }

    private var isInSight: Bool {
        window != nil
            && sequence(first: self as UIView, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 }
    }
}

extension UIActivityIndicatorView {
    /// The shape of the blades in points, as it was measured; the step, an eighth of a second, was not.
    fileprivate struct Blades {
        /// The side of the square that they stand in.
        let box: CGFloat
        /// How far the middle is from the top left of the square.
        let center: CGFloat
        let length: CGFloat
        let thickness: CGFloat
        /// From the middle to where a blade begins.
        let radius: CGFloat

        static let medium = Blades(box: 20, center: 10, length: 6.5, thickness: 2.5, radius: 3.5)
        static let large = Blades(box: 37, center: 17.5, length: 12, thickness: 5, radius: 5.5)

        var boxSize: CGSize { CGSize(width: box, height: box) }

        /// How much each blade shows, from the newest backwards.
        static let opacities: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }
        static let interval: TimeInterval = 1.0 / 8

        /// Clockwise from the right, the first blade being the left one.
        static func angle(of index: Int) -> CGFloat {
            .pi * (1 + 2 * CGFloat(index) / CGFloat(opacities.count))
        }

        @MainActor func place(_ blade: UIView, _ angle: CGFloat, around center: CGPoint, scale: CGFloat) {
            let distance = (radius + length / 2) * scale
            blade.bounds = CGRect(x: 0, y: 0, width: length * scale, height: thickness * scale)
            blade.center = CGPoint(x: center.x + cos(angle) * distance, y: center.y + sin(angle) * distance)
            blade.transform = CGAffineTransform(rotationAngle: angle)
            blade.layer.cornerRadius = thickness * scale / 2
        }
    }
}

extension UIActivityIndicatorView.Style {
    fileprivate var blades: UIActivityIndicatorView.Blades { self == .large ? .large : .medium }
}

extension UIColor {
    /// Measured.
    fileprivate static let blades = UIColor { traits in
        UIColor(white: (traits.userInterfaceStyle == .dark ? 140 : 128) / 255, alpha: 1)
    }
}
