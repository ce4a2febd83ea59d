import UIKit

extension AuditText {
    /// The text with the capitals of a title: every word but small ones. Words that have capitals of their
    /// own, and names of files, stay.
    var inTitleCase: String {
        changingWords { word, index in
            let isSmall = index > 0 && EnglishWords.smallWords.contains(Self.bare(word))
            return isSmall || Self.hasOwnCapitals(word) ? word : Self.capitalized(word)
        }
    }

    /// The text with a capital at the start alone. A name in it has to be put right by hand.
    var inSentenceCase: String {
        changingWords { word, index in
            index == 0 ? Self.capitalized(word) : Self.hasOwnCapitals(word) ? word : word.lowercased()
        }
    }

    private func changingWords(_ change: (String, Int) -> String) -> String {
        string.split(separator: " ").enumerated().map { change(String($1), $0) }.joined(separator: " ")
    }

    /// iPhone, PDF, Report.pdf.
    private static func hasOwnCapitals(_ word: String) -> Bool {
        word.dropFirst().contains(where: \.isUppercase) || word.dropLast().contains(".")
    }

    private static func capitalized(_ word: String) -> String {
        guard let first = word.firstIndex(where: \.isLetter) else { return word }
        return word[..<first] + word[first].uppercased() + word[word.index(after: first)...]
    }

    /// Whether all its words but small ones have capitals, and there are enough of them to tell.
    var looksLikeTitleCase: Bool {
        let principal = string.split(separator: " ").dropFirst().filter {
            !EnglishWords.smallWords.contains(Self.bare($0)) && $0.contains(where: \.isLetter)
        }
        return !principal.isEmpty && principal.allSatisfy { $0.first(where: \.isLetter)?.isUppercase == true }
    }

    var beginsWithSmallLetter: Bool {
        guard let first = string.split(separator: " ").first, !Self.hasOwnCapitals(String(first)) else {
            return false
        }
        return first.first { $0.isLetter || $0.isNumber }?.isLowercase == true
    }

    /// All of five letters or more, so that OK and PDF may be written as they are.
    var isAllCapitals: Bool {
        let letters = string.filter(\.isLetter)
        return letters.count >= 5 && letters.allSatisfy(\.isUppercase)
    }
}
