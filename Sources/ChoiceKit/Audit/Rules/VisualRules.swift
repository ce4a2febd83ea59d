import UIKit

/// What a popup looks like, and what VoiceOver finds in it.
extension HIGAudit {
    static let longTitle = Rule<RenderedPopup>("A-T04", .warning, .alerts) { popup in
        guard let title = popup.title, title.lines > 2, popup.category == .large else { return [] }
        return [
            Fault(
                "The title \(quote(title.string)) takes \(title.lines) lines.",
                "Keep it to two, and give the reason in the message.")
        ]
    }

    static let scrolling = Rule<RenderedPopup>("A-M02", .warning, .alerts) { popup in
        guard popup.scrolls, popup.category == .large else { return [] }
        return [Fault("The texts have to be scrolled.", "Say it shorter, or on a screen of its own.")]
    }

    static let silentField = Rule<RenderedPopup>("A-F02", .warning, .writing) { popup in
        guard let reason = popup.fieldReason else { return [] }
        let actors = popup.buttons.filter { $0.action.role != .cancel }
        guard let button = actors.first(where: \.isEnabled), !reason.isShown else { return [] }
        return [
            Fault(
                "[\(button.action.title)] can be pressed though what was typed cannot be used.",
                "Disable it, and say why below the field: \(quote(reason.text)).")
        ]
    }

    static let modality = Rule<RenderedPopup>("A-V01", .error, .accessibility) { popup in
        guard !popup.isModal else { return [] }
        return [
            Fault("VoiceOver reads what is behind it.", "Set `accessibilityViewIsModal` to true.")
        ]
    }

    static let firstFocus = Rule<RenderedPopup>("A-V03", .warning, .ariaAlertDialog) { popup in
        var faults: [Fault] = []
        if let title = popup.title, !title.isHeader {
            faults.append(Fault("The title is no header.", "Give it the trait header."))
        }
        let first = popup.title ?? popup.message
        if let focused = popup.focusedLabel, let first, focused != first.string {
            faults.append(
                Fault(
                    "VoiceOver begins with \(quote(focused)).", "Let it begin with \(quote(first.string))."))
        }
        return faults
    }

    /// Points: 44 by default and 28 at the least; around 12 between buttons with an edge, 24 without (HIG,
    /// Accessibility).
    static let targets = Rule<RenderedPopup>("A-V04", .warning, .accessibility) { popup in
        let small = popup.buttons.compactMap { button -> Fault? in
            let side = min(button.frame.width, button.frame.height)
            guard side < 44 else { return nil }
            return Fault(
                "[\(button.action.title)] has \(size(button.frame)) points.", "Give it 44 x 44.",
                side < 28 ? .error : .warning)
        }
        // Plain buttons that fill their row side by side leave no gap to hit by mistake.
        let gaps = zip(popup.buttons, popup.buttons.dropFirst()).compactMap { a, b -> Fault? in
            let gap = distance(a.frame, b.frame)
            let wanted: CGFloat = a.hasBezel || b.hasBezel ? 8 : 24
            guard gap > 0.5, gap < wanted, min(a.frame.height, b.frame.height) < 44 else { return nil }
            return Fault(
                "[\(a.action.title)] and [\(b.action.title)] are \(Int(gap)) points apart.",
                "Leave \(Int(wanted)), or make them higher.", .info)
        }
        return small + gaps
    }

    /// The system's own red and blue miss the table on white and on the grey of an alert; with Increase
    /// Contrast on, other colours have to meet it. Both are information.
    static let contrast = Rule<RenderedPopup>("A-V05", .error, .accessibility) { popup in
        let disabled = Set(popup.buttons.filter { !$0.isEnabled }.map { "[\($0.action.title)]" })
        return popup.texts.compactMap { name, text in
            let wanted = Contrast.wanted(pointSize: text.pointSize, isBold: text.isBold)
            guard text.contrast < wanted, !disabled.contains(name) else { return nil }
            let passes = text.increasedContrast >= wanted
            if text.isSystemColor, !passes {
                return Fault(
                    "\(name) has a contrast of \(ratio(text.contrast)), in a colour of the system.",
                    "Where it matters, use bold text, which needs 3.0:1, or `UIColor.label`.", .info)
            }
            return Fault(
                "\(name) has a contrast of \(ratio(text.contrast)), and needs \(ratio(wanted)).",
                passes
                    ? "With Increase Contrast it has \(ratio(text.increasedContrast)); bold text needs 3.0:1."
                    : "Use a colour as `UIColor.label`, or give one for more contrast.",
                passes ? .info : nil)
        }
    }

    static let largeType = Rule<RenderedPopup>("A-V06", .error, .wcag("1.4.4 Resize Text")) { popup in
        guard popup.isAccessibilitySize else { return [] }
        var faults = popup.texts.filter(\.text.isCut).map {
            Fault("\($0.name) is cut at the type size \(popup.category.rawValue).", "Let it have more lines.")
        }
        // The smallest of them is a fifth larger than the standard at least.
        faults += popup.texts.filter { $0.text.pointSize < 20 }.map {
            Fault(
                "\($0.name) has \(Int($0.text.pointSize)) points at the size \(popup.category.rawValue).",
                "Use a font that follows Dynamic Type.")
        }
        if popup.isRow, popup.buttons.contains(where: { !$0.fits }) {
            faults.append(Fault("The buttons stand in a row that they do not fit.", "Stack them."))
        }
        return faults
    }

    static let withinScreen = Rule<RenderedPopup>("A-V09", .error, .layout) { popup in
        var faults: [Fault] = []
        if !popup.safeArea.insetBy(dx: -0.5, dy: -0.5).contains(popup.frame) {
            faults.append(
                Fault("It reaches out of the safe area.", "Keep it inside, and let the texts scroll."))
        }
        faults += popup.buttons.filter { !$0.isReachable }.map {
            Fault("[\($0.action.title)] cannot be reached.", "Let the buttons scroll.")
        }
        return faults
    }

    static let names = Rule<RenderedPopup>("A-V11", .warning, .voiceControl) { popup in
        popup.buttons.flatMap { button -> [Fault] in
            var faults: [Fault] = []
            if button.label != button.text.string {
                faults.append(
                    Fault(
                        "The button \(quote(button.text.string)) is called \(quote(button.label ?? "")).",
                        "Call it \(quote(button.text.string)), as people read it."))
            }
            if let hint = button.hint, hint.contains(button.text.string), !button.text.string.isEmpty {
                faults.append(
                    Fault("The hint \(quote(hint)) repeats the title.", "Say what happens, or nothing."))
            }
            return faults
        }
    }

    static let covering = Rule<RenderedToast>("T-08", .error, .layout) { reading in
        // What touches does not lie on it yet.
        reading.obstacles.filter { !$0.frame.intersection(reading.frame).isEmpty }.map {
            Fault("The toast lies on \($0.name).", "Place it above.")
        }
    }

    static let renderedRules =
        [
            longTitle, scrolling, silentField, modality, firstFocus, targets, contrast, largeType,
            withinScreen,
            names,
        ] + orderRules
    static let renderedToastRules = [covering]

    static func size(_ rect: CGRect) -> String { "\(Int(rect.width)) x \(Int(rect.height))" }

    private static func ratio(_ ratio: CGFloat) -> String { String(format: "%.1f:1", ratio) }

    /// Points between two rectangles.
    private static func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
        let x = max(a.minX - b.maxX, b.minX - a.maxX, 0)
        let y = max(a.minY - b.maxY, b.minY - a.maxY, 0)
        return hypot(x, y)
    }
}
