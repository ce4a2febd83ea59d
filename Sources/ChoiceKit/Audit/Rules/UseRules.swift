import UIKit

/// Whether a popup is the right thing at all.
extension HIGAudit {
    static let mereInformation = Rule<PopupReading>("A-C01", .warning, .alerts) { popup in
        guard popup.buttons.count == 1, popup.popup.purpose == nil || popup.popup.purpose == .information
        else {
            return []
        }
        let isKnown = popup.popup.purpose != nil
        let text = popup.word("a toast, as “Photo saved”", "a toast, as “사진을 저장했어요”")
        return [
            Fault(
                "The popup asks for nothing.",
                isKnown
                    ? "Say it where it happened, or in \(text)."
                    : "Say with `purpose` what it is for; if only to inform, use \(text).",
                isKnown ? nil : .info)
        ]
    }

    static let commonLoss = Rule<PopupReading>("A-C03", .warning, .alerts) { popup in
        let value = popup.popup
        guard !popup.losers.isEmpty, value.isReversible != false, value.frequency != .rare else { return [] }
        let isKnown = value.isReversible != nil && value.frequency != nil
        let text = popup.word("“Message deleted” [Undo]", "“메시지를 삭제했어요” [실행 취소]")
        return [
            Fault(
                isKnown
                    ? "It asks before what happens often and can be undone."
                    : "It asks before a loss that could be common and undone.",
                isKnown
                    ? "Do it, and offer to undo it in a toast: \(text)."
                    : "Say `isReversible` and `frequency`; if it can be undone, a toast will do: \(text).",
                isKnown ? nil : .info)
        ]
    }

    static let choicesOfIntent = Rule<PopupReading>("A-C06", .warning, .alerts) { popup in
        guard popup.buttons.count - popup.cancels.count >= 2, popup.popup.intent != .unexpected else {
            return []
        }
        let isKnown = popup.popup.intent != nil
        return [
            Fault(
                "It offers several things to do.",
                isKnown
                    ? "The person asked for it: use an action sheet."
                    : "Say `intent`; where the person asked for it, use an action sheet.",
                isKnown ? nil : .info)
        ]
    }

    static let closesByItself = Rule<PopupReading>("A-C07", .error, .wcag("2.2.1 Timing Adjustable")) {
        popup in
        guard let seconds = popup.behavior.closesAfter else { return [] }
        return [
            Fault(
                "It goes away by itself after \(seconds) seconds.",
                "Let it stay until it is answered, or warn 20 seconds before and let people extend it.")
        ]
    }

    static let useRules = [mereInformation, commonLoss, choicesOfIntent, closesByItself]
}
