/// A popup as the rules on values look at it: its texts taken apart, and what was said or can be told of it.
struct PopupReading: Sendable {
    struct Button: Sendable {
        let action: Popup.Action
        let text: AuditText

        /// Whether it loses something, as its role or its words say.
        var losesSomething: Bool { action.role == .destructive || text.has(.destructive) }
    }

    let popup: Popup
    let audit: HIGAudit
    let behavior: HIGAudit.PopupBehavior
    let language: Language?
    /// Nil where nothing of it would be seen.
    let title: AuditText?
    let message: AuditText?
    let buttons: [Button]

    init(_ popup: Popup, _ audit: HIGAudit, _ behavior: HIGAudit.PopupBehavior) {
        self.popup = popup
        self.audit = audit
        self.behavior = behavior
        let texts = [popup.title, popup.message].compactMap(\.self) + popup.actions.map(\.title)
        let language = audit.language(of: texts)
        let read: (String) -> AuditText = { audit.text($0, language) }
        self.language = language
        title = popup.shownTitle.map(read)
        message = popup.shownMessage.map(read)
        buttons = popup.actions.map { Button(action: $0, text: read($0.title)) }
    }

    /// Title and message, as far as they are there.
    var texts: [(name: String, text: AuditText)] {
        [("title", title), ("message", message)].compactMap { name, text in text.map { (name, $0) } }
    }

    var cancels: [Button] { buttons.filter { $0.action.role == .cancel } }
    var hasCancel: Bool { !cancels.isEmpty }
    var losers: [Button] { buttons.filter(\.losesSomething) }

    /// Whether the person has to decide something: said, or, where nothing was, asked or answered so.
    var isDecision: Bool {
        switch popup.purpose {
        case .decision: true
        case .information, .error, .input: false
        case nil: buttons.count > 1 || title?.ending == "?" || title?.has(.destructive) == true
        }
    }

    /// Whether the title asks whether to cancel something: a button "Cancel" could mean both answers then.
    var asksToCancel: Bool { title?.has(.cancelling) == true }

    /// What the button of an action says.
    func title(of id: Popup.Action.ID) -> String { popup.actions.first { $0.id == id }?.title ?? id }

    /// A word or text in the language of the popup.
    func word(_ english: String, _ korean: String) -> String { language == .korean ? korean : english }
}

/// A toast as the rules on values look at it.
struct ToastReading: Sendable {
    let toast: Toast
    let audit: HIGAudit
    let behavior: HIGAudit.ToastBehavior
    let text: AuditText

    init(_ toast: Toast, _ audit: HIGAudit, _ behavior: HIGAudit.ToastBehavior) {
        self.toast = toast
        self.audit = audit
        self.behavior = behavior
        let language = audit.language(of: [toast.text, toast.action?.title ?? ""])
        text = audit.text(toast.text, language)
    }

    /// A word or text in the language of the toast.
    func word(_ english: String, _ korean: String) -> String { text.isKorean ? korean : english }
}

extension HIGAudit {
    /// The language of several texts that are shown together; nil for those that the rules do not know.
    func language(of texts: [String]) -> Language? {
        guard let language else {
            let found = texts.compactMap(Language.init(lettersOf:))
            return found.contains(.korean) ? .korean : found.first
        }
        return Language(tag: language)
    }

    /// A text in one of the languages; a word of the other one among them is read as what it is. In a
    /// language that was given and is unknown, nothing is.
    func text(_ string: String, _ language: Language?) -> AuditText {
        if self.language != nil, language == nil { return AuditText(string, nil) }
        return AuditText(string, fallback: language)
    }
}
