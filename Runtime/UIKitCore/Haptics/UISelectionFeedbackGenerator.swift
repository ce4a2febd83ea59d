/// Feedback for a selection that changes while a finger moves.
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// The selection changed: a light tap.
    open func selectionChanged() { Self.record(.selectionChanged) }
}
