import QuartzCore

/// What turns a wheel: a scroll view that shows nothing.
final class WheelScrollView: UIScrollView {
    /// A tap on a wheel that stood still, in the coordinates of the content.
    var onTap: ((CGPoint) -> Void)?
    /// The last finger lifted.
    var onLift: (() -> Void)?
    private let tap = UITapGestureRecognizer()
    /// Whether a finger is down.
    private(set) var isTouched = false
    /// Whether it stopped the wheel with that.
    private var stoppedWheel = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        becomeWheel()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeWheel()
    }

    private func becomeWheel() {
        scrollsToTop = false
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        watch.onLand = { [weak self] in
            self?.isTouched = true
            self?.stoppedWheel = self?.isDecelerating == true
            self?.fingerLanded()
        }
        watch.onLift = { [weak self] in
            self?.isTouched = false
            self?.fingersLifted()
            self?.onLift?()
        }
        tap.onChange = { [weak self] in self?.recognized($0) }
        addGestureRecognizer(tap)
    }

    /// A wheel keeps every drag along it, at its ends too.
    override var leavesDragsToOuter: Bool { false }

    private func recognized(_ tap: UIGestureRecognizer) {
        if tap.state == .ended, !stoppedWheel { onTap?(tap.location(in: self)) }
    }
}
