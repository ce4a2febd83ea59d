import Testing
import UIKit

@testable import ChoiceKit

@MainActor struct LanguageTests {
    @Test func takesTheFirstPreferredOneThatThereAreWordsIn() {
        #expect(Language(preferring: ["fr-FR", "ko-KR", "en"]) == .korean)
        #expect(Language(preferring: ["en_US", "ko"]) == .english)
        #expect(Language(preferring: ["KO"]) == .korean)
    }

    @Test func isEnglishWhereThereAreNoWords() {
        #expect(Language(preferring: []) == .english)
        #expect(Language(preferring: ["kok-IN", "", "-"]) == .english)
    }

    @Test func followsTheNearestViewThatHasOne() {
        let outer = UIView()
        let middle = UIView()
        let inner = UIView()
        outer.addSubview(middle)
        middle.addSubview(inner)
        outer.accessibilityLanguage = "ko-KR"
        #expect(Language(of: inner, preferred: ["en"]) == .korean)
        middle.accessibilityLanguage = "en"
        #expect(Language(of: inner, preferred: ["ko"]) == .english)
        inner.accessibilityLanguage = ""
        #expect(Language(of: inner, preferred: ["ko"]) == .english)
    }

    @Test func isThePreferredOneWhereNoViewHasOne() {
        #expect(Language(of: UIView(), preferred: ["ko"]) == .korean)
    }
}
