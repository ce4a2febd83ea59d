import ChoiceKit
import Testing
import UIKit

/// How long a toast asks to stay.
struct ToastReadingTests {
    @Test func staysFourSecondsAtTheLeast() {
        #expect(Toast("").leastDuration == 4)
        #expect(Toast("Saved").leastDuration == 4)
        #expect(Toast(String(repeating: "a", count: 48)).leastDuration == 4)
    }

    @Test func staysASecondForTwelveLetters() {
        #expect(Toast(String(repeating: "a", count: 120)).leastDuration == 10)
        #expect(Toast(String(repeating: "é", count: 120)).leastDuration == 10)
    }

    @Test(arguments: ["가", "漢", "か", "。"]) func countsAWideCharacterAsTwoLetters(_ character: String) {
        #expect(Toast(String(repeating: character, count: 60)).leastDuration == 10)
    }

    @Test func leavesTimeToReadTheAction() {
        let text = String(repeating: "a", count: 54)
        #expect(Toast(text, action: .init("Revert")).leastDuration == 5)
    }
}
