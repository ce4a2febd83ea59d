import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Buttons with a menu: pop-up buttons, long presses, and what they hear.
@MainActor struct MenuButtonTests {
    let stage = MenuStage()

    init() { stage.host.activate() }

    // MARK: Opening

    @Test func aMenuTurnsTheInteractionOn() {
        let button = UIButton(frame: .zero)
        #expect(!button.isContextMenuInteractionEnabled && button.contextMenuInteraction == nil)
        button.menu = UIMenu(children: [stage.action("A")])
        #expect(button.isContextMenuInteractionEnabled && button.contextMenuInteraction != nil)
        button.isContextMenuInteractionEnabled = false
        #expect(button.contextMenuInteraction == nil && button.gestureRecognizers?.isEmpty != false)
    }

    @Test func tellsThatTheMenuComesAndGoesAroundTheChoice() {
        stage.button.isLogging = true
        stage.open(stage.actions("A"))
        #expect(stage.heard() == ["will display", "displayed"])
        stage.tap("A")
        #expect(stage.heard() == ["will end", "A", "gone"])
    }

    @Test func animatesAlongWithTheMenu() {
        let other = UIView()
        stage.root.view.addSubview(other)
        stage.button.onDisplay = { $0.addAnimations { other.alpha = 0.5 } }
        stage.button.onEnd = { $0.addAnimations { other.alpha = 1 } }
        stage.open(stage.actions("A"))
        #expect(other.alpha == 0.5)
        stage.tap("A")
        #expect(other.alpha == 1)
    }

    @Test func performPrimaryActionOpensIt() {
        stage.button.menu = UIMenu(children: stage.actions("A"))
        stage.button.performPrimaryAction()
        stage.host.settle()
        #expect(stage.isOpen && stage.marked == nil)
    }

    @Test func theActionKnowsWhoSentIt() {
        var sender: Any?
        stage.open([UIAction(title: "A") { sender = $0.sender }])
        stage.tap("A")
        #expect(sender as? UIButton === stage.button)
    }

    @Test func withoutAMenuAPressIsAPress() {
        stage.button.addAction(
            UIAction { [stage] _ in stage.log.calls.append("pressed") }, for: .primaryActionTriggered)
        stage.tapButton()
        #expect(stage.heard() == ["pressed"])
    }

    @Test func onlyOneMenuIsOpenInAWindow() {
        stage.open(stage.actions("A"))
        let other = UIButton(frame: CGRect(x: 20, y: 600, width: 100, height: 44))
        other.menu = UIMenu(children: stage.actions("B"))
        other.showsMenuAsPrimaryAction = true
        stage.root.view.addSubview(other)
        other.performPrimaryAction()
        stage.host.settle()
        #expect(stage.titles == ["B"])
        #expect(stage.root.view.window?.subviews.filter { $0 is MenuView }.count == 1)
    }

    // MARK: Long press

    @Test func aLongPressOpensTheMenuWhereItIsNotThePrimaryAction() {
        longPressButton()
        stage.finger(.began, at: stage.button.screenFrame.middle)
        stage.host.advance(by: 0.45)
        #expect(!stage.isOpen)
        stage.host.advance(by: 0.1)
        #expect(stage.titles == ["A", "B"])
        stage.finger(.ended, at: stage.button.screenFrame.middle)
        #expect(stage.isOpen && stage.heard() == ["cancel"])
    }

    @Test func aTapPressesTheButtonWhereTheMenuIsNotThePrimaryAction() {
        longPressButton()
        stage.tapButton()
        #expect(!stage.isOpen && stage.heard() == ["pressed"])
    }

    @Test func theFingerOfALongPressSlidesToARow() {
        longPressButton()
        stage.finger(.began, at: stage.button.screenFrame.middle)
        stage.host.advance(by: 0.6)
        stage.finger(.moved, at: stage.place(of: "B"))
        #expect(stage.marked == "B")
        stage.finger(.ended, at: stage.place(of: "B"))
        stage.host.settle()
        #expect(stage.heard() == ["cancel", "B"] && !stage.isOpen)
    }

    @Test func aLongPressOnAButtonWithoutElementsIsAPress() {
        longPressButton()
        stage.button.menu = UIMenu(children: [])
        stage.host.tap(at: stage.button.screenFrame.middle, for: 1)
        #expect(!stage.isOpen && stage.heard() == ["pressed"])
    }

    private func longPressButton() {
        stage.button.showsMenuAsPrimaryAction = false
        stage.button.menu = UIMenu(children: stage.actions("A", "B"))
        stage.button.addAction(
            UIAction { [stage] _ in stage.log.calls.append("pressed") }, for: .primaryActionTriggered)
        stage.button.addAction(
            UIAction { [stage] _ in stage.log.calls.append("cancel") }, for: .touchCancel)
    }

    // MARK: Pop-up

    private func popUp(_ children: [UIMenuElement]) {
        stage.button.configuration = .gray()
        stage.button.configuration?.title = "Title"
        stage.button.changesSelectionAsPrimaryAction = true
        stage.button.menu = UIMenu(children: children)
    }

    @Test func aPopUpButtonShowsTheActionThatIsOnAndThereIsAlwaysOne() {
        popUp(stage.actions("A", "B"))
        #expect(stage.button.currentTitle == "A" && stage.button.menu?.selectedElements.count == 1)
        stage.button.layoutIfNeeded()
        #expect(stage.button.titleLabel?.text == "A")
        #expect(stage.heard() == [])
    }

    @Test func choosingShowsTheChoiceAndRunsIt() {
        popUp(stage.actions("A", "B"))
        stage.tapButton()
        stage.tap("B")
        #expect(stage.heard() == ["B"] && stage.button.currentTitle == "B")
        #expect(stage.button.menu?.selectedElements.map(\.title) == ["B"] && !stage.button.isSelected)
    }

    @Test func theWidthFollowsTheChoice() {
        popUp(stage.actions("A", "A much longer title"))
        let width = stage.button.intrinsicContentSize.width
        stage.tapButton()
        stage.tap("A much longer title")
        #expect(stage.button.intrinsicContentSize.width > width + 50)
    }

    @Test func aPopUpButtonHasAMarkAfterItsTitle() {
        popUp(stage.actions("A", "B"))
        stage.button.layoutIfNeeded()
        let marked = stage.button.intrinsicContentSize.width
        stage.button.configuration?.indicator = .none
        #expect(stage.button.intrinsicContentSize.width < marked)
        stage.button.changesSelectionAsPrimaryAction = false
        stage.button.configuration?.indicator = .popup
        stage.button.configuration?.title = "A"
        #expect(stage.button.intrinsicContentSize.width == marked)
    }

    @Test func aLongListOfAPopUpButtonOpensAtTheChoice() throws {
        popUp((1...40).map { stage.action("\($0)", state: $0 == 30 ? .on : .off) })
        stage.tapButton()
        let row = try #require(stage.row("30")).screenFrame
        let list = try #require(stage.list).screenFrame
        #expect(abs(row.midY - list.midY) < 1)
    }

    // MARK: Order

    @Test(arguments: [
        (UIContextMenuConfiguration.ElementOrder.automatic, ["C", "B", "A"]), (.priority, ["C", "B", "A"]),
        (.fixed, ["A", "B", "C"]),
    ])
    func aboveTheButtonTheFirstElementIsNearestUnlessTheOrderIsFixed(
        order: UIContextMenuConfiguration.ElementOrder, titles: [String]
    ) throws {
        let stage = MenuStage(at: CGRect(x: 100, y: 750, width: 100, height: 44))
        stage.host.activate()
        stage.button.preferredMenuElementOrder = order
        stage.open(stage.actions("A", "B", "C"))
        #expect(stage.titles == titles)
        #expect(try #require(stage.list).screenFrame.maxY == 742)
    }

    @Test func belowTheButtonTheOrderIsKept() {
        stage.button.preferredMenuElementOrder = .priority
        stage.open(stage.actions("A", "B", "C"))
        #expect(stage.titles == ["A", "B", "C"])
    }

    @Test func popUpButtonsKeepTheOrderAbove() {
        let stage = MenuStage(at: CGRect(x: 100, y: 750, width: 100, height: 44))
        stage.host.activate()
        stage.button.changesSelectionAsPrimaryAction = true
        stage.open(stage.actions("A", "B", "C"))
        #expect(stage.titles == ["A", "B", "C"])
    }

    @Test func aLongReversedMenuBeginsAtItsEnd() throws {
        let stage = MenuStage(at: CGRect(x: 100, y: 750, width: 100, height: 44))
        stage.host.activate()
        stage.open((1...40).map { stage.action("\($0)") })
        let row = try #require(stage.row("1")).screenFrame
        #expect(row.maxY == stage.list?.screenFrame.maxY)
    }

    // MARK: Ends

    @Test func nothingLivesOnAfterTheMenu() {
        weak var button: UIButton?
        weak var view: MenuView?
        do {
            let stage = MenuStage()
            stage.open(stage.actions("A"))
            button = stage.button
            view = stage.view
            stage.tap("A")
            stage.button.removeFromSuperview()
        }
        #expect(button == nil && view == nil)
    }
}
