import QuartzCore

/// A scroll that moves by itself.
enum ScrollMotion {
    /// What a finger set going.
    case coasting(x: AxisMotion, y: AxisMotion)
    /// What the program, or a tap on the status bar, asked for.
    case gliding(ScrollGlide)

    var isCoasting: Bool {
        if case .coasting = self { return true }
        return false
    }

    var duration: TimeInterval {
        switch self {
        case .coasting(let x, let y): max(x.duration, y.duration)
        case .gliding: ScrollGlide.duration
        }
    }

    @MainActor func position(at time: TimeInterval) -> CGPoint {
        switch self {
        case .coasting(let x, let y): CGPoint(x: x.position(at: time), y: y.position(at: time))
        case .gliding(let glide): glide.position(at: time)
        }
    }
}

/// An animated change of the offset: a cosine ease-in-out of 0.3 seconds (measured by others).
struct ScrollGlide {
    var start: CGPoint
    /// The place it goes to is asked for anew in each frame, since heights that are learned on the way move
    /// it.
    private(set) var end: @MainActor () -> CGPoint
    /// Whether the end was drawn in between the content's ends, after those moved.
    private(set) var isHeld = false
    /// Whether a tap on the status bar asked for it.
    let isToTop: Bool

    init(from start: CGPoint, isToTop: Bool = false, to end: @escaping @MainActor () -> CGPoint) {
        self.start = start
        self.isToTop = isToTop
        self.end = end
    }

    @MainActor func position(at time: TimeInterval) -> CGPoint {
        let part = 0.5 - cos(min(max(time / Self.duration, 0), 1) * .pi) / 2
        let end = end()
        return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }

    /// A program may ask for a place past the ends, but when those move its place is no longer what it meant.
    mutating func hold(_ inside: @escaping @MainActor (CGPoint) -> CGPoint) {
        guard !isHeld else { return }
        isHeld = true
        let free = end
        end = { inside(free()) }
    }

    /// Seconds.
    static let duration: TimeInterval = 0.3
}
