import QuartzCore

/// Recognises a finger that lands at an edge of the window and moves away from it.
///
/// How near to the edge a finger has to land, and how straight it has to go, is unconfirmed: 20 points, and
/// more across the edge than along it.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// At which edges it begins; none by default, which recognises nothing.
    open var edges: UIRectEdge = []
    /// Where the finger landed.
    private var landed: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first, let window = touch.window {
            landed = edges.intersection(Self.edges(at: touch.location(in: window), of: window.bounds))
        }
        guard !landed.isEmpty else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    override func begins(along travel: CGPoint) -> Bool {
        landed.contains(.left) && travel.x > abs(travel.y)
            || landed.contains(.right) && -travel.x > abs(travel.y)
            || landed.contains(.top) && travel.y > abs(travel.x)
            || landed.contains(.bottom) && -travel.y > abs(travel.x)
    }

    open override func reset() {
        super.reset()
        landed = []
    }

    private static func edges(at place: CGPoint, of bounds: CGRect) -> UIRectEdge {
        var edges: UIRectEdge = []
        if place.x - bounds.minX < reach { edges.insert(.left) }
        if bounds.maxX - place.x < reach { edges.insert(.right) }
        if place.y - bounds.minY < reach { edges.insert(.top) }
        if bounds.maxY - place.y < reach { edges.insert(.bottom) }
        return edges
    }

    private static let reach: CGFloat = 20
}
