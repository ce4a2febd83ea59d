/// One frame of three wheels that spin at once.
@MainActor enum WheelFrame {
    static func figures(of stage: WheelStage, runs: Int = 90) -> [Figure] {
        stage.open(columns: 3)
        stage.rest(for: 1)
        stage.spin()
        let figures = Interleaved.times(of: [stage], runs: runs) { stage in
            ProcessorTime.milliseconds { stage.frame() }
        }.map { Figure("wheel-frame", items: $0.subject.count, times: $0.times) }
        stage.close()
        return figures
    }
}
