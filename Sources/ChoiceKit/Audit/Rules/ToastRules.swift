import UIKit

/// What a toast says, and how long it stays.
extension HIGAudit {
    static let shortToast = Rule<ToastReading>("T-01", .warning, .kit) { reading in
        let least = reading.toast.leastDuration
        guard let seconds = reading.toast.duration, seconds >= 0, seconds < least else { return [] }
        let (asked, needed) = (written(seconds), written(least))
        return [
            Fault(
                "\(quote(reading.text)) asks for \(asked) s and takes \(needed) s to read.",
                "Leave `duration` nil, or say \(needed) s at least.")
        ]
    }

    static let vanishingAction = Rule<ToastReading>("T-02", .error, .wcag("2.2.1 Timing Adjustable")) {
        reading in
        guard let action = reading.toast.action, reading.toast.duration != .infinity,
            !reading.behavior.staysForAssistiveTechnology
        else { return [] }
        return [
            Fault(
                "[\(action.title)] goes away before people with VoiceOver or Switch Control get there.",
                "Let the toast stay until it is dismissed while one of them runs.")
        ]
    }

    static let runningTimer = Rule<ToastReading>("T-03", .warning, .wcag("2.2.1 Timing Adjustable")) {
        reading in
        guard !reading.behavior.pauses, reading.toast.duration != .infinity else { return [] }
        return [
            Fault(
                "The time goes on while a finger or the focus is on the toast, or the app is away.",
                "Stop the time meanwhile.")
        ]
    }

    static let criticalToast = Rule<ToastReading>("T-05", .error, .feedback) { reading in
        let word = reading.text.first(of: .critical)
        let asks = reading.text.ending == "?" && reading.toast.action != nil
        guard word != nil || asks || reading.toast.purpose == .decision else { return [] }
        return [
            Fault(
                word != nil
                    ? "\(quote(reading.text)) has to be known, and goes away."
                    : "\(quote(reading.text)) has to be decided, and goes away.",
                "Use a popup.")
        ]
    }

    static let onlyRoute = Rule<ToastReading>("T-07", .warning, .wcag("2.2.1 Timing Adjustable")) { reading in
        guard let action = reading.toast.action, action.hasOtherRoute != true else { return [] }
        let isKnown = action.hasOtherRoute != nil
        return [
            Fault(
                isKnown
                    ? "Nothing but the toast leads to [\(action.title)]."
                    : "It is not said whether something else leads to [\(action.title)].",
                isKnown
                    ? "Offer it elsewhere too, as by shaking or in a menu."
                    : "Say `hasOtherRoute`, and offer it elsewhere too.",
                isKnown ? nil : .info)
        ]
    }

    static let onlySwipe = Rule<ToastReading>("T-09", .warning, .accessibility) { reading in
        guard !reading.behavior.dismissesWithoutSwipe else { return [] }
        return [Fault("Only a swipe dismisses the toast.", "Let a tap or a button dismiss it too.")]
    }

    static let toastTone = Rule<ToastReading>("T-10", .warning, .writing) { reading in
        let better = reading.word("Unable to load photos", "사진을 불러올 수 없음")
        return [blameFault("text", reading.text), interjectionFault("text", reading.text, better: better)]
            .compactMap(\.self)
    }

    static let announcement = Rule<ToastReading>("T-04", .error, .wcag("4.1.3 Status Messages")) { reading in
        var faults: [Fault] = []
        if reading.behavior.movesFocus {
            faults.append(
                Fault(
                    "VoiceOver goes to the toast.", "Post an announcement, and leave the focus where it is."))
        }
        if !reading.behavior.announces {
            faults.append(Fault("VoiceOver does not say the toast.", "Post an announcement of its text."))
        }
        return faults
    }

    static let toastRules = [
        shortToast, vanishingAction, runningTimer, announcement, criticalToast, onlyRoute, onlySwipe,
        toastTone,
    ]

    private static func written(_ seconds: TimeInterval) -> String { String(format: "%.1f", seconds) }
}
