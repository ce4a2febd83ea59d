import UIKit

/// What keys, gestures and motion do with a popup.
extension HIGAudit {
    static let returnKey = Rule<PopupReading>("A-K01", .error, .uikit) { popup in
        guard let outcome = popup.behavior.returnKey else { return [] }
        let preferred = popup.popup.returnAction.flatMap { action in
            popup.buttons.first { $0.action == action }
        }
        switch outcome {
        case .nothing:
            guard let preferred else { return [] }
            return [Fault("Return does nothing.", "Let it choose [\(preferred.text.string)].")]
        case .action(let id):
            guard id != preferred?.action.id else { return [] }
            return [
                Fault(
                    "Return chooses [\(popup.title(of: id))].",
                    preferred.map { "Let it choose [\($0.text.string)]." } ?? "Let it do nothing.")
            ]
        case .cancel:
            return [Fault("Return cancels.", "Let it choose the preferred action, or do nothing.")]
        }
    }

    static let cancelKeys = Rule<PopupReading>("A-K02", .warning, .alerts) { popup in
        guard popup.hasCancel else { return [] }
        let keys = [("Escape", popup.behavior.escapeKey), ("Command-period", popup.behavior.commandPeriod)]
        return keys.compactMap { name, outcome in
            guard let outcome, !popup.cancels(outcome) else { return nil }
            return Fault("\(name) does not cancel.", "Let it cancel.")
        }
    }

    static let focusTrap = Rule<PopupReading>("A-K03", .error, .wcag("2.1.2 No Keyboard Trap")) { popup in
        var faults: [Fault] = []
        if popup.behavior.keepsFocus == false {
            faults.append(Fault("The focus gets behind the popup.", "Keep it inside while the popup is up."))
        }
        if popup.behavior.returnsFocus == false {
            faults.append(Fault("The focus does not return.", "Give it back to who had it before."))
        }
        return faults
    }

    static let escapeGesture = Rule<PopupReading>("A-V02", .error, .uikit) { popup in
        guard let outcome = popup.behavior.escapeGesture else { return [] }
        if popup.hasCancel {
            return popup.cancels(outcome)
                ? [] : [Fault("The Z gesture does not cancel.", "Cancel in `accessibilityPerformEscape()`.")]
        }
        return outcome == .nothing
            ? []
            : [
                Fault(
                    "The Z gesture closes the popup, and nothing cancels.",
                    "Return false from `accessibilityPerformEscape()`.")
            ]
    }

    static let reducedMotion = Rule<PopupReading>("A-V07", .warning, .accessibility) { popup in
        guard popup.behavior.movesDespiteReduceMotion == true else { return [] }
        return [Fault("It moves though Reduce Motion is on.", "Fade it in and out instead, in 0.2 seconds.")]
    }

    static let pressState = Rule<PopupReading>("A-V10", .warning, .buttons) { popup in
        guard popup.behavior.showsPresses == false else { return [] }
        return [Fault("Buttons look the same under a finger.", "Highlight the one that is pressed.")]
    }

    static let keyboardRules = [
        returnKey, cancelKeys, focusTrap, escapeGesture, reducedMotion, pressState,
    ]
}

extension PopupReading {
    /// Whether what happened leaves everything as it was, by the button or without.
    fileprivate func cancels(_ outcome: HIGAudit.PopupBehavior.Outcome) -> Bool {
        switch outcome {
        case .nothing: false
        case .cancel: true
        case .action(let id): cancels.contains { $0.action.id == id }
        }
    }
}
