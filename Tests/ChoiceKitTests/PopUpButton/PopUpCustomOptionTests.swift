import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// An option whose row is typed into.
@MainActor struct PopUpCustomOptionTests {
    let stage = PopUpButtonStage()

    init() {
        stage.button.customOption = .init(maximumLength: 12)
        stage.host.activate()
    }

    private var list: DropdownListController? {
        stage.controller.presentedViewController as? DropdownListController
    }
    private var field: UITextField? { list?.editor?.cell.field }
    private var reason: String? { list?.editor?.cell.reason }
    private var custom: PopUpButton.CustomText? {
        stage.button.selectedId?.base as? PopUpButton.CustomText
    }

    private func openAndEdit(_ row: String = "Other…") {
        stage.open()
        stage.tap(row)
    }

    private func type(_ text: String) {
        stage.host.activate()
        field?.insertText(text)
        stage.host.settle()
    }

    @Test func theOptionsAreAListWithItsRowAsTheLast() {
        stage.open()
        #expect(list != nil && stage.elements == (1...4).map { "Option \($0)" } + ["Other…"])
        #expect(stage.button.selectedId == AnyHashable(2))
    }

    @Test func aTapMakesAFieldOfItsRowThatHasTheKeys() throws {
        openAndEdit()
        let field = try #require(field)
        #expect(stage.button.isOpen && field.isFirstResponder && stage.heard() == [])
        #expect(field.accessibilityLabel == "Other…" && field.placeholder == "Other…")
        #expect(UIAccessibility.focusedElement(using: nil) as? UIView === field)
        #expect(stage.elements == (1...4).map { "Option \($0)" } + ["Other…"])
    }

    @Test func returnMakesWhatWasTypedTheChoice() {
        openAndEdit()
        type(" Full  moon ")
        stage.press(.keyboardReturnOrEnter)
        stage.host.advance(by: 1)
        #expect(!stage.button.isOpen && custom == .init("Full moon"))
        #expect(stage.heard() == ["select \(PopUpButton.CustomText("Full moon"))", "chosen"])
        stage.button.layoutIfNeeded()
        #expect(stage.button.titleLabel?.text == "Repeat: Full moon")
        #expect(stage.button.selectedTitle == "Full moon")
    }

    @Test func openedAgainItStandsOnWhatWasTypedAndLetsItBeEdited() {
        stage.button.preselect(id: PopUpButton.CustomText("Full moon"))
        stage.open()
        let selected = AccessibilityTree(of: stage.host.app).elements.filter { $0.traits.contains(.selected) }
        #expect(selected.map(\.label) == ["Full moon"])
        stage.tap("Full moon")
        #expect(field?.text == "Full moon")
        type("s")
        stage.press(.keyboardReturnOrEnter)
        stage.host.advance(by: 1)
        #expect(custom == .init("Full moons"))
    }

    @Test func whatWasTypedStaysInItsRowWhileAnotherIsChosen() {
        stage.button.preselect(id: PopUpButton.CustomText("Full moon"))
        stage.open()
        stage.tap("Option 1")
        stage.open()
        #expect(stage.elements.last == "Full moon")
        stage.tap("Full moon")
        stage.press(.keyboardReturnOrEnter)
        stage.host.advance(by: 1)
        #expect(custom == .init("Full moon"))
    }

    // MARK: What cannot be chosen

    @Test(arguments: [
        ("", "Enter something."), ("   ", "Enter something."), ("\u{200B}", "Enter something."),
        ("option 3", "“Option 3” is in the list already."),
        ("ＯＰＴＩＯＮ 3", "“Option 3” is in the list already."),
        ("Thirteen long", "Enter at most 12 characters."),
    ])
    func saysWhyATextCannotBeChosenAndKeepsIt(_ text: String, _ why: String) {
        openAndEdit()
        type(text)
        UIAccessibility.posted = []
        let height = list?.preferredContentSize.height ?? 0
        stage.press(.keyboardReturnOrEnter)
        stage.host.advance(by: 1)
        #expect(stage.button.isOpen && field?.text == text && field?.isFirstResponder == true)
        #expect(reason == why && stage.elements.last == why)
        #expect(UIAccessibility.posted.contains { $0.notification == .announcement && $0.argument == why })
        #expect((list?.preferredContentSize.height ?? 0) > height)
        #expect(stage.heard() == [] && stage.button.selectedId == AnyHashable(2))
    }

    @Test func theReasonGoesWithTheFault() {
        openAndEdit()
        stage.press(.keyboardReturnOrEnter)
        #expect(reason == "Enter something.")
        type("Thirteen long")
        #expect(reason == "Enter at most 12 characters.")
        field?.deleteBackward()
        stage.host.settle()
        #expect(reason == nil)
    }

    @Test func theAppHasRulesOfItsOwnAndWordsOfItsOwn() {
        stage.button.customOption = .init(
            rules: [.init(reason: "숫자를 넣어 주세요.") { $0.contains(where: \.isNumber) }], texts: .korean)
        openAndEdit("기타…")
        type("보름")
        stage.press(.keyboardReturnOrEnter)
        #expect(reason == "숫자를 넣어 주세요.")
        field?.text = ""
        stage.press(.keyboardReturnOrEnter)
        #expect(reason == "내용을 입력해 주세요.")
    }

    @Test func speaksTheLanguageOfItsWindow() {
        let stage = PopUpButtonStage(.iPhone15, .init(language: "ko"))
        let button = PopUpButton(options: PopUpButtonStage.options(2), defaultId: 1)
        button.customOption = .init()
        #expect(button.items.last?.title == "Other…")
        stage.controller.view.addSubview(button)
        #expect(button.items.last?.title == "기타…")
        button.preselect(id: PopUpButton.CustomText("보름마다"))
        button.removeFromSuperview()
        #expect(button.items.last?.title == "보름마다" && button.selectedTitle == "보름마다")
    }

    @Test(arguments: [0, -1, Int.min]) func aLengthThatAllowsNothingAllowsOneCharacter(_ length: Int) {
        stage.button.customOption = .init(maximumLength: length)
        #expect(!stage.button.preselect(id: PopUpButton.CustomText("ab")))
        #expect(stage.button.preselect(id: PopUpButton.CustomText("a")))
    }

    // MARK: Ways out

    @Test func escapeGoesBackToTheRow() {
        openAndEdit()
        type("Full")
        stage.press(.keyboardEscape)
        #expect(field == nil && stage.button.isOpen)
        #expect(stage.elements.last == "Other…")
        stage.press(.keyboardEscape)
        stage.host.advance(by: 1)
        #expect(stage.heard() == ["escaped"] && stage.button.selectedId == AnyHashable(2))
    }

    @Test func theZGestureGoesBackToTheRow() throws {
        openAndEdit()
        stage.host.perform(.escape, on: try #require(field))
        #expect(field == nil && stage.button.isOpen)
    }

    @Test func aTapOnAnotherRowChoosesThatAndLeavesIt() {
        openAndEdit()
        type("Full")
        stage.tap("Option 3")
        #expect(stage.heard() == ["select 3", "chosen"])
        stage.open()
        #expect(stage.elements.last == "Other…")
    }

    @Test func aTapOutsideLeavesIt() {
        openAndEdit()
        type("Full")
        stage.host.tap(at: CGPoint(x: 200, y: 800))
        stage.host.advance(by: 1)
        #expect(stage.heard() == ["tappedOutside"] && stage.button.selectedId == AnyHashable(2))
    }

    @Test func tabTakesWhatWasTypedOrSaysWhyNot() {
        openAndEdit()
        stage.press(.keyboardTab)
        #expect(reason == "Enter something." && stage.button.isOpen)
        type("Full")
        stage.press(.keyboardTab)
        stage.host.advance(by: 1)
        #expect(custom == .init("Full"))
    }

    @Test func byKeysAloneTheButtonHasThemAgain() {
        _ = stage.button.becomeFirstResponder()
        stage.press(.keyboardSpacebar)
        stage.host.advance(by: 1)
        stage.press(.keyboardEnd, .keyboardReturnOrEnter)
        #expect(field?.isFirstResponder == true)
        stage.press(.keyboardEscape)
        #expect(field == nil && list?.marked == 4 && stage.button.isFirstResponder)
        stage.press(.keyboardReturnOrEnter)
        type("Full")
        stage.press(.keyboardReturnOrEnter)
        stage.host.advance(by: 1)
        #expect(custom == .init("Full") && stage.button.isFirstResponder)
    }

    // MARK: Where it stands

    @Test func theFieldStaysAboveTheKeyboard() throws {
        let stage = PopUpButtonStage(
            .iPhoneSE, count: 12, frame: CGRect(x: 20, y: 240, width: 240, height: 44))
        stage.button.customOption = .init()
        stage.host.activate()
        stage.open()
        try stage.list.table.scrollToRow(
            at: IndexPath(row: 12, section: 0), at: .bottom, animated: false)
        stage.host.settle()
        stage.tap("Other…")
        stage.host.keyboard(isUp: true)
        stage.host.advance(by: 1)
        let field = try #require(stage.list.editor?.cell.field)
        let frame = field.convert(field.bounds, to: nil)
        let window = try #require(field.window)
        #expect(field.isFirstResponder && frame.maxY <= window.bounds.maxY - window.keyboardHeight)
        let view = try stage.list.view as UIView
        #expect(view.convert(view.bounds, to: nil).contains(frame))
        field.insertText("Full")
        stage.press(.keyboardReturnOrEnter)
        stage.host.advance(by: 1)
        #expect(stage.button.selectedTitle == "Full")
    }

    @Test func optionsThatComeWhileItIsTypedTakeTheirPlaces() {
        openAndEdit()
        type("Full")
        stage.button.setItems(PopUpButtonStage.options(6))
        stage.host.settle()
        #expect(field?.text == "Full" && field?.isFirstResponder == true)
        #expect(stage.elements == (1...6).map { "Option \($0)" } + ["Other…"])
    }

    @Test func anOptionThatGoesWhileItIsTypedTakesTheFieldWithIt() {
        openAndEdit()
        stage.button.customOption = nil
        stage.host.settle()
        #expect(list?.editor == nil && stage.elements == (1...4).map { "Option \($0)" })
    }

    @Test func whatWasTypedGoesWithTheOptionAndIsTold() {
        stage.button.preselect(id: PopUpButton.CustomText("Full"))
        stage.button.setItems(PopUpButtonStage.options(3))
        #expect(custom == .init("Full") && stage.heard() == [])
        stage.button.customOption = nil
        #expect(stage.button.selectedId == AnyHashable(2))
        #expect(stage.heard() == ["reset \(PopUpButton.CustomText("Full"))"])
    }

    @Test func theProgramChoosesWhatAPersonCouldType() {
        #expect(!stage.button.preselect(id: PopUpButton.CustomText("")))
        #expect(!stage.button.preselect(id: PopUpButton.CustomText("Option 1")))
        #expect(stage.button.preselect(id: PopUpButton.CustomText("Full")) && stage.heard() == [])
        stage.button.customOption = nil
        #expect(!stage.button.preselect(id: PopUpButton.CustomText("Full")))
    }

    @Test func stepsLeadToWhatWasTypedAndNotToTheRowThatIsToBe() {
        _ = stage.button.becomeFirstResponder()
        stage.button.preselect(id: 4)
        stage.press(.keyboardRightArrow)
        #expect(stage.heard() == [] && stage.button.selectedId == AnyHashable(4))
        stage.button.preselect(id: PopUpButton.CustomText("Full"))
        stage.press(.keyboardLeftArrow, .keyboardRightArrow)
        #expect(stage.heard().last == "select \(PopUpButton.CustomText("Full"))")
    }

    @Test func withoutOtherOptionsNothingIsChosenUntilSomethingIsTyped() {
        stage.button.setItems([])
        #expect(stage.button.isEnabled && stage.button.selectedId == nil)
        openAndEdit()
        type("Full")
        stage.press(.keyboardReturnOrEnter)
        stage.host.advance(by: 1)
        #expect(custom == .init("Full"))
    }

    @Test func aHandlerMayRemoveTheButton() {
        stage.button.onSelect = { [stage] _ in stage.button.removeFromSuperview() }
        openAndEdit()
        type("Full")
        stage.press(.keyboardReturnOrEnter)
        stage.host.advance(by: 1)
        #expect(stage.button.window == nil && !stage.button.isOpen && stage.heard() == ["chosen"])
    }

    @Test func livesNoLongerThanItsView() {
        weak var button: PopUpButton?
        weak var field: UITextField?
        do {
            let stage = PopUpButtonStage()
            stage.button.customOption = .init()
            stage.open()
            stage.tap("Other…")
            button = stage.button
            field = (stage.controller.presentedViewController as? DropdownListController)?.editor?.cell.field
            #expect(field != nil)
            stage.button.close()
            stage.host.advance(by: 1)
            stage.button.removeFromSuperview()
        }
        #expect(button == nil && field == nil)
    }
}
