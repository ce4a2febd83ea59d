import Testing
import UIKit

@testable import ChoiceKit

@MainActor struct PopupValueTests {
    @Test func equalPartsMakeEqualPopups() {
        let parts = { Popup(title: "A", message: "B", actions: [.default("C")], preferredActionID: "C") }
        #expect(parts() == parts())
        #expect(parts().hashValue == parts().hashValue)
        var other = parts()
        other.style.cornerRadius = 3
        #expect(other != parts())
    }

    @Test func isNotUrgentAndStaysOnATapOutsideByDefault() {
        let popup = Popup(title: "A")
        #expect(!popup.isUrgent && !popup.closesOnOutsideTap)
        #expect(popup.purpose == nil && popup.intent == nil && popup.isReversible == nil)
        #expect(popup.frequency == nil && popup.preferredActionID == nil && popup.textField == nil)
    }

    @Test func anActionIsWhatItsTitleSaysUnlessItHasAnId() {
        #expect(Popup.Action(title: "Save").id == "Save")
        #expect(Popup.Action(id: "save", title: "Save").id == "save")
        #expect(Popup.Action.cancel("Cancel").role == .cancel)
        #expect(Popup.Action.destructive("Delete", id: "x").id == "x")
    }

    @Test func returnIsThePreferredActionButNeverADestructiveOne() {
        let actions: [Popup.Action] = [.cancel("Cancel"), .destructive("Delete"), .default("Save")]
        func meant(_ id: String?) -> String? {
            Popup(title: "A", actions: actions, preferredActionID: id).returnAction?.id
        }
        #expect(meant("Save") == "Save")
        #expect(meant("Cancel") == "Cancel")
        #expect(meant("Delete") == nil)
        #expect(meant("gone") == nil)
        #expect(meant(nil) == nil)
    }

    @Test func aResultSaysWhetherItCancels() {
        #expect(Popup.Result.chosen(.cancel("Cancel"), text: nil).isCancel)
        #expect(Popup.Result.cancelled(.key).isCancel)
        #expect(!Popup.Result.chosen(.default("OK"), text: nil).isCancel)
        #expect(!Popup.Result.hostGone.isCancel && !Popup.Result.failed(.noActions).isCancel)
    }

    @Test func theFirstRuleThatATextBreaksIsTheReason() {
        let field = Popup.TextField(
            label: "Password",
            rules: [
                .notBlank(reason: "empty"), .minimumLength(3, reason: "short"),
                .maximumLength(5, reason: "long"),
            ])
        #expect(field.reason(against: " \u{200B}") == "empty")
        #expect(field.reason(against: "ab") == "short")
        #expect(field.reason(against: "abcdef") == "long")
        #expect(field.reason(against: "가나다") == nil)
        #expect(Popup.TextField(label: "Any").reason(against: "") == nil)
    }

    @Test func countsCharactersAsAPersonDoes() {
        #expect(Popup.TextField.Rule.maximumLength(1, reason: "long").allows("👨‍👩‍👧‍👦"))
        #expect(!Popup.TextField.Rule.minimumLength(2, reason: "short").allows("👨‍👩‍👧‍👦"))
    }

    @Test func rulesAreEqualByIdAndReason() {
        let a = Popup.TextField.Rule(reason: "A") { _ in true }
        let b = Popup.TextField.Rule(reason: "A") { _ in false }
        #expect(a == b && a.hashValue == b.hashValue)
        #expect(a != Popup.TextField.Rule(id: "other", reason: "A") { _ in true })
    }

    @Test func everyFaultSaysWhatToDo() {
        let faults: [Popup.PresentationError] = [
            .notInWindow, .refused, .nothingToSay, .noActions, .tooManyActions, .severalCancels,
            .repeatedActionID,
        ]
        for fault in faults { #expect(fault.description.contains(": ")) }
        #expect(Set(faults.map(\.description)).count == faults.count)
    }

    @Test(arguments: [CGFloat.nan, -.infinity, .infinity, -5, 1e12])
    func lengthsThatCannotBeLaidOutHaveValues(length: CGFloat) {
        var style = Popup.Style()
        style.width = length
        style.largeTypeWidth = length
        style.cornerRadius = length
        style.contentInset = length
        let bounded = style.bounded
        #expect((200...1000).contains(bounded.width) && (200...1000).contains(bounded.largeTypeWidth))
        #expect((0...100).contains(bounded.cornerRadius) && (0...60).contains(bounded.contentInset))
    }

    @Test func wordsFollowTheLanguage() {
        #expect(Popup.Texts(.korean).cancel == "취소")
        #expect(Popup.Texts(.english).confirm == "OK")
    }

    @Test func anActionWithoutATitleHasAWordOfItsRole() {
        #expect(Popup.Action.cancel("\u{200B}").shownTitle(.korean) == "취소")
        #expect(Popup.Action.default(" ").shownTitle(.english) == "OK")
        #expect(Popup.Action.default("two\nlines").shownTitle(.english) == "two lines")
    }
}
