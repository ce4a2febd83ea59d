import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Menus that no app should make, and handlers that do what nobody expects.
@MainActor struct MenuBadInputTests {
    let stage = MenuStage()

    init() { stage.host.activate() }

    @Test func aMenuWithoutElementsDoesNotOpenAndThePressIsAPress() {
        stage.button.addAction(
            UIAction { [stage] _ in stage.log.calls.append("pressed") }, for: .primaryActionTriggered)
        stage.button.addAction(
            UIAction { [stage] _ in stage.log.calls.append("menu") }, for: .menuActionTriggered)
        stage.open([])
        #expect(!stage.isOpen && stage.heard() == ["pressed"])
    }

    @Test func aMenuWithOneElementOpens() {
        stage.open(stage.actions("A"))
        #expect(stage.titles == ["A"])
    }

    @Test func actionsWithTheSameIdentifierEachDoTheirOwn() {
        let identifier = UIAction.Identifier("same")
        stage.open(
            ["A", "B"].map { title in
                UIAction(title: title, identifier: identifier) { [stage] _ in stage.log.calls.append(title) }
            })
        #expect(stage.titles == ["A", "B"])
        stage.tap("B")
        #expect(stage.heard() == ["B"])
    }

    @Test func theSameActionTwiceShowsTwice() {
        let action = stage.action("A")
        stage.open([action, action])
        #expect(stage.titles == ["A", "A"])
        stage.host.tap(at: stage.rows[1].screenFrame.middle)
        #expect(stage.heard() == ["A"])
    }

    @Test func aHandlerMayRemoveTheButton() {
        stage.button.isLogging = true
        stage.open([
            UIAction(title: "Remove", attributes: .destructive) { [stage] _ in
                stage.button.removeFromSuperview()
            }
        ])
        stage.tap("Remove")
        #expect(stage.button.window == nil && !stage.isOpen)
        #expect(stage.heard() == ["will display", "displayed", "will end", "gone"])
        #expect(stage.root.view.window?.subviews.contains { $0 is MenuView } == false)
    }

    @Test func aHandlerThatKeepsTheMenuMayRemoveTheButton() {
        stage.open([
            UIAction(title: "Remove", attributes: .keepsMenuPresented) { [stage] _ in
                stage.button.removeFromSuperview()
            }
        ])
        stage.tap("Remove")
        #expect(!stage.isOpen)
    }

    @Test func aHandlerMayPresentAnAlert() {
        stage.open([
            UIAction(title: "Ask") { [stage] _ in
                stage.root.present(
                    UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: true)
            }
        ])
        stage.tap("Ask")
        #expect(stage.root.presentedViewController is UIAlertController && !stage.isOpen)
    }

    @Test func aHandlerMayOpenTheMenuAgain() {
        stage.open([UIAction(title: "Again") { [stage] _ in stage.button.performPrimaryAction() }])
        stage.tap("Again")
        #expect(stage.isOpen && stage.titles == ["Again"])
    }

    @Test func anActionOfTheButtonMayTakeTheMenuAwayAsItOpens() {
        stage.button.addAction(
            UIAction { [stage] _ in stage.button.menu = nil }, for: .menuActionTriggered)
        stage.open(stage.actions("A"))
        #expect(!stage.isOpen)
    }

    @Test func anActionOfTheButtonMayRemoveItAsItOpens() {
        stage.button.addAction(
            UIAction { [stage] _ in stage.button.removeFromSuperview() }, for: .menuActionTriggered)
        stage.open(stage.actions("A"))
        #expect(!stage.isOpen && stage.button.window == nil)
    }

    @Test func aButtonInNoWindowOpensNothing() {
        let button = UIButton(frame: .zero)
        button.menu = UIMenu(children: stage.actions("A"))
        button.showsMenuAsPrimaryAction = true
        button.performPrimaryAction()
        #expect(button.contextMenuInteraction?.openPresentation == nil)
    }

    @Test func titlesOfAnyLengthAndWithoutLettersAreShown() throws {
        stage.open([
            stage.action(""), stage.action(String(repeating: "long ", count: 400)), stage.action("\u{200B}"),
        ])
        let list = try #require(stage.list).screenFrame
        #expect(stage.rows.count == 3 && list.maxY <= 852 - 34)
        #expect(stage.rows[0].bounds.height == 44)
    }
}
