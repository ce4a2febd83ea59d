/// A question or a message that a person has to answer: what an alert says, as a value.
///
/// ```swift
/// let popup = Popup(
///     title: "사진 12장을 삭제할까요?", message: "되돌릴 수 없어요.",
///     actions: [.cancel("취소"), .destructive("삭제")])
/// if case .chosen(let action, _) = await viewController.present(popup), action.role == .destructive {
///     photos.removeAll()
/// }
/// ```
///
/// What happens is told by the `Result` of presenting it, so the value has no handlers. Two equal popups are
/// the same popup: the second is not shown while the first is up.
public struct Popup: Hashable, Sendable {
    /// What happened, and why. VoiceOver reads it first, as a header. Nil, the default, for none; a title
    /// that shows nothing counts as none.
    public var title: String?
    /// What else there is to know, under the title. Nil, the default, for none; one that shows nothing counts
    /// as none. Title or message has to be there.
    public var message: String?
    /// The buttons, one to three, at most one of them with the role `cancel`. Their order on the screen
    /// follows their roles.
    public var actions: [Action]
    /// The action that is most likely wanted: it stands at the trailing end of a row and on top of a stack,
    /// in semibold, and Return chooses it, but never a destructive one. Nil, the default, makes people read.
    public var preferredActionID: Action.ID?
    /// A line of text to type under the message; nil, the default, for none.
    public var textField: TextField?

    /// What the popup is for; nil where nobody said.
    public var purpose: Purpose?
    /// Whether the person asked for what leads here; nil where nobody said.
    public var intent: Intent?
    /// Whether what the actions do can be undone; nil where nobody said.
    public var isReversible: Bool?
    /// How often people meet it; nil where nobody said.
    public var frequency: Frequency?

    /// Whether it goes before those that are up or wait; false by default. The one that was up comes back
    /// afterwards, with what was typed.
    public var isUrgent = false
    /// Whether a tap outside means cancel; false by default, and without meaning where no action cancels.
    public var closesOnOutsideTap = false
    /// How it looks.
    public var style = Style.standard

    /// A popup of these parts; the rest is as its properties say.
    public init(
        title: String? = nil, message: String? = nil, actions: [Action] = [],
        preferredActionID: Action.ID? = nil, textField: TextField? = nil
    ) {
        self.title = title
        self.message = message
        self.actions = actions
        self.preferredActionID = preferredActionID
        self.textField = textField
    }

    /// What a popup is for.
    public enum Purpose: Hashable, Sendable, CaseIterable {
        /// Something to know.
        case information
        /// Something to decide.
        case decision
        /// Something went wrong.
        case error
        /// Something to type.
        case input
    }

    /// Whether the person asked for what leads to a popup.
    public enum Intent: Hashable, Sendable, CaseIterable {
        /// They just chose to do this.
        case deliberate
        /// It follows from something else that they did, or from nothing.
        case unexpected
    }

    /// How often people meet a popup.
    public enum Frequency: Hashable, Sendable, CaseIterable {
        /// Often, in daily use.
        case common
        /// Now and then.
        case rare
    }
}
