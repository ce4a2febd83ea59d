import UIKit

/// What the title of a popup says, and how.
extension HIGAudit {
    static let vagueTitle = Rule<PopupReading>("A-T01", .error, .alerts) { popup in
        guard let title = popup.title, title.isOne(of: .vagueTitles) else { return [] }
        let better = popup.word("Can't Open Report.pdf", "보고서.pdf를 열 수 없음")
        return [Fault("\(quote(title)) does not say what happened.", "Say what, to what: \(quote(better)).")]
    }

    static let errorCodeInTitle = Rule<PopupReading>("A-T02", .error, .alerts) { popup in
        guard let title = popup.title, let code = title.errorCode else { return [] }
        let better = popup.word("Couldn't Save the Note", "메모를 저장할 수 없음")
        return [
            Fault(
                "The title \(quote(title)) has the code \(quote(code)).",
                "Say what could not be done, as \(quote(better)), and log the code.")
        ]
    }

    static let blame = Rule<PopupReading>("A-T03", .warning, .writing) { popup in
        popup.texts.compactMap { name, text in blameFault(name, text) }
    }

    static let fragmentWithEnding = Rule<PopupReading>("A-T05", .warning, .alerts) { popup in
        guard let title = popup.title, title.shape == .fragment, let ending = title.ending,
            [".", "!", "…", "。", "！"].contains(ending)
        else { return [] }
        return [
            Fault(
                "The title \(quote(title)) is no sentence and ends with \(ending)",
                "Write \(quote(title.withoutEnding)).", popup.audit.grammarSeverity(of: title))
        ]
    }

    /// The guidelines and the house rule exclude each other; a question mark is right by both.
    static let sentenceEnding = Rule<PopupReading>("A-T06", .info, .alerts) { popup in
        guard let title = popup.title, title.shape == .sentence else { return [] }
        if popup.audit.houseRules.contains(.noFullStop) {
            guard title.ending == "." || title.ending == "。" else { return [] }
            return [
                Fault(
                    "The title \(quote(title)) ends with a full stop, against the house rule.",
                    "Write \(quote(title.withoutEnding)).")
            ]
        }
        guard title.ending == nil else { return [] }
        return [
            Fault(
                "The title \(quote(title)) is a sentence without an end.",
                "Write \(quote(title.string + (title.asks ? "?" : "."))).")
        ]
    }

    static let interjection = Rule<PopupReading>("A-T07", .warning, .writing) { popup in
        popup.texts.compactMap { name, text in
            interjectionFault(name, text, better: popup.word("Unable to Load Photos", "사진을 불러올 수 없음"))
        }
    }

    static let titleCapitals = Rule<PopupReading>("A-T08", .info, .alerts) { popup in
        guard let title = popup.title, title.isEnglish, !title.isAllCapitals else { return [] }
        switch title.shape {
        case .fragment where title.inTitleCase != title.string:
            return [
                Fault(
                    "The title \(quote(title)) is no sentence and lacks capitals.",
                    "Write \(quote(title.inTitleCase)).")
            ]
        case .sentence where title.looksLikeTitleCase && title.words.count > 2:
            return [
                Fault(
                    "The title \(quote(title)) is a sentence with the capitals of a title.",
                    "Write \(quote(title.inSentenceCase)).")
            ]
        case .sentence where title.beginsWithSmallLetter, .headline where title.beginsWithSmallLetter:
            return [
                Fault(
                    "The title \(quote(title)) begins with a small letter.",
                    "Write \(quote(title.inSentenceCase)).")
            ]
        default: return []
        }
    }

    static let missingTitle = Rule<PopupReading>("A-T09", .warning, .alerts) { popup in
        guard popup.title == nil else { return [] }
        let better = popup.message.map { " and leave the message to what it adds: \(quote($0))" } ?? ""
        return [Fault("There is no title.", "Say in a title what happened\(better).")]
    }

    static let possessive = Rule<PopupReading>("A-T10", .info, .writing) { popup in
        guard let title = popup.title, let word = title.first(of: .possessives) else { return [] }
        return [
            Fault(
                "The title \(quote(title)) says \(quote(word)).", "Write \(quote(title.without(word))).")
        ]
    }

    static let mixedSpeechLevels = Rule<PopupReading>("A-T11", .info, .kit) { popup in
        let texts = popup.texts.map(\.text) + popup.buttons.map(\.text)
        let sentences = texts.flatMap(\.sentences).filter { $0.speechLevel != nil }
        guard let first = sentences.first,
            let other = sentences.first(where: { $0.speechLevel != first.speechLevel })
        else { return [] }
        return [
            Fault(
                "\(quote(first)) and \(quote(other)) speak on different levels.",
                "End all sentences alike, as \(quote(first)) does.")
        ]
    }

    static let bareName = Rule<PopupReading>("A-T12", .info, .kit) { popup in
        guard let title = popup.title else { return [] }
        if title.isEnglish, title.isAllCapitals {
            let calm = AuditText(title.string.lowercased(), fallback: .english).inTitleCase
            return [
                Fault(
                    "The title \(quote(title)) is all capitals.",
                    "Say what happened, in small letters: \(quote(calm)).")
            ]
        }
        guard let name = popup.audit.appName, title.saysNothing(beyond: name) else { return [] }
        return [
            Fault(
                "The title \(quote(title)) says the name of the app, and nothing of what happened.",
                "Say what happened: \(quote(popup.word("Can't Open Report.pdf", "보고서.pdf를 열 수 없음"))).")
        ]
    }

    static let titleRules = [
        vagueTitle, errorCodeInTitle, blame, fragmentWithEnding, sentenceEnding, interjection, titleCapitals,
        missingTitle, possessive, mixedSpeechLevels, bareName,
    ]
}

// What toasts are checked for too.
extension HIGAudit {
    static func blameFault(_ name: String, _ text: AuditText) -> Fault? {
        guard let word = text.first(of: .blame) else { return nil }
        let better =
            text.isKorean ? "비밀번호는 8자 이상이어야 해요" : "Choose a password with at least 8 characters"
        return Fault(
            "The \(name) \(quote(text)) blames the person: \(quote(word)).",
            "Say what is needed, as \(quote(better)).")
    }

    static func interjectionFault(_ name: String, _ text: AuditText, better: String) -> Fault? {
        guard let word = text.first(of: .interjections) ?? text.firstMarked(of: .markedInterjections) else {
            return nil
        }
        return Fault(
            "The \(name) \(quote(text)) says \(quote(word)).",
            "Say what happened and what to do, without it, as \(quote(better)).")
    }

    static func quote(_ text: AuditText) -> String { quote(text.string) }
    static func quote(_ text: String) -> String { "“\(text)”" }

    /// Sentences are certain in Korean, and a guess in English.
    func grammarSeverity(of text: AuditText) -> Severity? {
        text.isEnglish && !trustsEnglishGrammar ? .info : nil
    }
}

extension AuditText {
    /// A code of an error, as it stands: `Error 329347`, `0x8004`, `(code=12)`, `코드: -1009`.
    fileprivate var errorCode: String? {
        let pieces = string.split(separator: " ").map(String.init)
        for (index, piece) in pieces.enumerated() {
            let word = Self.bare(piece)
            if word.hasPrefix("0x"), word.count > 2, word.dropFirst(2).allSatisfy(\.isHexDigit) {
                return piece
            }
            let sides = word.split(separator: "=", maxSplits: 1)
            if sides.count == 2, sides[0] == "code", Int(sides[1]) != nil { return piece }
            let isNumber = !word.isEmpty && word.allSatisfy(\.isNumber)
            guard isNumber, index > 0 else { continue }
            let before = AuditText(pieces[index - 1], fallback: language)
            if before.isOne(of: .errorCodes) { return "\(pieces[index - 1]) \(piece)" }
        }
        return nil
    }

    /// The first word of a list that a mark follows.
    fileprivate func firstMarked(of list: WordList) -> String? {
        string.split(separator: " ").first {
            [",", "!", ".", "~", "…"].contains($0.last) && list.korean.contains(Self.bare($0))
        }.map(String.init)
    }

    /// Whether a Korean or English sentence asks something by its form.
    fileprivate var asks: Bool {
        guard let last = words.last else { return false }
        return isKorean && (last.hasSuffix("까") || last.hasSuffix("까요") || last.hasSuffix("나요"))
    }

    /// The text without a word, as a title.
    fileprivate func without(_ word: String) -> String {
        string.split(separator: " ").filter { Self.bare($0) != word }.joined(separator: " ")
    }

    /// Whether the text is a name, alone or with a word that says nothing.
    fileprivate func saysNothing(beyond name: String) -> Bool {
        let wanted = AuditText(name, fallback: language).words
        guard !wanted.isEmpty, Array(words.prefix(wanted.count)) == wanted else { return false }
        let rest = AuditText(words.dropFirst(wanted.count).joined(separator: " "), fallback: language)
        return rest.words.isEmpty || rest.isOne(of: .vagueTitles)
    }
}
