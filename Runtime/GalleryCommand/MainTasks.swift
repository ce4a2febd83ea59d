import Foundation
import Synchronization

/// The tasks of an app, which go on between the steps of a script and not at any time: all of them on the
/// main thread, so that a script does the same each time.
@MainActor enum MainTasks {
    /// Lets them go on, as an app does between two events: until each waits for the clock or for nothing.
    ///
    /// Called once before the app begins, too: tasks that began before the first call are on any thread.
    ///
    /// Nothing happens where this is itself called by a task, as in a test: those that wait for the main
    /// actor wait for that one.
    static func run() {
        guard withUnsafeCurrentTask(body: { $0 == nil }) else { return }
        TaskQueue.useMainThread()
        for _ in 0..<mostRounds {
            let seen = TaskQueue.count
            runRound()
            if TaskQueue.count == seen { return }
        }
    }

    /// A task that only yields would never let go.
    private static let mostRounds = 100_000

    /// Lets those go on that are ready now.
    private static func runRound() {
        let end = End()
        DispatchQueue.main.async { end.isReached = true }
        while !end.isReached, RunLoop.main.run(mode: .default, before: .distantFuture) {}
    }

    @MainActor private final class End {
        var isReached = false
    }
}

/// What becomes of tasks that are ready to go on, by the hooks of the Swift runtime
/// (`stdlib/public/Concurrency` of Swift's sources, "Executor hooks").
private enum TaskQueue {
    /// How many were handed over so far.
    static var count: Int { handedOver.load(ordering: .relaxed) }

    private static let handedOver = Atomic(0)

    private typealias Original = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

    /// Leads tasks that any thread could run to the main one, from the first call on.
    static func useMainThread() { _ = isOnMainThread }

    private static let isOnMainThread: Bool =
        set("swift_task_enqueueGlobal_hook") { job, _ in MainActor.shared.enqueue(job) }
        && set("swift_task_enqueueMainExecutor_hook") { job, original in
            handedOver.add(1, ordering: .relaxed)
            original(job)
        }

    private static func set(_ name: String, _ hook: @escaping Hook) -> Bool {
        guard let place = dlsym(nil, name) else { return false }
        place.assumingMemoryBound(to: Hook?.self).pointee = hook
        return true
    }
}
