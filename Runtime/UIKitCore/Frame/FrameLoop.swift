package import QuartzCore

/// The turns of one screen: each runs its passes in a fixed order, and there is no turn when nothing asks for
/// one.
@MainActor package final class FrameLoop {
    package let ticks = TicksPass()
    let traits = TraitsPass()
    let constraints = ConstraintsPass()
    var followers = FrameFollowers()
    /// Whether a view was moved that somebody may follow.
    private(set) var followersAreDue = false
    /// Called when something asks for a frame, which may be sooner than what asked before; a host that lives
    /// in real time looks then when the next one is due.
    package var onNeedsFrame: (() -> Void)?
    /// How many turns were run.
    package private(set) var frameCount = 0
    /// How many times layout did not settle.
    package private(set) var unsettledCount = 0
    private unowned let screen: UIScreen
    private var lastFrame: CFTimeInterval?

    init(screen: UIScreen) {
        self.screen = screen
        ticks.onSchedule = { [unowned self] in setNeedsFrame() }
        traits.onInvalidate = { [unowned self] in setNeedsFrame() }
        constraints.onInvalidate = { [unowned self] in setNeedsFrame() }
        screen.layerTree.onNeedsFrame = { [unowned self] in MainActor.assumeIsolated { setNeedsFrame() } }
    }

    /// The loop of the application that runs.
    package static var current: FrameLoop { UIApplication.shared.screen.frames }

    package func setNeedsFrame() { onNeedsFrame?() }

    /// A view was moved or resized; those who follow one look in the next turn.
    func viewMoved() {
        guard !followersAreDue, !followers.isEmpty else { return }
        followersAreDue = true
        setNeedsFrame()
    }

    /// When the next turn is due, on the clock of `CACurrentMediaTime()`; nil while nothing asks for one.
    package var nextFrameTime: CFTimeInterval? {
        if screen.isDirty || ticks.runsEveryFrame {
            return lastFrame.map { max(CACurrentMediaTime(), $0 + Self.interval) } ?? CACurrentMediaTime()
        }
        return ticks.nextDue.map { max($0, CACurrentMediaTime()) }
    }

    /// Runs every pass up to the animations; a host that shows pictures composites after it.
    package func run() {
        let time = CACurrentMediaTime()
        lastFrame = time
        frameCount += 1
        screen.pointer.deliver()
        screen.input.deliver(at: time)
        screen.keyboard.deliver(at: time)
        ticks.run(at: time)
        screen.layerTree.finishAnimations(at: time)
        traits.run()
        layout()
        followers.check()
        layout()
        followersAreDue = false
        screen.layerTree.display()
        screen.layerTree.animate(at: time)
    }

    private func layout() {
        // What a view does with constraints while it is laid out is taken up at once, as often as layout is.
        for _ in 0..<Self.mostLayoutRounds {
            constraints.run()
            if let restless = screen.layerTree.layout() { return tell(of: restless) }
            if constraints.isEmpty { return }
        }
    }

    private func tell(of restless: CALayer) {
        unsettledCount += 1
        let name = restless.delegate.map { "\($0)" } ?? "\(restless)"
        Console.warn("Layout did not settle: \(name) asks for layout again and again.")
    }

    /// Seconds from one frame to the next: 60 in a second.
    package static let interval: CFTimeInterval = 1.0 / 60

    private static let mostLayoutRounds = 100
}
