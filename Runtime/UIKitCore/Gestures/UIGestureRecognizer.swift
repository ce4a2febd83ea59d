public import QuartzCore

/// Watches the touches on a view and everything in it and says when they make a gesture.
///
/// A touch goes to the recognisers of the view that it landed on, then to those of each superview, and after
/// that to the view itself. On one view, the recogniser that was added last comes first; Apple leaves that
/// order open, and this one is what others report.
///
/// A recogniser is made by subclassing: override the `touches…` methods and set `state`. Every attempt has to
/// end in a state, because a recogniser that stays possible holds up the lifts of its touches and whoever
/// requires it to fail. There are no selectors here and so no targets: what a gesture does is done by a
/// subclass, where it sets `state` or in an override of it.
@MainActor open class UIGestureRecognizer: NSObject {
    public weak var delegate: (any UIGestureRecognizerDelegate)?
    public internal(set) weak var view: UIView?
    /// For debugging; nil by default.
    open var name: String?
    /// Whether the view loses the touches of the gesture, just before the gesture acts; true by default.
    open var cancelsTouchesInView = true
    /// Whether the view hears of touches only when this gesture has failed; false by default.
    open var delaysTouchesBegan = false
    /// Whether the view hears of lifts only when this gesture has failed, so that one that is recognised
    /// later can still take the touches from it; true by default.
    open var delaysTouchesEnded = true
    /// The numbers of the kinds of touch that the recogniser looks at; all by default.
    open var allowedTouchTypes: [NSNumber] = [.direct, .indirect, .pencil, .indirectPointer].map {
        (type: UITouch.TouchType) in NSNumber(value: type.rawValue)
    }

    /// The fingers that are down, in the order in which they landed.
    var touches: [UITouch] = []
    /// All touches of this attempt; those that have lifted still decide whom the gesture prevents.
    var seen: Set<UITouch> = []
    var current = State.possible
    /// The state that the gesture would be in, were it not for others that have to fail first.
    var awaited: State?
    /// Who was required to fail once and for all.
    private(set) var requirements: [Weak] = []
    /// Where the recogniser takes part, from its first touch until it is reset.
    weak var environment: GestureEnvironment?
    /// Called at each change of a recognised gesture.
    var onChange: ((UIGestureRecognizer) -> Void)?

    public override init() { super.init() }

    /// The action can only be nil, for there are no selectors; without one a target is told nothing.
    public init(target: Any?, action: Selector?) { super.init() }

    /// True by default. A disabled recogniser gets no touches; disabling one in a gesture cancels it.
    open var isEnabled = true {
        didSet {
            guard !isEnabled, oldValue, environment != nil || hasBegun else { return }
            state = hasBegun ? .cancelled : .failed
        }
    }

    /// Where the gesture is. Only subclasses set it.
    ///
    /// From possible it goes to ended or failed, or to began; from began to changed any number of times, and
    /// to ended or cancelled. When all fingers are up, it is possible again, and `reset` is called. Other
    /// changes are not made, but that a gesture cancelled before it began has failed, and that one that fails
    /// after it began is cancelled.
    open var state: State {
        get { current }
        set { request(newValue) }
    }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when a gesture is over, before the next may begin.
    open func reset() {}

    /// Takes a touch out of the gesture: the recogniser hears no more of it, and the view keeps it.
    open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }

    /// How many touches the gesture has.
    open var numberOfTouches: Int { touches.count }

    /// The middle of the touches in a view's coordinates; in the window's where the view is nil.
    open func location(in view: UIView?) -> CGPoint {
        CGPoint.middle(of: touches.map { $0.location(in: view) })
    }

    /// The place of one of the touches, in the order in which they landed.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        checkIndex(touchIndex)
        return touches[touchIndex].location(in: view)
    }

    func checkIndex(_ index: Int) {
        precondition(
            (0..<numberOfTouches).contains(index),
            "\(self) has no touch \(index): it has \(numberOfTouches); ask numberOfTouches first.")
    }

    // MARK: Other recognisers

    /// Makes this gesture wait until the other has failed, and fail where the other is recognised.
    ///
    /// Where two wait for each other, the one that comes to wait last is recognised, so that neither waits
    /// for ever. A recogniser does not wait for itself.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        if otherGestureRecognizer !== self { requirements.append(Weak(recognizer: otherGestureRecognizer)) }
    }

    /// Whether this gesture keeps another from being recognised; true by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another keeps this gesture from being recognised; true by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this gesture waits for another to fail; asked once an attempt, false by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another gesture waits for this one to fail; asked once an attempt, false by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the recogniser counts taps, of which a later one belongs to the same attempt.
    var isBetweenTaps: Bool { false }

    /// Whether the recogniser only looks on: nobody waits for it, and it holds up no lift.
    var isObserver: Bool { false }

    /// Whether fingers are something to it.
    var seesTouches: Bool { true }

    /// Taps that the gesture is made of or begins with, the press at the end of them included.
    var tapsRequired: Int { 0 }
}

extension UIGestureRecognizer {
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

    struct Weak {
        weak var recognizer: UIGestureRecognizer?
    }
}
