package import QuartzCore

/// What is due now: delays that ran out, and what moves on with every frame.
@MainActor package final class TicksPass {
    private var delays: [Tick] = []
    private var repeating: [Tick] = []
    private var serial = 0
    var onSchedule: (() -> Void)?

    /// Runs something once, after at least this many seconds of the media clock.
    @discardableResult
    package func after(_ delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Tick {
        serial += 1
        let due = CACurrentMediaTime() + (delay.isFinite ? max(delay, 0) : 0)
        let tick = Tick(due: due, serial: serial) { _ in
            body()
            return false
        }
        delays.append(tick)
        onSchedule?()
        return tick
    }

    /// Runs something in every frame, with the frame's time, until it returns false.
    @discardableResult
    package func everyFrame(_ body: @escaping @MainActor (CFTimeInterval) -> Bool) -> Tick {
        serial += 1
        let tick = Tick(due: 0, serial: serial, body)
        repeating.append(tick)
        onSchedule?()
        return tick
    }

    var runsEveryFrame: Bool {
        repeating.removeAll { $0.isCancelled }
        return !repeating.isEmpty
    }

    var nextDue: CFTimeInterval? {
        delays.removeAll { $0.isCancelled }
        return delays.map(\.due).min()
    }

    /// Runs what is due, in the order of its time; what that schedules waits for the next frame.
    func run(at time: CFTimeInterval) {
        let due = delays.filter { $0.due <= time + Self.tolerance }
            .sorted { ($0.due, $0.serial) < ($1.due, $1.serial) }
        delays.removeAll { tick in due.contains { $0 === tick } }
        for tick in due where !tick.isCancelled { _ = tick.body(time) }
        for tick in repeating where !tick.isCancelled && !tick.body(time) { tick.cancel() }
        repeating.removeAll { $0.isCancelled }
    }

    /// Sums of frame lengths are not exact; a delay is not put off a frame for that.
    private static let tolerance: CFTimeInterval = 1e-9
}

/// Something that waits for the ticks pass.
@MainActor package final class Tick {
    let due: CFTimeInterval
    let serial: Int
    let body: @MainActor (CFTimeInterval) -> Bool
    private(set) var isCancelled = false

    init(due: CFTimeInterval, serial: Int, _ body: @escaping @MainActor (CFTimeInterval) -> Bool) {
        self.due = due
        self.serial = serial
        self.body = body
    }

    package func cancel() { isCancelled = true }
}
