public import QuartzCore

/// Watches the touches on a view and everything in it and says when they make a gesture.
///
/// A recogniser is made by subclassing: override the `touches…` methods and set `state`.
@MainActor open class UIGestureRecognizer: NSObject {
    /// Where a gesture is; a discrete one goes from possible to ended or failed.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        public static let recognized = State.ended
    }

    public weak var delegate: (any UIGestureRecognizerDelegate)?
    public private(set) weak var view: UIView?
    /// Whether the view loses its touches when the gesture is recognised; true by default.
    open var cancelsTouchesInView = true
    /// Whether the view hears of touches only when this gesture has failed; false by default.
    open var delaysTouchesBegan = false
    /// The touches that the gesture is made of.
    private(set) var touches: Set<UITouch> = []
    /// Called at each change of a recognised gesture.
    var onChange: ((UIGestureRecognizer) -> Void)?
    private var current = State.possible

    public override init() { super.init() }

    /// A disabled recogniser gets no touches; disabling one in a gesture cancels it.
    open var isEnabled = true {
        didSet {
            guard !isEnabled, oldValue else { return }
            if current == .began || current == .changed { state = .cancelled }
            if current == .possible, !touches.isEmpty { state = .failed }
        }
    }

    open var state: State {
        get { current }
        set { transition(to: newValue) }
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when a gesture is over, before the next may begin.
    open func reset() {}

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open var numberOfTouches: Int { touches.count }

    /// The middle of the touches in a view's coordinates; in the window's where the view is nil.
    open func location(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return .zero }
        let points = touches.map { $0.location(in: view) }
        let count = CGFloat(points.count)
        return CGPoint(
            x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    // MARK: Delivery

    func attach(to view: UIView?) {
        if current == .began || current == .changed { state = .cancelled }
        self.view = view
    }

    func takes(_ touch: UITouch) -> Bool {
        isEnabled && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
    }

    func receive(_ changed: Set<UITouch>, _ event: UIEvent) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let its = changed.filter { $0.phase == phase }
            guard !its.isEmpty else { continue }
            if phase == .began { touches.formUnion(its) }
            guard isEnabled, current != .failed, current != .ended, current != .cancelled else { continue }
            switch phase {
            case .began: touchesBegan(its, with: event)
            case .moved: touchesMoved(its, with: event)
            case .ended: touchesEnded(its, with: event)
            default: touchesCancelled(its, with: event)
            }
        }
    }

    /// All fingers of the gesture are up.
    func finish() {
        if current == .began || current == .changed { state = .cancelled }
        touches.removeAll()
        current = .possible
        reset()
    }

    var hasRecognized: Bool { current == .began || current == .changed || current == .ended }

    func prevents(_ other: UIGestureRecognizer) -> Bool {
        let together =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
        return !together && canPrevent(other) && other.canBePrevented(by: self)
    }

    private func transition(to new: State) {
        let delivery = view?.window?.touches
        if current == .possible, new == .began || new == .ended {
            guard mayBegin, delivery?.isPrevented(self) != true else {
                current = .failed
                return
            }
            current = new
            delivery?.recognized(self)
        } else {
            guard current != new || new == .changed else { return }
            current = new
        }
        if new != .possible, new != .failed { onChange?(self) }
        delivery?.recognizerChanged()
    }

    private var mayBegin: Bool {
        guard delegate?.gestureRecognizerShouldBegin(self) != false else { return false }
        guard view?.gestureRecognizerShouldBegin(self) != false else { return false }
        let hit = touches.first?.view
        return hit === view || hit?.gestureRecognizerShouldBegin(self) != false
    }
}
