import UIKit

/// What loses something: that it is said, and that nobody does it by mistake.
extension HIGAudit {
    static let noWayBack = Rule<PopupReading>("A-D01", .error, .alerts) { popup in
        guard let button = popup.losers.first, !popup.hasCancel else { return [] }
        let cancel = popup.word("Cancel", "취소")
        return [
            Fault(
                "[\(button.text.string)] loses something, and nothing cancels.",
                "Add [\(cancel)]: [\(cancel)][\(button.text.string)].")
        ]
    }

    /// The style warns of a loss that the person did not ask for (HIG); after a deliberate choice it is too
    /// much.
    static let destructiveStyle = Rule<PopupReading>("A-D02", .warning, .alerts) { popup in
        popup.buttons.compactMap { button in
            let isStyled = button.action.role == .destructive
            let says = button.text.has(.destructive) && button.action.role != .cancel
            switch popup.popup.intent {
            case .unexpected where says && !isStyled, nil where says && !isStyled:
                return Fault(
                    "[\(button.text.string)] loses something and looks like any other button.",
                    popup.popup.intent == nil
                        ? "Say `intent`; where the person did not ask for it, the role is destructive."
                        : "Give it the role destructive.",
                    popup.popup.intent == nil ? .info : .warning)
            case .deliberate where isStyled:
                return Fault(
                    "[\(button.text.string)] is shown as a danger, though the person just chose it.",
                    "Give it the default role.", .info)
            default: return nil
            }
        }
    }

    static let destructiveDefault = Rule<PopupReading>("A-D03", .error, .buttons) { popup in
        guard let button = popup.preferred, button.action.role == .destructive else { return [] }
        return [
            Fault(
                "[\(button.text.string)] loses something and is the preferred action.",
                "Prefer none: set `preferredActionID` to nil.")
        ]
    }

    /// Only what was asked for counts: UIKit draws Cancel in bold by itself where nothing is preferred.
    static let cancelDefault = Rule<PopupReading>("A-D04", .error, .alerts) { popup in
        guard let button = popup.preferred, button.action.role == .cancel else { return [] }
        return [
            Fault(
                "[\(button.text.string)] cancels and is the preferred action.",
                "Prefer none, so that people read: set `preferredActionID` to nil.")
        ]
    }

    static let unnamedLoss = Rule<PopupReading>("A-D05", .warning, .alerts) { popup in
        guard !popup.losers.isEmpty, popup.popup.isReversible != true, popup.language != nil else {
            return []
        }
        let severity: Severity? = popup.popup.isReversible == nil ? .info : nil
        let better = popup.word(
            "“Delete 12 Photos?” “This can't be undone.”", "“사진 12장을 삭제할까요?” “되돌릴 수 없어요.”")
        if popup.texts.allSatisfy({ !$0.text.namesSomething }) {
            return [
                Fault("Nothing says what is lost.", "Say what, and that it is for good: \(better).", severity)
            ]
        }
        guard popup.popup.isReversible == false, !popup.texts.contains(where: { $0.text.has(.irreversible) })
        else { return [] }
        return [Fault("Nothing says that it cannot be undone.", "Say so: \(better).")]
    }

    static let outsideTap = Rule<PopupReading>("A-D06", .error, .alerts) { popup in
        var faults: [Fault] = []
        switch popup.behavior.outsideTap {
        case .action(let id) where !popup.cancels.contains { $0.action.id == id }:
            faults.append(
                Fault(
                    "A tap outside or a swipe does [\(popup.title(of: id))].", "Let it cancel, or do nothing."
                ))
        case .cancel where !popup.hasCancel:
            faults.append(
                Fault(
                    "A tap outside or a swipe closes the popup, and nothing cancels.",
                    "Add [\(popup.word("Cancel", "취소"))], or let it do nothing."))
        default: break
        }
        if popup.popup.closesOnOutsideTap, !popup.hasCancel {
            faults.append(
                Fault(
                    "A tap outside is asked to close the popup, and nothing cancels.",
                    "Add [\(popup.word("Cancel", "취소"))], or set `closesOnOutsideTap` to false."))
        }
        return faults
    }

    static let colourAlone = Rule<PopupReading>("A-V08", .warning, .accessibility) { popup in
        popup.buttons.filter { $0.action.role == .destructive && !$0.text.has(.destructive) }.compactMap {
            guard $0.text.language != nil else { return nil }
            let better = popup.title.flatMap(destructiveButton) ?? popup.word("Delete", "삭제")
            return Fault(
                "Only the colour of [\($0.text.string)] says that it loses something.", "Write [\(better)].")
        }
    }

    static let destructiveRules = [
        noWayBack, destructiveStyle, destructiveDefault, cancelDefault, unnamedLoss, outsideTap, colourAlone,
    ]
}

extension PopupReading {
    /// The button that was asked to be the preferred one.
    fileprivate var preferred: Button? {
        popup.preferredActionID.flatMap { id in buttons.first { $0.action.id == id } }
    }
}

extension AuditText {
    /// Whether a word remains besides questions, doing and losing.
    fileprivate var namesSomething: Bool {
        let empty = WordList.namesNothing
        let losing = WordList.destructive
        return words.contains { word in
            let part = AuditText(word, language)
            return !part.isOne(of: empty) && !part.isOne(of: losing)
                && !["sign", "log", "out", "되돌릴", "수", "없어요", "없습니다", "can't", "cannot", "undone"].contains(
                    word)
        }
    }
}
