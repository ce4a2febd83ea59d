extension Popup {
    /// One button of a popup.
    public struct Action: Hashable, Sendable, Identifiable {
        /// What the action is, whatever it is called; its title by default.
        public let id: String
        /// What the button says. A title that shows nothing is shown as a word of `Texts`.
        public let title: String
        /// What kind of thing the action does.
        public let role: Role

        /// - Parameters:
        ///   - id: what the action is, whatever it is called; its title by default.
        ///   - title: what the button says.
        ///   - role: what kind of thing it does.
        public init(id: String? = nil, title: String, role: Role = .default) {
            self.id = id ?? title
            self.title = title
            self.role = role
        }

        /// An action that does what its title says.
        public static func `default`(_ title: String, id: String? = nil) -> Action {
            Action(id: id, title: title)
        }

        /// An action that leaves everything as it is.
        public static func cancel(_ title: String, id: String? = nil) -> Action {
            Action(id: id, title: title, role: .cancel)
        }

        /// An action that loses something.
        public static func destructive(_ title: String, id: String? = nil) -> Action {
            Action(id: id, title: title, role: .destructive)
        }

        /// What kind of thing an action does.
        public enum Role: Hashable, Sendable, CaseIterable {
            /// What its title says.
            case `default`
            /// Leaves everything as it is. It leads a row and is the last of a stack, and Escape,
            /// command-period and VoiceOver's Z gesture mean it.
            case cancel
            /// Changes or loses data that the person did not ask to lose. Return never chooses it.
            case destructive
        }
    }
}
