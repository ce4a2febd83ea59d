import QuartzCore

/// A scroll that moves by itself.
enum ScrollMotion {
    /// What a finger set going.
    case coasting(x: AxisMotion, y: AxisMotion)
    /// What the program asked for; the place it goes to is asked for anew in each frame, since heights that
    /// are learned on the way move it.
    case gliding(from: CGPoint, to: @MainActor () -> CGPoint)

    var isCoasting: Bool {
        if case .coasting = self { return true }
        return false
    }

    var duration: TimeInterval {
        switch self {
        case .coasting(let x, let y): max(x.duration, y.duration)
        case .gliding: Self.glideDuration
        }
    }

    @MainActor func position(at time: TimeInterval) -> CGPoint {
        switch self {
        case .coasting(let x, let y):
            return CGPoint(x: x.position(at: time), y: y.position(at: time))
        case .gliding(let from, let to):
            let part = 0.5 - cos(min(max(time / Self.glideDuration, 0), 1) * .pi) / 2
            let end = to()
            return CGPoint(x: from.x + (end.x - from.x) * part, y: from.y + (end.y - from.y) * part)
        }
    }

    func velocity(at time: TimeInterval) -> CGPoint {
        guard case .coasting(let x, let y) = self else { return .zero }
        return CGPoint(x: x.velocity(at: time), y: y.velocity(at: time))
    }

    /// Seconds of an animated change of the offset, a cosine ease-in-out (measured by others).
    private static let glideDuration: TimeInterval = 0.3
}
