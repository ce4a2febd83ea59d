/// From the finger that lifts off the button to the first frame with every visible row drawn.
@MainActor enum OpenList {
    static func figures(of stages: [DropdownStage], runs: Int = 50) -> [Figure] {
        Interleaved.times(of: stages, runs: runs) { stage in
            stage.press()
            stage.rest()
            let time = ProcessorTime.milliseconds { stage.lift() }
            stage.rest(for: 1)
            stage.close()
            return time
        }.map { Figure("open-list", items: $0.subject.count, times: $0.times) }
    }
}
