import UIKit

/// How many buttons a popup has, and what they say.
extension HIGAudit {
    static let buttonCount = Rule<PopupReading>("A-B01", .error, .alerts) { popup in
        let count = popup.buttons.count
        guard !(1...3).contains(count) else { return [] }
        return [
            Fault(
                "The popup has \(count) buttons.",
                count == 0
                    ? "Give it one at least, as [\(popup.word("Done", "완료"))]."
                    : "Keep the three that matter, or use an action sheet.")
        ]
    }

    static let severalCancels = Rule<PopupReading>("A-B02", .error, .alerts) { popup in
        guard popup.cancels.count > 1 else { return [] }
        let titles = popup.cancels.map { quote($0.text) }.joined(separator: ", ")
        return [
            Fault(
                "Several buttons cancel: \(titles).",
                "Keep [\(popup.word("Cancel", "취소"))], and give the others the default role.")
        ]
    }

    static let vagueAnswer = Rule<PopupReading>("A-B03", .warning, .alerts) { popup in
        let verb = popup.title.flatMap(destructiveButton)
        return popup.buttons.compactMap { button in
            let isAnswer = button.text.isOne(of: .yesAndNo)
            let isNote = button.text.isOne(of: .acknowledgements) && popup.isDecision
            guard isAnswer || isNote else { return nil }
            let hidesLoss =
                button.action.role != .cancel && (button.action.role == .destructive || verb != nil)
                && !isRefusal(button.text)
            let better =
                isRefusal(button.text)
                ? popup.word("Cancel", "취소") : verb ?? popup.word("Erase", "지우기")
            return Fault(
                "[\(button.text.string)] does not say what happens.", "Say what it does: [\(better)].",
                hidesLoss ? .error : nil)
        }
    }

    static let cancelTitle = Rule<PopupReading>("A-B04", .warning, .alerts) { popup in
        // Where cancelling is what is asked for, the button that keeps things needs another name.
        guard popup.language != nil, !popup.asksToCancel else { return [] }
        let allowed = popup.audit.otherCancelTitles.union(["Cancel", "취소"])
        return popup.cancels.filter { $0.text.language != nil && !allowed.contains($0.text.string) }.map {
            Fault(
                "The button that cancels is called [\($0.text.string)].",
                "Call it [\(popup.word("Cancel", "취소"))].")
        }
    }

    static let cancelOfCancel = Rule<PopupReading>("A-B05", .warning, .kit) { popup in
        guard let title = popup.title, popup.asksToCancel,
            popup.buttons.contains(where: { ["cancel", "취소"].contains($0.text.bareTitle) })
        else { return [] }
        let thing = title.whatIsCancelled
        let better = popup.word(
            "[Keep \(thing ?? "It")][Cancel \(thing ?? "It")]",
            thing.map { "[\($0) 유지][\($0) 취소]" } ?? "[유지하기][취소하기]")
        return [
            Fault(
                "\(quote(title)) asks whether to cancel, and a button says just that.",
                "Name both answers: \(better).")
        ]
    }

    static let longButton = Rule<PopupReading>("A-B06", .warning, .alerts) { popup in
        popup.buttons.compactMap { button in
            let text = button.text
            if let ending = text.ending, ending != "…" {
                return Fault(
                    "[\(text.string)] ends with \(ending)",
                    "Write [\(text.string.hasSuffix("...") ? text.withoutEnding + "…" : text.withoutEnding)]."
                )
            }
            guard text.words.count > 2 else { return nil }
            let better = popup.word("Delete Message", "메시지 삭제")
            return Fault(
                "[\(text.string)] has \(text.words.count) words.", "Use one or two, as [\(better)].")
        }
    }

    static let sameButtons = Rule<PopupReading>("A-B07", .error, .alerts) { popup in
        let texts = popup.buttons.map(\.text)
        for (index, text) in texts.enumerated() {
            guard let twin = texts[..<index].first(where: { isSame($0, text) }) else { continue }
            return [
                Fault(
                    "[\(twin.string)] and [\(text.string)] mean the same.",
                    "Keep one, or say in what they differ.")
            ]
        }
        return []
    }

    static let nounButton = Rule<PopupReading>("A-B08", .info, .alerts) { popup in
        popup.buttons.compactMap { button in
            let text = button.text
            let isNoun =
                text.isEnglish
                ? text.words.first.map(WordList.buttonNouns.english.contains) == true
                : text.isOne(of: WordList(korean: WordList.buttonNouns.korean))
            guard isNoun else { return nil }
            let better = text.isKorean ? "\(text.string) 열기" : "Open \(text.inTitleCase)"
            return Fault("[\(text.string)] says a thing and not what happens.", "Write [\(better)].")
        }
    }

    static let shamingRefusal = Rule<PopupReading>("A-B09", .warning, .kit) { popup in
        popup.buttons.filter { $0.text.shames }.map {
            Fault(
                "[\($0.text.string)] makes people ashamed of saying no.",
                "Write [\(popup.word("Cancel", "취소"))].")
        }
    }

    static let loneCancel = Rule<PopupReading>("A-B10", .warning, .alerts) { popup in
        guard popup.buttons.count == 1, let button = popup.cancels.first else { return [] }
        return [
            Fault(
                "The only button cancels: [\(button.text.string)].",
                "There is nothing to cancel: write [\(popup.word("Done", "완료"))], with the default role.")
        ]
    }

    static let buttonRules = [
        buttonCount, severalCancels, vagueAnswer, cancelTitle, cancelOfCancel, longButton, sameButtons,
        nounButton, shamingRefusal, loneCancel,
    ]
}

extension HIGAudit {
    /// The button that a title asks about: "Erase Disk?" wants [Erase].
    static func destructiveButton(of title: AuditText) -> String? {
        guard let word = title.first(of: .destructive) else { return nil }
        guard title.isKorean, let first = word.first else {
            return AuditText(word, fallback: .english).inTitleCase
        }
        if let noun = WordList.destructive.koreanVerbs.first(where: word.hasPrefix) { return noun }
        return WordList.destructive.korean.first { $0.hasSuffix("기") && $0.first == first } ?? word
    }

    private static func isRefusal(_ text: AuditText) -> Bool { text.isOne(of: .refusals) }

    private static func isSame(_ a: AuditText, _ b: AuditText) -> Bool {
        guard !a.words.isEmpty else { return false }
        return a.bareTitle == b.bareTitle
            || WordList.synonyms.contains { a.isOne(of: $0) && b.isOne(of: $0) }
    }
}

extension AuditText {
    /// What a title asks to cancel, as it stands in it; nil where it does not say.
    fileprivate var whatIsCancelled: String? {
        let pieces = withoutEnding.split(separator: " ").map(String.init)
        let list = WordList.cancelling
        guard
            let place = pieces.firstIndex(where: {
                list.english.contains(Self.bare($0)) || list.hasKoreanForm(Self.bare($0))
            })
        else { return nil }
        let rest = isKorean ? Array(pieces[..<place]) : Array(pieces[(place + 1)...])
        let thing = rest.filter { !["the", "this", "that", "your", "it"].contains(Self.bare($0)) }
            .joined(separator: " ")
        let bare =
            isKorean && (thing.hasSuffix("을") || thing.hasSuffix("를")) ? String(thing.dropLast()) : thing
        return bare.isEmpty ? nil : isKorean ? bare : AuditText(bare, fallback: .english).inTitleCase
    }

    /// A refusal that goes on about the person, or about what they lose.
    fileprivate var shames: Bool {
        guard language != nil, words.count > 1 else { return false }
        let refuses = words.first.map {
            WordList.refusals.english.contains($0) || WordList.refusals.korean.contains($0)
        }
        if isKorean { return refuses == true || has(WordList(korean: WordList.selfAccusations.korean)) }
        return refuses == true && has(WordList(english: WordList.selfAccusations.english))
    }
}
