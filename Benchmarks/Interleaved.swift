/// Runs of several sizes in turn, so that a machine whose speed drifts is slow for all of them.
@MainActor enum Interleaved {
    /// The first round warms up and does not count.
    static func times(
        of stages: [DropdownStage], runs: Int, measure: (DropdownStage) -> Double
    ) -> [(stage: DropdownStage, times: [Double])] {
        var times = stages.map { _ in [Double]() }
        for run in 0...runs {
            for (index, stage) in stages.enumerated() {
                let time = measure(stage)
                if run > 0 { times[index].append(time) }
            }
        }
        return zip(stages, times).map { (stage: $0, times: $1) }
    }
}
