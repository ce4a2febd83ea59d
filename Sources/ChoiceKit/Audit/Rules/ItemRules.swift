import UIKit

/// What the rows of a pull-down button's menu say.
extension HIGAudit {
    static let nounCommand = Rule<PullDownUseReading>("L-08", .info, .menus) { button in
        guard !button.behavior.isDynamic else { return [] }
        return button.rows.filter(\.isCommand).compactMap { row in
            row.text.verbForNoun.map {
                Fault("\(quote(row.text)) says a thing and not what happens.", "Write \(quote($0)).")
            }
        }
    }

    static let article = Rule<PullDownUseReading>("L-09", .info, .menus) { button in
        guard !button.behavior.isDynamic else { return [] }
        return button.all.filter { $0.text.isEnglish }.compactMap { row in
            guard let word = row.text.words.first(where: WordList.articles.english.contains) else {
                return nil
            }
            return Fault(
                "\(quote(row.text)) says \(quote(word)).", "Write \(quote(row.text.withoutArticles)).")
        }
    }

    static let itemCapitals = Rule<PullDownUseReading>("L-10", .info, .menus) { button in
        guard !button.behavior.isDynamic else { return [] }
        return button.all.filter { $0.text.isEnglish && $0.text.inTitleCase != $0.text.string }.map {
            Fault("\(quote($0.text)) lacks capitals.", "Write \(quote($0.text.inTitleCase)).")
        }
    }

    static let ellipsis = Rule<PullDownUseReading>("L-11", .warning, .menus) { button in
        guard !button.behavior.isDynamic else { return [] }
        return button.rows.filter(\.isCommand).compactMap { row in
            let text = row.text
            if text.ending != "…", text.asksForMore {
                return Fault(
                    "\(quote(text)) asks for more and does not say so.",
                    "Write \(quote(text.withoutEnding + "…")).")
            }
            guard text.ending == "…", text.isOne(of: .silentCommands) else { return nil }
            return Fault(
                "\(quote(text)) ends with … and asks for nothing.",
                "Write \(quote(text.withoutEnding)).")
        }
    }

    /// Words that belong to the language and not to the rows are not counted.
    static let repeatedTerm = Rule<PullDownUseReading>("L-13", .info, .menus) { button in
        guard !button.behavior.isDynamic else { return [] }
        return button.sections.compactMap { section in
            let rows = section.filter { !$0.isSubmenu && $0.text.language != nil }
            let terms = rows.flatMap { Set($0.text.words).subtracting(EnglishWords.smallWords) }
            let counts = Dictionary(terms.map { ($0, 1) }, uniquingKeysWith: +)
            let term = rows.lazy.flatMap(\.text.words).first { counts[$0, default: 0] > 2 }
            return term.map { term in
                Fault(
                    "\(counts[term, default: 0]) items say \(quote(term)).",
                    "Let them be a menu of their own, called by what they have in common.")
            }
        }
    }

    static let ambiguousToggle = Rule<PullDownUseReading>("L-15", .info, .menus) { button in
        button.rows.compactMap { row in
            guard !row.isSubmenu, let better = row.text.verbForSwitch else { return nil }
            return Fault(
                "\(quote(row.text)) may be what is, or what will be.", "Write \(quote(better)).")
        }
    }

    static let titleOfButton = Rule<PullDownUseReading>("L-16", .warning, .pullDownButtons) { button in
        guard let title = button.title else { return [] }
        let titles = [button.use.menuTitle] + button.use.sections.map(\.title)
        return titles.compactMap(\.self).filter {
            button.audit.text($0, button.language).bareTitle == title.bareTitle
        }.map { Fault("The title \(quote($0)) repeats the button's.", "Leave it out.") }
    }

    static let itemRules = [
        nounCommand, article, itemCapitals, ellipsis, repeatedTerm, ambiguousToggle, titleOfButton,
    ]
}

extension AuditText {
    /// Whether the text begins with one of the English phrases.
    func startsWithOne(of list: WordList) -> Bool {
        list.english.contains { phrase in
            words.starts(with: phrase.split(separator: " ").map(String.init))
        }
    }

    /// What a command should say that is called by a noun; nil where it is not.
    fileprivate var verbForNoun: String? {
        if isOne(of: .buttonNouns) {
            return isKorean ? "\(withoutEnding) 열기" : "Open \(AuditText(withoutEnding, language).inTitleCase)"
        }
        if isEnglish {
            return words.count == 1 || words.dropFirst().first == "of"
                ? words.first.flatMap { WordList.verbsOfNouns[$0] } : nil
        }
        guard isKorean, words.count > 1, has(WordList(korean: WordList.aboutWords.korean)),
            let verb = WordList.commandVerbs.korean.first(where: { words[0].hasPrefix($0) })
        else { return nil }
        return verb
    }

    fileprivate var withoutArticles: String {
        string.split(separator: " ").filter { !WordList.articles.english.contains(Self.bare($0)) }
            .joined(separator: " ")
    }

    /// Whether it is a command that asks for more: English begins with the verb, and Korean ends with it.
    fileprivate var asksForMore: Bool {
        if isEnglish { return startsWithOne(of: .askingCommands) }
        return isKorean
            && WordList.askingCommands.korean.contains { phrase in
                words.suffix(phrase.split(separator: " ").count).joined(separator: " ") == phrase
            }
    }

    /// A toggle's title with a verb, where it only says "on" or "off".
    fileprivate var verbForSwitch: String? {
        guard words.count > 1, let last = words.last else { return nil }
        let rest = string.split(separator: " ").dropLast().joined(separator: " ")
        if isEnglish, WordList.switches.english.contains(last),
            !WordList.switchVerbs.english.contains(words[0])
        {
            return "Turn \(rest) \(last == "on" ? "On" : "Off")"
        }
        guard isKorean, WordList.switches.korean.contains(last) else { return nil }
        return "\(rest) \(last.hasPrefix("켜") || last == "켬" ? "켜기" : "끄기")"
    }
}
