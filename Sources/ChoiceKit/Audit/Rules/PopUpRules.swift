import UIKit

/// What a pop-up button offers, and what it shows.
extension HIGAudit {
    static let nestedOptions = Rule<PopUpUseReading>("P-01", .error, .popUpButtons) { button in
        button.rows.filter(\.isSubmenu).map { row in
            let names = row.submenu(button.audit, button.language).joined().map(\.text.string)
            return Fault(
                "\(quote(row.text)) opens a menu of its own.",
                "Put \(names.map(quote).joined(separator: ", ")) into the menu itself, or use a pull-down "
                    + "button.")
        }
    }

    static let severalChoices = Rule<PopUpUseReading>("P-02", .error, .popUpButtons) { button in
        let on = button.options.filter(\.isOn)
        if on.count > 1 {
            let names = on.map { quote($0.text) }.joined(separator: ", ")
            return [Fault("Several options are chosen: \(names).", "Let one be, or use a pull-down button.")]
        }
        guard let toggle = button.options.first(where: \.isToggle) else { return [] }
        return [
            Fault(
                "\(quote(toggle.text)) leaves the menu open, so that several can be chosen.",
                "Let a choice close the menu, or use a pull-down button.")
        ]
    }

    static let missingDefault = Rule<PopUpUseReading>("P-03", .warning, .popUpButtons) { button in
        guard !button.options.isEmpty else { return [] }
        let likely = quote(button.word("Monthly", "매월"))
        guard let chosen = button.options.first(where: \.isOn) else {
            return [
                Fault("Nothing is chosen at first.", "Choose what most people want, as \(likely).")
            ]
        }
        guard chosen.text.isOne(of: .placeholders) || button.title?.isOne(of: .placeholders) == true else {
            return []
        }
        return [
            Fault(
                "\(quote(button.title ?? chosen.text)) stands where a choice should.",
                "Choose what most people want, as \(likely).")
        ]
    }

    static let unpredictable = Rule<PopUpUseReading>("P-04", .warning, .popUpButtons) { button in
        let isOption = button.options.contains { $0.text.string == button.title?.string }
        guard button.use.label?.ifShown == nil, !isOption else { return [] }
        return [
            Fault(
                "Nothing says what is chosen here.",
                "Give it a label, as \(quote(button.word("Repeat: Never", "반복: 안 함"))).")
        ]
    }

    static let actionAmongOptions = Rule<PopUpUseReading>("P-05", .error, .popUpButtons) { button in
        button.options.filter { $0.item.isDestructive || $0.text.doesSomething }.map {
            Fault("\(quote($0.text)) is something to do, and no choice.", "Move it to a pull-down button.")
        }
    }

    static let sameOptions = Rule<PopUpUseReading>("P-06", .error, .kit) { button in
        var seen: Set<String> = []
        return button.options.compactMap { row in
            guard row.item.title.showsSomething else {
                return Fault("An option has no title.", "Say what is chosen with it.")
            }
            guard !seen.insert(row.text.string.lowercased()).inserted else { return nil }
            return Fault("There is more than one \(quote(row.text)).", "Say in what they differ.")
        }
    }

    static let customOption = Rule<PopUpUseReading>("P-08", .info, .menus) { button in
        var faults = button.options.filter {
            $0.text.isOne(of: .customOptions) && $0.text.ending != "…"
        }.map { row in
            Fault(
                "\(quote(row.text)) asks for more and does not say so.",
                "Write \(quote(row.text.withoutEnding + "…")).")
        }
        let isCustom: (MenuRow) -> Bool = {
            $0.text.isOne(of: .customOptions) || $0.text.isOne(of: .otherOptions)
        }
        if let place = button.options.firstIndex(where: isCustom), place < button.options.count - 1 {
            faults.append(
                Fault(
                    "\(quote(button.options[place].text)) stands before others.", "Let it be the last option."
                ))
        }
        return faults
    }

    static let optionCount = Rule<PopUpUseReading>("P-09", .info, .kit) { button in
        let count = button.options.count
        if count < 2, !button.rows.contains(where: { $0.isSubmenu || $0.isDeferred }) {
            return [
                Fault(
                    count == 0 ? "There is nothing to choose from." : "There is one option.",
                    "Use a label.", .error)
            ]
        }
        guard count > button.audit.mostOptions, !button.use.isList else { return [] }
        return [Fault("The menu has \(count) options.", "Use a list, which can be searched.")]
    }

    static let popUpRules = [
        nestedOptions, severalChoices, missingDefault, unpredictable, actionAmongOptions, sameOptions,
        customOption, optionCount,
    ]
}

extension AuditText {
    /// Whether it says to do something, as a command does: English begins with the verb, and Korean ends with
    /// it. A verb alone may be the name of a state, unless it loses something.
    fileprivate var doesSomething: Bool {
        let verbs: WordList = words.count > 1 ? .commandVerbs : .losingVerbs
        if isEnglish { return words.first.map(verbs.english.contains) == true }
        guard isKorean, let last = words.last else { return false }
        let isManner = words.dropLast().last.map(WordList.manners.korean.contains) == true
        return !isManner && verbs.korean.contains(last)
    }
}
