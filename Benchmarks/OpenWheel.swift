/// From the call that shows a sheet with one column to the first frame with it.
@MainActor enum OpenWheel {
    static func figures(of stages: [WheelStage], runs: Int = 30) -> [Figure] {
        Interleaved.times(of: stages, runs: runs) { stage in
            let time = ProcessorTime.milliseconds { stage.open(columns: 1) }
            stage.rest(for: 1)
            stage.close()
            return time
        }.map { Figure("open-wheel", items: $0.subject.count, times: $0.times) }
    }
}
