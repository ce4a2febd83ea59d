extension Popup {
    /// How a presentation of a popup ended. There is exactly one for every presentation.
    public enum Result: Hashable, Sendable {
        /// A person chose this action.
        ///
        /// - Parameter text: what the field held; nil where the popup has none.
        case chosen(Action, text: String?)
        /// A person cancelled without the button.
        case cancelled(Cancellation)
        /// The controller that asked left its window or was dismissed, or the app dismissed the popup.
        case hostGone
        /// The same popup is up or waits already in this scene; whoever asked first gets the answer.
        case superseded
        /// The task that waited for the answer was cancelled.
        case taskCancelled
        /// It was never shown.
        case failed(PresentationError)
    }

    /// How a person cancelled without pressing the button that does.
    public enum Cancellation: Hashable, Sendable, CaseIterable {
        /// Escape or command-period.
        case key
        /// VoiceOver's Z gesture.
        case gesture
        /// A tap outside, where the popup asked for it.
        case outsideTap
    }

    /// Why a popup cannot be shown. Each is also logged once, for the caller that does not look.
    public enum PresentationError: Error, Hashable, Sendable {
        /// The controller that presents is in no window: present after its view has appeared.
        case notInWindow
        /// UIKit did not present it, and wrote why.
        case refused
        /// Neither title nor message shows anything.
        case nothingToSay
        /// There are no actions, so nobody could answer.
        case noActions
        /// There are more than three actions.
        case tooManyActions
        /// Several actions cancel.
        case severalCancels
        /// Two actions have the same id.
        case repeatedActionID
    }
}

extension Popup.Result {
    /// Whether a person cancelled, by whatever way.
    public var isCancel: Bool {
        switch self {
        case .chosen(let action, _): action.role == .cancel
        case .cancelled: true
        case .hostGone, .superseded, .taskCancelled, .failed: false
        }
    }
}
