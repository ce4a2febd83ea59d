import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// Where things stand, whatever the room.
@MainActor struct PopupRoomTests {
    @Test func equalActionsHaveTheLinesOfARowThenThoseOfAStack() throws {
        let stage = PopupStage()
        stage.present(Popup(title: "Draft", actions: [.default("Save"), .default("Send")]))
        let card = try #require(stage.popup?.card)
        #expect(card.orderedButtons.map(\.lines) == [.top, [.top, .leading]])
        stage.host.change(to: .init(contentSizeCategory: .accessibilityMedium))
        stage.rest()
        #expect(card.orderedButtons.map(\.lines) == [.top, .top])
    }

    @Test func isAsLargeAsAnAlert() throws {
        let stage = PopupStage(.iPhone15)
        stage.present(PopupStage.deletion)
        // A title, a message of one line and a row of buttons, on pictures of iOS 16: 80 and 44 points.
        #expect(stage.cardFrame.width == 270 && abs(stage.cardFrame.height - 124) <= 1)
        let button = stage.frame(of: try stage.button("Delete"))
        #expect(button.size == CGSize(width: 135, height: 44))
    }

    @Test func twoShortTitlesStandInARow() {
        let stage = PopupStage()
        stage.present(PopupStage.deletion)
        #expect(stage.isRow && stage.order == ["Cancel", "Delete"])
    }

    @Test func aTitleThatIsTooWideMakesAStack() throws {
        let stage = PopupStage()
        stage.present(
            Popup(title: "A", actions: [.cancel("Cancel"), .default("A Title That Is Too Wide")]))
        #expect(!stage.isRow && stage.order == ["A Title That Is Too Wide", "Cancel"])
        #expect(
            try stage.frame(of: stage.button("Cancel")).minY
                > stage.frame(of: stage.button("A Title That Is Too Wide")).minY)
    }

    @Test func threeButtonsAreAStack() throws {
        let stage = PopupStage()
        stage.present(
            Popup(
                title: "A", actions: [.cancel("Cancel"), .destructive("Delete"), .default("Save")],
                preferredActionID: "Save"))
        #expect(stage.order == ["Save", "Delete", "Cancel"])
        let tops = try ["Save", "Delete", "Cancel"].map { stage.frame(of: try stage.button($0)).minY }
        #expect(tops[1] - tops[0] == 44 && tops[2] - tops[1] == 44)
    }

    @Test func largeTypeIsAStack() {
        let stage = PopupStage()
        stage.present(PopupStage.deletion)
        stage.host.change(to: .init(contentSizeCategory: .accessibilityMedium))
        #expect(!stage.isRow && stage.order == ["Delete", "Cancel"] && stage.cardFrame.width == 310)
        stage.host.change(to: .init())
        #expect(stage.isRow && stage.order == ["Cancel", "Delete"])
    }

    @Test func largeTypeIsNeverNarrower() {
        let stage = PopupStage(.iPhoneSE, .init(contentSizeCategory: .accessibilityMedium))
        var popup = PopupStage.deletion
        popup.style.width = 340
        stage.present(popup)
        #expect(stage.cardFrame.width == 340)
    }

    @Test func rightToLeftMirrorsTheRow() throws {
        let stage = PopupStage(.iPhoneSE, .init(direction: .rightToLeft))
        stage.present(PopupStage.deletion)
        #expect(
            try stage.frame(of: stage.button("Cancel")).minX > stage.frame(of: stage.button("Delete")).minX)
    }

    @Test func textsStandAtTheLeadingEdge() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let stage = PopupStage(.iPhoneSE, .init(direction: direction))
            stage.present(PopupStage.deletion)
            let title = try #require(stage.popup?.card.firstText as? UILabel)
            #expect(title.textAlignment == .natural)
            #expect(stage.frame(of: title).minX - stage.cardFrame.minX == 20)
        }
    }

    @Test func isAsLargeFromTheBeginningAsAfterAChange() throws {
        let stage = PopupStage()
        stage.present(PopupStage.naming)
        for size in [UIContentSizeCategory.extraSmall, .accessibilityExtraExtraExtraLarge] {
            let other = PopupStage(.iPhoneSE, .init(style: .dark, contentSizeCategory: size))
            other.present(PopupStage.naming)
            stage.host.change(to: .init(style: .dark, contentSizeCategory: size))
            #expect(stage.cardFrame == other.cardFrame)
            let (field, otherField) = (stage.popup?.card.field, other.popup?.card.field)
            #expect(field?.layer.borderColor?.components == otherField?.layer.borderColor?.components)
            #expect(field?.layer.cornerRadius == 8 && field?.layer.borderWidth == 0.5)
        }
    }

    /// Every text of every button can be reached and is whole.
    @Test(
        arguments: [UIInterfaceOrientation.portrait, .landscapeRight], [false, true])
    func everyButtonIsInReachAtTheLargestType(_ orientation: UIInterfaceOrientation, keyboard: Bool) throws {
        for title in ["Save", "Delete", "Cancel"] {
            let stage = PopupStage(
                .iPhoneSE, .init(contentSizeCategory: .accessibilityExtraExtraExtraLarge), held: orientation)
            stage.present(
                Popup(
                    title: "A Title of Some Length",
                    message: String(repeating: "A long message. ", count: 20),
                    actions: [.cancel("Cancel"), .destructive("Delete"), .default("Save")],
                    preferredActionID: "Save", textField: .init(label: "Name")))
            stage.host.keyboard(isUp: keyboard)
            #expect(stage.room.contains(stage.cardFrame))
            stage.scrollToButton(title)
            stage.app.buttons[title].tap()
            stage.rest()
            #expect(stage.results.map(\.chosenTitle) == [title])
        }
    }

    @Test(arguments: [UIInterfaceOrientation.portrait, .landscapeRight])
    func theFieldIsInViewAtTheLargestTypeWithTheKeyboardUp(_ orientation: UIInterfaceOrientation) throws {
        let stage = PopupStage(
            .iPhoneSE, .init(contentSizeCategory: .accessibilityExtraExtraExtraLarge), held: orientation)
        var popup = PopupStage.naming
        popup.message = String(repeating: "A long message. ", count: 20)
        stage.present(popup)
        stage.host.keyboard(isUp: true)
        let field = stage.frame(of: try #require(stage.popup?.card.field))
        #expect(stage.cardFrame.contains(CGPoint(x: field.midX, y: field.midY)))
        stage.host.press(.keyboardEscape)
        stage.rest()
        #expect(stage.results == [.cancelled(.key)])
    }

    @Test func movesAsideForTheKeyboardAndBack() {
        let stage = PopupStage()
        stage.present(PopupStage.naming)
        let middle = stage.cardFrame.midY
        stage.host.keyboard(isUp: true)
        #expect(abs(stage.cardFrame.midY - (middle - 130)) <= 0.5)
        stage.host.keyboard(isUp: false)
        #expect(stage.cardFrame.midY == middle)
    }

    @Test func turnsWithTheDevice() {
        let stage = PopupStage(.iPhone15)
        stage.present(PopupStage.deletion)
        stage.host.rotate(to: .landscapeLeft)
        #expect(stage.room.contains(stage.cardFrame) && abs(stage.cardFrame.midX - 426) < 0.5)
        stage.host.rotate(to: .portrait)
        #expect(abs(stage.cardFrame.midX - 196.5) < 0.5)
    }

    @Test func isNeverWiderThanTheRoom() {
        let stage = PopupStage()
        var popup = PopupStage.deletion
        popup.style.width = 900
        stage.present(popup)
        #expect(abs(stage.cardFrame.width - 359) < 0.01)
    }

    @Test func noSettingLeavesLayoutUnsettled() {
        let stage = PopupStage()
        stage.present(PopupStage.naming)
        for size in UIContentSizeCategory.allSizes {
            stage.host.change(to: .init(contentSizeCategory: size))
            stage.host.rotate(to: stage.host.orientation.isLandscape ? .portrait : .landscapeLeft)
        }
        #expect(stage.host.app.screen.frames.unsettledCount == 0)
    }

    @Test func comesAndGoesByFadingAloneWithReduceMotion() throws {
        let stage = PopupStage(.iPhoneSE, .init(reducesMotion: true))
        stage.present(PopupStage.note, from: stage.controller)
        stage.host.advance(by: 0.1)
        let layer = try #require(stage.popup?.card.layer)
        #expect(layer.animation(forKey: "opacity") != nil && layer.animation(forKey: "transform") == nil)
    }

    @Test func shrinksIntoPlace() throws {
        let stage = PopupStage()
        stage.present(PopupStage.note, from: stage.controller)
        stage.host.advance(by: 0.1)
        let layer = try #require(stage.popup?.card.layer)
        #expect(layer.animation(forKey: "opacity") != nil && layer.animation(forKey: "transform") != nil)
    }

    @Test func dimsWhatIsBehindWhileItIsUp() throws {
        let stage = PopupStage()
        stage.present(PopupStage.note)
        #expect(stage.controller.view.tintAdjustmentMode == .dimmed)
        try stage.tap("OK")
        stage.rest()
        #expect(stage.controller.view.tintAdjustmentMode == .automatic)
    }

    @Test func givesTheTintBackThatTheAppChose() throws {
        let stage = PopupStage()
        stage.controller.view.tintAdjustmentMode = .normal
        stage.present(PopupStage.note)
        try stage.tap("OK")
        stage.rest()
        #expect(stage.controller.view.tintAdjustmentMode == .normal)
    }

    @Test func isAsDarkAndTintedAsItsHost() {
        let stage = PopupStage()
        stage.controller.overrideUserInterfaceStyle = .dark
        stage.controller.view.tintColor = .systemPink
        stage.rest()
        stage.present(PopupStage.note)
        #expect(stage.popup?.traitCollection.userInterfaceStyle == .dark)
        #expect(stage.popup?.view.tintColor == .systemPink)
    }
}

extension Popup.Result {
    fileprivate var chosenTitle: String? {
        if case .chosen(let action, _) = self { action.title } else { nil }
    }
}
