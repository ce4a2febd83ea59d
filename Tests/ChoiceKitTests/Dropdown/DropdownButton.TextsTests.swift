import Testing
import UIKit

@testable import ChoiceKit

struct DropdownButtonTextsTests {
    @Test func saysWhereARowStands() {
        #expect(DropdownButton.Texts.english.rowPosition(3, of: 14) == "3 of 14")
        #expect(DropdownButton.Texts.korean.rowPosition(3, of: 14) == "14개 중 3번째")
    }

    @Test func namesTheItemThatWent() {
        #expect(DropdownButton.Texts.korean.selectionReset("병가").contains("병가"))
        #expect(DropdownButton.Texts.english.selectionReset("Sick Leave").contains("Sick Leave"))
    }

    @Test func leavesTextsAloneThatHaveNothingToFillIn() {
        var texts = DropdownButton.Texts.english
        texts.rowPosition = "100 % {unknown} %@"
        #expect(texts.rowPosition(3, of: 14) == "100 % {unknown} %@")
    }

    @Test func followsTheLanguage() {
        #expect(DropdownButton.Texts(.korean).placeholder == "선택")
        #expect(DropdownButton.Texts(.english).placeholder == "Select")
    }
}
