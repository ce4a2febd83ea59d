import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

@MainActor struct PopupTextFieldTests {
    let stage = PopupStage()

    private var field: UITextField? { stage.popup?.card.field }

    private var reason: UILabel? {
        labels(in: stage.popup?.view).first { $0.text == "Enter a name." && !$0.isHidden }
    }

    private func labels(in view: UIView?) -> [UILabel] {
        (view?.subviews ?? []).flatMap { [$0 as? UILabel].compactMap(\.self) + labels(in: $0) }
    }

    @Test func hasTheKeysAtOnce() {
        stage.present(PopupStage.naming)
        #expect(field?.isFirstResponder == true)
        #expect(field?.accessibilityLabel == "Name" && field?.placeholder == "Name")
    }

    @Test func disablesAllButCancelWhileTheTextBreaksARule() throws {
        stage.present(PopupStage.naming)
        #expect(try !stage.button("Save").isEnabled && stage.button("Cancel").isEnabled)
        field?.insertText("Mina")
        #expect(try stage.button("Save").isEnabled)
        field?.deleteBackward()
        #expect(try stage.button("Save").isEnabled)
    }

    @Test func showsTheReasonAndTakesItAwayWithTheFault() {
        stage.present(PopupStage.naming)
        let height = stage.cardFrame.height
        #expect(reason?.textColor == Popup.Style.standard.messageColor)
        stage.host.activate()
        field?.insertText("M")
        stage.rest()
        #expect(reason == nil && stage.cardFrame.height < height)
        field?.deleteBackward()
        stage.rest()
        #expect(reason?.textColor == Popup.Style.standard.invalidColor)
        #expect(stage.cardFrame.height == height)
    }

    @Test func aPressOnADisabledButtonSaysWhy() throws {
        stage.present(PopupStage.naming)
        var said: [String] = []
        UIAccessibility.onPost = { notification, argument in
            if notification == .announcement { said.append(argument as? String ?? "") }
        }
        defer { UIAccessibility.onPost = nil }
        try stage.tap("Save")
        #expect(said == ["Enter a name."])
        #expect(stage.results == [] && reason?.textColor == Popup.Style.standard.invalidColor)
    }

    @Test func aDisabledButtonLooksDisabledUnderAFinger() throws {
        stage.present(PopupStage.naming)
        let before = stage.host.screenshot()
        stage.finger(.began, at: try stage.center(of: "Save"))
        #expect(PictureComparison(stage.host.screenshot(), with: before).count < 200)
    }

    @Test func theResultHasTheText() throws {
        stage.present(PopupStage.naming)
        field?.insertText("Mina")
        try stage.tap("Save")
        stage.rest()
        #expect(stage.results == [.chosen(.default("Save"), text: "Mina")])
    }

    @Test func returnInTheFieldChoosesThePreferredAction() {
        stage.present(PopupStage.naming)
        field?.insertText("Mina")
        stage.host.press(.keyboardReturnOrEnter)
        stage.rest()
        #expect(stage.results == [.chosen(.default("Save"), text: "Mina")])
    }

    @Test func returnInTheFieldChoosesNothingThatIsDisabled() {
        stage.present(PopupStage.naming)
        stage.host.press(.keyboardReturnOrEnter)
        stage.rest()
        #expect(stage.results == [] && field?.isFirstResponder == true)
    }

    @Test func escapeInTheFieldCancels() {
        stage.present(PopupStage.naming)
        stage.host.press(.keyboardEscape)
        stage.rest()
        #expect(stage.results == [.cancelled(.key)])
    }

    @Test func tabGoesFromTheFieldToTheButtonsThatCanBePressed() throws {
        stage.present(PopupStage.naming)
        stage.host.press(.keyboardTab)
        #expect(try stage.button("Cancel").isFirstResponder)
        stage.host.press(.keyboardTab)
        #expect(field?.isFirstResponder == true)
    }

    @Test func beginsWithTheTextThatItWasGiven() throws {
        var popup = PopupStage.naming
        popup.textField?.text = "Mina"
        popup.textField?.isSecure = true
        stage.present(popup)
        #expect(field?.text == "Mina" && field?.isSecureTextEntry == true)
        #expect(try stage.button("Save").isEnabled)
    }

    @Test func worksWithoutRules() throws {
        var popup = PopupStage.naming
        popup.textField = .init(label: "Note")
        stage.present(popup)
        try stage.tap("Save")
        stage.rest()
        #expect(stage.results == [.chosen(.default("Save"), text: "")])
    }
}
