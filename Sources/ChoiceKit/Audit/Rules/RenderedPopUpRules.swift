import UIKit

/// What a pop-up button looks like, and what VoiceOver finds.
extension HIGAudit {
    static let staleTitle = Rule<RenderedPopUpButton>("P-07", .error, .popUpButtons) { button in
        guard let choice = button.choice, !button.title.contains(choice) else { return [] }
        return [
            Fault(
                "\(quote(choice)) is chosen, and the button says \(quote(button.title)).",
                "Show what is chosen, as with `changesSelectionAsPrimaryAction`.")
        ]
    }

    static let spokenPopUp = Rule<RenderedPopUpButton>("P-10", .error, .accessibility) { button in
        var faults: [Fault] = []
        let label = button.label?.ifShown
        let saysNothing = label.map { ["button", "버튼"].contains($0.lowercased()) } ?? true
        let example = button.isKorean ? "“반복”, “안 함”" : "“Repeat”, “Never”"
        if saysNothing || label == button.choice {
            faults.append(
                Fault(
                    "VoiceOver calls it \(quote(label ?? "")), which is not what it is for.",
                    "Give it a label and the choice as its value, as \(example)."))
        }
        if let choice = button.choice, button.value?.contains(choice) != true {
            faults.append(
                Fault(
                    "Its value is \(quote(button.value ?? "")), and \(quote(choice)) is chosen.",
                    "Let what is chosen be its value, as \(example)."))
        }
        if !button.isButton {
            faults.append(Fault("VoiceOver does not call it a button.", "Give it the trait button."))
        }
        return faults
    }

    static let popUpTarget = Rule<RenderedPopUpButton>("P-11", .warning, .accessibility) { button in
        var faults: [Fault] = []
        let side = min(button.target.width, button.target.height)
        if side < 44 {
            let seen = "\(Int(button.target.width)) x \(Int(button.target.height))"
            faults.append(
                Fault(
                    "\(seen) points of it can be touched.", "Let 44 x 44.", side < 28 ? .error : .warning))
        }
        if button.isCut, button.category.isAccessibilityCategory {
            faults.append(
                Fault(
                    "What is chosen is cut at the type size \(button.category.rawValue).",
                    "Let it have more lines.", .error))
        }
        return faults
    }

    static let renderedPopUpRules = [staleTitle, spokenPopUp, popUpTarget]
}
