/// Which recognisers wait for which to fail: what was required once and for all, and what delegates and
/// subclasses said, who are asked once an attempt.
@MainActor struct FailureRequirements {
    private struct Pair: Hashable {
        let waiting: ObjectIdentifier
        let other: ObjectIdentifier

        @MainActor init(_ waiting: UIGestureRecognizer, _ other: UIGestureRecognizer) {
            self.waiting = ObjectIdentifier(waiting)
            self.other = ObjectIdentifier(other)
        }

        func concerns(_ id: ObjectIdentifier) -> Bool { waiting == id || other == id }
    }

    private var answers: [Pair: Bool] = [:]

    /// Asks what was not asked yet in this attempt.
    mutating func learn(among recognizers: [UIGestureRecognizer]) {
        for waiting in recognizers {
            for other in recognizers where other !== waiting {
                let pair = Pair(waiting, other)
                if answers[pair] == nil { answers[pair] = Self.isRequired(of: waiting, other) }
            }
        }
    }

    func has(_ waiting: UIGestureRecognizer, waitingFor other: UIGestureRecognizer) -> Bool {
        waiting.requirements.contains { $0.recognizer === other } || answers[Pair(waiting, other)] == true
    }

    /// The attempt is over.
    mutating func forget(_ recognizer: UIGestureRecognizer) {
        let id = ObjectIdentifier(recognizer)
        answers = answers.filter { !$0.key.concerns(id) }
    }

    private static func isRequired(of waiting: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        waiting.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: waiting)
            || waiting.delegate?.gestureRecognizer(waiting, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: waiting) == true
    }
}
