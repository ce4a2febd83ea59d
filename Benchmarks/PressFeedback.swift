/// From the finger that comes down on the button to the composited frame that shows it.
@MainActor enum PressFeedback {
    static func figures(of stages: [DropdownStage], runs: Int = 50) -> [Figure] {
        Interleaved.times(of: stages, runs: runs) { stage in
            let time = ProcessorTime.milliseconds { stage.press() }
            stage.rest()
            stage.cancel()
            return time
        }.map { Figure("press-feedback", items: $0.subject.count, times: $0.times) }
    }
}
