public import QuartzCore

/// Recognises fingers that flick in one direction; it does so while they are still down.
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    private var starts: [UITouch: CGPoint] = [:]
    private var places: [CGPoint] = []
    private var limit: Tick?

    /// `right` by default; several where all mean the same.
    open var direction = Direction.right

    /// How many fingers swipe; 1 by default, and at least 1.
    open var numberOfTouchesRequired = 1 {
        didSet { if numberOfTouchesRequired < 1 { numberOfTouchesRequired = 1 } }
    }

    /// Where the swipe began, in between its fingers.
    open override func location(in view: UIView?) -> CGPoint {
        places.isEmpty ? super.location(in: view) : convert(.middle(of: places), to: view)
    }

    /// Where one of the fingers began.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard !places.isEmpty else { return super.location(ofTouch: touchIndex, in: view) }
        checkIndex(touchIndex)
        return convert(places[touchIndex], to: view)
    }

    open override var numberOfTouches: Int { places.isEmpty ? super.numberOfTouches : places.count }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if starts.isEmpty {
            limit = after(SwipeMeasure.longest) { [weak self] in self?.state = .failed }
        }
        for touch in touches.inOrder {
            starts[touch] = touch.location(in: nil)
            places.append(touch.location(in: nil))
        }
        if starts.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { measure() }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        measure()
        if state == .possible, awaited == nil { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        limit?.cancel()
        limit = nil
        starts.removeAll()
        places.removeAll()
    }

    private func measure() {
        let ways = starts.map { $0.key.location(in: nil) - $0.value }
        switch SwipeMeasure(ways: ways).outcome(in: direction) {
        case .goesOn: break
        case .failed: state = .failed
        case .swiped:
            guard starts.count == numberOfTouchesRequired else { return }
            limit?.cancel()
            state = .ended
        }
    }
}

extension UISwipeGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }
}
