extension Popup {
    /// Why it cannot be shown; nil where it can.
    var fault: PresentationError? {
        if shownTitle == nil, shownMessage == nil { return .nothingToSay }
        if actions.isEmpty { return .noActions }
        if actions.count > Self.mostActions { return .tooManyActions }
        if actions.filter({ $0.role == .cancel }).count > 1 { return .severalCancels }
        if Set(actions.map(\.id)).count < actions.count { return .repeatedActionID }
        return nil
    }

    /// The title, where it shows anything.
    var shownTitle: String? { title?.ifShown }

    /// The message, where it shows anything.
    var shownMessage: String? { message?.ifShown }

    /// What Escape, the Z gesture and a tap outside mean.
    var cancelAction: Action? { actions.first { $0.role == .cancel } }

    /// What Return means: the preferred action, unless it loses something.
    var returnAction: Action? {
        actions.first { $0.id == preferredActionID && $0.role != .destructive }
    }

    /// More do not fit what the HIG calls an alert.
    private static let mostActions = 3
}

extension Popup.Action {
    func shownTitle(_ texts: Popup.Texts) -> String {
        if title.showsSomething { return title.onOneLine }
        return role == .cancel ? texts.cancel : texts.confirm
    }
}

extension Popup.PresentationError: CustomStringConvertible {
    /// What went wrong and what to do.
    public var description: String {
        switch self {
        case .notInWindow:
            "A popup cannot be presented from a controller outside a window: present it after viewDidAppear."
        case .refused:
            "UIKit did not present a popup: see what it wrote about the controller that is in front."
        case .nothingToSay:
            "A popup with neither title nor message cannot be presented: give it a title."
        case .noActions:
            "A popup without actions cannot be presented, since nobody could answer: give it one."
        case .tooManyActions:
            "A popup with more than three actions cannot be presented: use an action sheet or a list."
        case .severalCancels:
            "A popup with several actions that cancel cannot be presented: leave one the role cancel."
        case .repeatedActionID:
            "A popup with two actions of the same id cannot be presented: make their ids unique."
        }
    }
}
