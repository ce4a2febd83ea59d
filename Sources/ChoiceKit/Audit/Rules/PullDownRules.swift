import UIKit

/// What the menu of a pull-down button holds, and in which order.
extension HIGAudit {
    static let fewItems = Rule<PullDownUseReading>("L-01", .warning, .pullDownButtons) { button in
        let count = button.leaves.count
        guard count < 3, !button.hasDeferred, !button.behavior.isDynamic else { return [] }
        return [
            Fault(
                count == 1 ? "The menu has one item." : "The menu has \(count) items.",
                "Use buttons or toggles, up to three items.")
        ]
    }

    static let manyItems = Rule<PullDownUseReading>("L-02", .info, .kit) { button in
        let count = button.rows.filter { !$0.isDeferred }.count
        guard count > button.audit.mostItems, !button.behavior.isDynamic else { return [] }
        return [
            Fault("The menu has \(count) rows.", "Put those that belong together into a menu of their own.")
        ]
    }

    static let mereValues = Rule<PullDownUseReading>("L-03", .warning, .pullDownButtons) { button in
        let rows = button.rows
        guard rows.count > 1, rows.filter(\.isOn).count == 1,
            rows.allSatisfy({ !$0.isSubmenu && !$0.isToggle && !$0.isDeferred && !$0.text.isVerbal })
        else { return [] }
        return [
            Fault("The menu holds values that exclude each other.", "Use a pop-up button.")
        ]
    }

    static let hiddenPrimaries = Rule<PullDownUseReading>("L-04", .warning, .pullDownButtons) { button in
        let wanted = button.behavior.primaryActions
        guard !wanted.isEmpty, wanted.isSubset(of: button.leaves.map(\.item.title)) else { return [] }
        return [
            Fault(
                "All that the screen is for hides in one menu.",
                "Show the most wanted action on the screen: \(quote(wanted.sorted()[0])).")
        ]
    }

    static let plainLoss = Rule<PullDownUseReading>("L-05", .error, .menus) { button in
        button.leaves.filter { $0.isCommand && !$0.item.isDestructive && $0.text.losesSomething }.map {
            Fault(
                "\(quote($0.text)) loses something and looks like any other item.",
                "Give it the attribute destructive; in a `PullDownButton` it is one of the "
                    + "`destructiveActions`.")
        }
    }

    static let unconfirmedLoss = Rule<PullDownUseReading>("L-06", .warning, .pullDownButtons) { button in
        guard button.behavior.undoesLosses != true else { return [] }
        let isKnown = button.behavior.undoesLosses != nil
        return button.leaves.filter { $0.item.isDestructive && $0.item.asksFirst == false }.map {
            Fault(
                "\(quote($0.text)) is done at once.",
                isKnown
                    ? "Ask first, or let people undo it."
                    : "Ask first; if it can be undone, say so with `undoesLosses`.",
                isKnown ? nil : .info)
        }
    }

    static let lossBeforeOthers = Rule<PullDownUseReading>("L-07", .warning, .menus) { button in
        let rows = button.rows
        guard let last = rows.lastIndex(where: { !$0.item.isDestructive }) else { return [] }
        return rows[..<last].filter(\.item.isDestructive).map {
            Fault("\(quote($0.text)) stands before \(quote(rows[last].text)).", "Let it be the last.")
        }
    }

    static let deepMenu = Rule<PullDownUseReading>("L-12", .warning, .menus) { button in
        button.rows.filter(\.isSubmenu).flatMap { row -> [Fault] in
            let entries = button.entries(of: row)
            var faults = entries.filter(\.isSubmenu).map {
                Fault(
                    "\(quote($0.text)) is a menu in the menu \(quote(row.text)).",
                    "Put its items into \(quote(row.text)).")
            }
            if entries.count > 5 {
                faults.append(
                    Fault(
                        "The menu \(quote(row.text)) has \(entries.count) items.",
                        "Keep about five, and put the others elsewhere."))
            }
            return faults
        }
    }

    static let leftOut = Rule<PullDownUseReading>("L-14", .warning, .menus) { button in
        let items = button.use.sections.flatMap(\.items)
        var faults = items.filter(\.isHidden).map {
            Fault("\(quote($0.title)) is hidden.", "Show it grey while it cannot be used.")
        }
        if button.behavior.leavesOutUnavailable {
            faults.append(
                Fault("Items that cannot be used now are left out.", "Show them grey."))
        }
        if !button.use.isEnabled, !items.isEmpty, items.allSatisfy({ !$0.isEnabled }) {
            faults.append(
                Fault(
                    "The button is disabled because all its items are.",
                    "Let the menu open, and show them grey."))
        }
        return faults
    }

    static let sameIcons = Rule<PullDownUseReading>("L-17", .info, .menus) { button in
        button.sections.compactMap { section in
            let images = section.compactMap(\.item.image)
            if images.count > 1, images.count == section.count, Set(images).count == 1 {
                return Fault(
                    "All \(images.count) items have the same icon.",
                    "Give it to the first of them, which it introduces them by.")
            }
            let families = Dictionary(grouping: section.filter { $0.item.image != nil }, by: \.text.family)
            let mixed = section.lazy.compactMap(\.text.family).first {
                Set(families[$0, default: []].compactMap(\.item.image)).count > 1
            }
            guard let word = mixed else { return nil }
            return Fault(
                "Items of one kind, \(quote(word)), have different icons.",
                "Give one icon to the first of them.")
        }
    }

    static let unnamedSymbol = Rule<PullDownUseReading>("L-18", .error, .accessibility) { button in
        var faults: [Fault] = []
        if button.use.title?.ifShown == nil, !isName(button.use.accessibilityLabel) {
            let more = quote(button.word("More", "더 보기"))
            faults.append(
                Fault("The button shows a symbol alone, and has no name.", "Call it, as \(more)."))
        }
        let nameless = button.all.filter { row in
            !row.isDeferred && !row.item.title.showsSomething && !isName(row.item.accessibilityLabel)
        }
        return faults
            + nameless.map { _ in Fault("An item has no title and no name.", "Say what it does.") }
    }

    static let rowOfIcons = Rule<PullDownUseReading>("L-19", .warning, .menus) { button in
        button.use.sections.compactMap { section in
            let count = section.items.filter { !$0.isHidden }.count
            switch section.size {
            case .small where count != 4:
                return Fault("A row of small items has \(count).", "Let it have 4.")
            case .medium where count != 3:
                return Fault("A row of medium items has \(count).", "Let it have 3.")
            default: return nil
            }
        }
    }

    static let pullDownRules =
        [
            fewItems, manyItems, mereValues, hiddenPrimaries, plainLoss, unconfirmedLoss, lossBeforeOthers,
            deepMenu, leftOut, sameIcons, unnamedSymbol, rowOfIcons,
        ] + itemRules

    /// Whether VoiceOver would say more than what a symbol is called, as "ellipsis.circle".
    private static func isName(_ label: String?) -> Bool {
        guard let label = label?.ifShown else { return false }
        let isSymbol = label.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "." }
        return !isSymbol || label == "more"
    }
}

extension AuditText {
    /// What commands of one kind have in common: the verb.
    fileprivate var family: String? { isKorean ? words.last : words.first }

    /// Whether it begins, or in Korean ends, with something to do.
    fileprivate var isVerbal: Bool {
        if isEnglish { return words.first.map(EnglishWords.imperatives.contains) == true }
        return isKorean
            && words.last.map { $0.hasSuffix("기") || WordList.commandVerbs.korean.contains($0) } == true
    }

    /// Whether a command loses something. What is taken out of a place is still there.
    fileprivate var losesSomething: Bool {
        if isEnglish { return startsWithOne(of: .losingCommands) && !words.contains("from") }
        guard isKorean, let last = words.last, WordList.losingCommands.korean.contains(last) else {
            return false
        }
        return words.dropLast().last?.hasSuffix("에서") != true
    }
}
