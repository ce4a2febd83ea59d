/// Runs of several sizes in turn, so that a machine whose speed drifts is slow for all of them.
@MainActor enum Interleaved {
    /// The first round warms up and does not count.
    static func times<Subject>(
        of subjects: [Subject], runs: Int, measure: (Subject) -> Double
    ) -> [(subject: Subject, times: [Double])] {
        var times = subjects.map { _ in [Double]() }
        for run in 0...runs {
            for (index, subject) in subjects.enumerated() {
                let time = measure(subject)
                if run > 0 { times[index].append(time) }
            }
        }
        return zip(subjects, times).map { (subject: $0, times: $1) }
    }
}
