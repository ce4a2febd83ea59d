import UIKit

/// What the message of a popup says, and how.
extension HIGAudit {
    static let repeatedTitle = Rule<PopupReading>("A-M01", .warning, .alerts) { popup in
        guard let title = popup.title, let message = popup.message, message.adds(nothingTo: title) else {
            return []
        }
        let better = popup.word("There isn't enough storage.", "저장 공간이 부족해요.")
        return [
            Fault(
                "The message \(quote(message)) says what the title \(quote(title)) says.",
                "Say why, as \(quote(better)), or leave it out.")
        ]
    }

    /// Whether a message is a sentence is a guess in English; whether it ends as one is not.
    static let incompleteMessage = Rule<PopupReading>("A-M02", .warning, .alerts) { popup in
        guard let message = popup.message, message.language != nil else { return [] }
        let better = popup.word("There isn't enough storage.", "저장 공간이 부족해요.")
        if message.ending == nil, !popup.audit.houseRules.contains(.noFullStop) {
            let isSentence = message.shape != .fragment
            return [
                Fault(
                    "The message \(quote(message)) has no punctuation at its end.",
                    isSentence
                        ? "Write \(quote(message.string + "."))." : "Write a sentence, as \(quote(better)).")
            ]
        }
        guard message.shape == .fragment, message.ending != ":" else { return [] }
        return [
            Fault(
                "The message \(quote(message)) is no sentence.", "Write one, as \(quote(better)).",
                popup.audit.grammarSeverity(of: message))
        ]
    }

    static let explainedButtons = Rule<PopupReading>("A-M03", .warning, .alerts) { popup in
        guard let message = popup.message else { return [] }
        let titles = Set(popup.buttons.map(\.text.bareTitle))
        if let quoted = message.quoted.first(where: {
            titles.contains(AuditText($0, fallback: popup.language).bareTitle)
        }) {
            return [
                Fault(
                    "The message \(quote(message)) has the title of a button in quotation marks.",
                    "Leave it out, or: "
                        + popup.word("Choose \(quoted).", "\(KoreanWords.object(quoted)) 선택하세요.")
                )
            ]
        }
        guard let word = message.first(of: .buttonWords) else { return [] }
        return [
            Fault(
                "The message \(quote(message)) explains a button: \(quote(word)).",
                "Leave it out, and let the button say what it does.")
        ]
    }

    static let clicks = Rule<PopupReading>("A-M04", .warning, .writing) { popup in
        popup.texts.compactMap { name, text in
            let adviceOnButton =
                text.has(.buttonWords) || text.quoted.contains { !$0.isEmpty }
                || popup.buttons.contains {
                    !$0.text.words.isEmpty && text.first(of: [$0.text.bareTitle]) != nil
                }
            guard let word = text.first(of: .clicks) ?? (adviceOnButton ? text.first(of: .taps) : nil) else {
                return nil
            }
            return Fault(
                "The \(name) \(quote(text)) says \(quote(word)).",
                "Say \(popup.word("“choose”, as “Choose Continue to proceed.”", "“선택”, as “계속을 선택하세요.”"))")
        }
    }

    static let noRemedy = Rule<PopupReading>("A-M05", .info, .writing) { popup in
        let takesNote: (PopupReading.Button) -> Bool = {
            $0.action.role == .cancel || $0.text.isOne(of: .acknowledgements) || $0.text.isOne(of: .closings)
        }
        guard popup.popup.purpose == .error, popup.language != nil, popup.buttons.allSatisfy(takesNote),
            !popup.texts.contains(where: { $0.text.has(.remedies) })
        else { return [] }
        let advice = popup.word("Check the connection.", "연결을 확인해 주세요.")
        let button = popup.word("Try Again", "다시 시도")
        return [
            Fault(
                "The error says nothing of what to do next.",
                "Say how to put it right, as \(quote(advice)), or offer [\(button)].")
        ]
    }

    static let technicalWords = Rule<PopupReading>("A-M06", .warning, .alerts) { popup in
        popup.texts.compactMap { name, text in
            guard let word = text.first(of: .technical) else { return nil }
            let better = popup.word("The server isn't responding.", "서버가 응답하지 않아요.")
            return Fault(
                "The \(name) \(quote(text)) says \(quote(word)).",
                "Say it in words of everyday, as \(quote(better)).")
        }
    }

    static let messageRules = [
        repeatedTitle, incompleteMessage, explainedButtons, clicks, noRemedy, technicalWords,
    ]
}

extension AuditText {
    /// Whether three in four of the words that carry meaning are words of a title, in whatever form.
    fileprivate func adds(nothingTo title: AuditText) -> Bool {
        guard language != nil else { return false }
        let own = stems
        let known = Set(title.stems)
        guard !own.isEmpty, !known.isEmpty else { return false }
        let repeated = own.count { stem in known.contains { Self.isSame(stem, $0) } }
        return Double(repeated) / Double(own.count) >= Self.overlap
    }

    private static let overlap = 0.75

    private var stems: [String] {
        let carrying = isKorean ? words : words.filter { !EnglishWords.fillers.contains($0) }
        return carrying.map { word in
            guard isKorean else { return word }
            return KoreanWords.predicateStems.first(where: word.hasPrefix) ?? String(word.prefix(2))
        }
    }

    /// "save" and "saved": one begins with the other, which has three letters at least.
    private static func isSame(_ a: String, _ b: String) -> Bool {
        let (short, long) = a.count <= b.count ? (a, b) : (b, a)
        return a == b || short.count >= 3 && long.hasPrefix(short)
    }
}
