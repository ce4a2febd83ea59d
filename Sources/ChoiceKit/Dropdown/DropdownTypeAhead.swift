import UIKit

/// The letters that a person types, one after the other, to get to a row.
///
/// Case, accents and width do not matter, and Hangul is compared stroke by stroke: 유 is found in 육아휴직.
/// Initial consonants alone are found too where no title begins with them.
struct DropdownTypeAhead: Equatable {
    private var typed: [Character] = []
    private var strokes: [Character] = []

    var isEmpty: Bool { strokes.isEmpty }

    /// As a text field would show it.
    var shown: String { HangulStrokes.composed(typed) }

    mutating func add(_ text: String) {
        typed += text
        strokes += text.flatMap(Self.strokes)
    }

    /// Whether one letter was typed, or the same one again and again, which goes from match to match.
    var isOneLetter: Bool { strokes.allSatisfy { $0 == strokes.first } }

    /// Whether a title begins with the letters.
    func begins(_ title: String) -> Bool {
        var rest = isOneLetter ? strokes.prefix(1) : strokes[...]
        for character in title.drop(while: \.isWhitespace) {
            for stroke in Self.strokes(of: character) {
                guard let wanted = rest.first else { return true }
                guard wanted == stroke else { return false }
                rest.removeFirst()
            }
        }
        return rest.isEmpty
    }

    /// Whether the syllables of a title begin with the letters, where these are consonants.
    func areInitials(of title: String) -> Bool {
        strokes.allSatisfy(HangulStrokes.isConsonant)
            && title.lazy.compactMap { HangulStrokes.strokes(of: $0)?.first }.starts(with: strokes)
    }

    private static func strokes(of character: Character) -> [Character] {
        if character.isASCII { return Array(character.lowercased()) }
        return HangulStrokes.strokes(of: character)
            ?? Array(
                String(character).folding(
                    options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil))
    }

    /// What a key types that is a letter, a number or a sign; nil for any other key.
    @MainActor static func letter(of key: UIKey) -> String? {
        guard key.modifierFlags.held.subtracting(.shift).isEmpty, key.characters.count == 1,
            let character = key.characters.first,
            character.isLetter || character.isNumber || character.isPunctuation || character.isSymbol
        else { return nil }
        return key.characters
    }
}

extension DropdownListContent {
    /// The row that the letters lead to: a new letter goes on from the current row, more of them stay there
    /// where they fit. From the end it goes on at the top.
    func row(matching letters: DropdownTypeAhead, from current: Int?) -> Int? {
        let count = items.count
        guard count > 0, !letters.isEmpty else { return nil }
        let start = current.map { letters.isOneLetter ? $0 + 1 : $0 } ?? 0
        func first(_ matches: (String) -> Bool) -> Int? {
            (start..<start + count).lazy.map { $0 % count }.first {
                items[$0].isEnabled && matches(items[$0].shownTitle(texts))
            }
        }
        return first(letters.begins) ?? first(letters.areInitials)
    }
}
