public import UIKit

extension HIGAudit {
    /// What a popup does that its value does not say, as far as somebody tried it: by hand, or in a test that
    /// presses keys. Nil where nobody did, and then it counts as right.
    ///
    /// Tests of this kit try what its own popups do. A team that shows popups in a way of its own says here
    /// how they behave.
    public struct PopupBehavior: Hashable, Sendable {
        /// Seconds after which it goes away by itself; nil for never.
        public var closesAfter: TimeInterval?
        /// What a tap outside, a swipe or the like does, besides what `closesOnOutsideTap` says.
        public var outsideTap: Outcome?
        /// What Return does.
        public var returnKey: Outcome?
        /// What Escape does.
        public var escapeKey: Outcome?
        /// What command-period does.
        public var commandPeriod: Outcome?
        /// What VoiceOver's Z gesture does.
        public var escapeGesture: Outcome?
        /// Whether Tab and VoiceOver stay in it while it is up.
        public var keepsFocus: Bool?
        /// Whether who had the focus before has it again afterwards.
        public var returnsFocus: Bool?
        /// Whether buttons look different under a finger.
        public var showsPresses: Bool?
        /// Whether it slides, grows, springs or blurs where Reduce Motion is on.
        public var movesDespiteReduceMotion: Bool?

        /// Nothing was tried.
        public init() {}

        /// What became of the popup.
        public enum Outcome: Hashable, Sendable {
            /// It stayed.
            case nothing
            /// This action was chosen.
            case action(Popup.Action.ID)
            /// It was cancelled, or went away.
            case cancel
        }
    }

    /// What a toast does that its value does not say. It begins with what toasts of this kit do; a team that
    /// shows toasts in a way of its own says here how they behave.
    public struct ToastBehavior: Hashable, Sendable {
        /// Whether its time stands still while it is touched or focused or the app is in the background.
        public var pauses = true
        /// Whether one with an action stays until it is dismissed while VoiceOver or Switch Control runs.
        public var staysForAssistiveTechnology = true
        /// Whether it can be dismissed without a swipe.
        public var dismissesWithoutSwipe = true
        /// Whether VoiceOver says it.
        public var announces = true
        /// Whether VoiceOver's focus goes to it.
        public var movesFocus = false

        /// What this kit does.
        public init() {}
    }
}
