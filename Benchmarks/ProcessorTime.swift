import Glibc

/// Time that the processor spent on this thread: what else runs on the machine hardly shows in it.
enum ProcessorTime {
    /// Milliseconds that some work takes.
    @MainActor static func milliseconds(of work: () throws -> Void) rethrows -> Double {
        let start = now()
        try work()
        return (now() - start) * 1000
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
