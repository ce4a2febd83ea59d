import UIKit

/// When popups and toasts come, and how often.
extension HIGAudit {
    static let atLaunch = Rule<PopupShowing>("A-C02", .warning, .alerts) { showing in
        guard showing.time - showing.before.launch < showing.audit.launchDuration else { return [] }
        return [
            Fault(
                "\(quote(showing.name)) comes as the app starts.",
                "Show what is at hand, with a label that says what is missing, as “Offline” or “오프라인”.")
        ]
    }

    static let stacked = Rule<PopupShowing>("A-C04", .error, .modality) { showing in
        guard let other = showing.before.open.last else { return [] }
        return [
            Fault(
                "\(quote(showing.name)) comes while \(quote(other.title ?? other.message ?? "")) is up.",
                "Let it wait until the other is answered.")
        ]
    }

    /// Each is told once, when it becomes too much.
    static let tooMany = Rule<PopupShowing>("A-C05", .info, .alerts) { showing in
        let most = showing.audit.mostShowings
        let advice = "Say it where it matters, without asking for an answer."
        if showing.before.counts[showing.content, default: 0] + 1 == most {
            return [Fault("\(quote(showing.name)) comes for the \(most)th time.", advice)]
        }
        guard showing.before.count == most else { return [] }
        return [Fault("\(most + 1) popups came since the launch.", advice)]
    }

    static let again = Rule<PopupShowing>("A-C08", .warning, .alerts) { showing in
        guard let closing = showing.before.closings[showing.content],
            showing.time - closing < showing.audit.retryDuration
        else { return [] }
        return [
            Fault(
                "\(quote(showing.name)) comes again at once.",
                "Show the error where it happened, with [Try Again] or [다시 시도] beside it.")
        ]
    }

    static let sessionRules = [atLaunch, stacked, tooMany, again]

    static let sameToast = Rule<ToastShowing>("T-06", .warning, .kit) { showing in
        guard showing.before.toasts.contains(showing.toast.text) else { return [] }
        return [
            Fault(
                "\(quote(showing.toast.text)) comes while it is up.",
                "Keep the one that is up for longer; `ToastCenter` does.")
        ]
    }

    static let toastSessionRules = [sameToast]
}
