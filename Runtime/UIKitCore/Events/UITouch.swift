public import QuartzCore

/// A finger on the screen, from the moment it lands until it lifts.
@MainActor public final class UITouch: NSObject {
    /// Where a touch is in its life.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    /// What touches the screen.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3
    }

    public internal(set) var phase = Phase.began
    /// How many times a finger came down here in quick succession.
    public internal(set) var tapCount = 1
    /// Seconds on the clock of `CACurrentMediaTime()`.
    public internal(set) var timestamp: TimeInterval
    /// The view that the touch landed on, whatever is under it now.
    public internal(set) weak var view: UIView?
    public internal(set) weak var window: UIWindow?
    public let type: TouchType = .direct
    public var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

    var recognizers: [UIGestureRecognizer] = []
    var delivery = Delivery.none
    /// The touches of a screen, counted as they land.
    let order: Int
    private var position: CGPoint
    private var formerPosition: CGPoint

    init(at position: CGPoint, timestamp: TimeInterval, order: Int) {
        self.order = order
        self.position = position
        formerPosition = position
        self.timestamp = timestamp
        super.init()
    }

    /// The place in a view's coordinates; in the window's where the view is nil.
    public func location(in view: UIView?) -> CGPoint { converted(position, to: view) }

    /// The place before the last move.
    public func previousLocation(in view: UIView?) -> CGPoint { converted(formerPosition, to: view) }

    func move(to position: CGPoint, phase: Phase, timestamp: TimeInterval) {
        formerPosition = self.position
        self.position = position
        self.phase = phase
        self.timestamp = timestamp
    }

    var screenPosition: CGPoint { position }

    private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window = window ?? view?.window else { return point }
        let inWindow = window.layer.convert(point, from: window.screen.layerTree.root)
        return view.map { $0.convert(inWindow, from: window) } ?? inWindow
    }
}

extension UITouch {
    /// What the view under a touch has been told of it.
    enum Delivery {
        /// Nothing yet.
        case none
        /// A recogniser holds the touch back and may still let it go.
        case withheld
        case delivered
        /// All of it.
        case ended
        /// The view gets no more of it: it was taken away, or the view takes no other touch now.
        case cancelled
    }
}

extension Collection where Element == UITouch {
    /// As they landed; what several touches do at one moment does not depend on the order of a set.
    @MainActor var inOrder: [UITouch] { sorted { $0.order < $1.order } }

    /// Those on each view, the view that was touched first before the others.
    @MainActor var byView: [[UITouch]] {
        var groups: [(view: UIView?, touches: [UITouch])] = []
        for touch in inOrder {
            if let index = groups.firstIndex(where: { $0.view === touch.view }) {
                groups[index].touches.append(touch)
            } else {
                groups.append((touch.view, [touch]))
            }
        }
        return groups.map(\.touches)
    }
}
