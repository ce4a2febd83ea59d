import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// The keys of a menu that a button opened (ARIA Authoring Practices), one test each, by name of key.
@MainActor struct MenuKeyTests {
    let stage = MenuStage()

    init() {
        stage.host.activate()
        stage.open(stage.actions("Annual", "Sick", "Family", "Study"))
    }

    @Test func arrowDownGoesToTheNextAndStopsAtTheEnd() {
        stage.press(.keyboardDownArrow)
        #expect(stage.marked == "Annual")
        stage.press(.keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow)
        #expect(stage.marked == "Study")
    }

    @Test func arrowUpGoesToTheOneBeforeAndStopsAtTheStart() {
        stage.press(.keyboardUpArrow)
        #expect(stage.marked == "Study")
        stage.press(.keyboardUpArrow, .keyboardUpArrow, .keyboardUpArrow, .keyboardUpArrow)
        #expect(stage.marked == "Annual")
    }

    @Test func homeGoesToTheFirst() {
        stage.press(.keyboardEnd, .keyboardHome)
        #expect(stage.marked == "Annual")
    }

    @Test func endGoesToTheLast() {
        stage.press(.keyboardEnd)
        #expect(stage.marked == "Study")
    }

    @Test func pageDownGoesTenOnOrToTheEnd() {
        stage.open((1...15).map { stage.action("\($0)") })
        stage.press(.keyboardHome, .keyboardPageDown)
        #expect(stage.marked == "11")
        stage.press(.keyboardPageDown)
        #expect(stage.marked == "15")
    }

    @Test func pageUpGoesTenBackOrToTheStart() {
        stage.open((1...15).map { stage.action("\($0)") })
        stage.press(.keyboardEnd, .keyboardPageUp)
        #expect(stage.marked == "5")
        stage.press(.keyboardPageUp)
        #expect(stage.marked == "1")
    }

    @Test func returnChooses() {
        stage.press(.keyboardDownArrow, .keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(stage.heard() == ["Sick"] && !stage.isOpen)
    }

    @Test func enterOfTheKeypadChooses() {
        stage.press(.keyboardDownArrow, .keypadEnter)
        #expect(stage.heard() == ["Annual"])
    }

    @Test func spaceChooses() {
        stage.press(.keyboardDownArrow, .keyboardSpacebar)
        #expect(stage.heard() == ["Annual"])
    }

    @Test func spaceTurnsOnWithoutClosingWhatKeepsTheMenu() {
        stage.host.activate()
        stage.button.menu = UIMenu(children: [stage.action("Bold", attributes: .keepsMenuPresented)])
        stage.press(.keyboardDownArrow, .keyboardSpacebar, .keyboardSpacebar)
        #expect(stage.heard() == ["Bold", "Bold"] && stage.isOpen && stage.marked == "Bold")
    }

    @Test func escapeClosesWithoutAChoice() {
        stage.press(.keyboardDownArrow, .keyboardEscape)
        #expect(stage.heard() == [] && !stage.isOpen)
    }

    @Test func commandPeriodClosesWithoutAChoice() {
        stage.press(.keyboardPeriod, holding: .command)
        #expect(stage.heard() == [] && !stage.isOpen)
    }

    @Test func tabClosesAndMovesOn() {
        let field = UITextField(frame: CGRect(x: 0, y: 500, width: 100, height: 40))
        stage.root.view.addSubview(field)
        stage.press(.keyboardTab)
        #expect(stage.heard() == [] && !stage.isOpen && field.isFirstResponder)
    }

    @Test func lettersFindATitle() {
        stage.press(.keyboardF)
        #expect(stage.marked == "Family")
    }

    @Test func lettersInQuickSuccessionMakeALongerBeginning() {
        stage.press(.keyboardS, .keyboardT)
        #expect(stage.marked == "Study")
    }

    @Test func theSameLetterAgainGoesToTheNext() {
        stage.press(.keyboardS)
        #expect(stage.marked == "Sick")
        stage.press(.keyboardS)
        #expect(stage.marked == "Study")
        stage.press(.keyboardS)
        #expect(stage.marked == "Sick")
    }

    @Test func afterAPauseLettersBeginAnew() {
        stage.press(.keyboardS)
        stage.host.advance(by: 0.6)
        stage.press(.keyboardF)
        #expect(stage.marked == "Family")
    }

    @Test func lettersThatBeginNoTitleChangeNothing() {
        stage.press(.keyboardF)
        stage.host.advance(by: 0.6)
        stage.press(.keyboardX)
        #expect(stage.marked == "Family" && stage.isOpen)
    }

    @Test func returnWithoutAMarkedRowDoesNothing() {
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.isOpen && stage.heard() == [])
    }

    @Test func disabledRowsAreLeftOut() {
        stage.host.activate()
        stage.button.menu = UIMenu(children: [
            stage.action("A"), stage.action("B", attributes: .disabled), stage.action("C"),
        ])
        stage.press(.keyboardHome, .keyboardDownArrow)
        #expect(stage.marked == "C")
    }

    @Test func arrowRightOpensAMenuAtItsFirstRowAndArrowLeftClosesIt() {
        openWithSubmenu()
        stage.press(.keyboardEnd, .keyboardRightArrow)
        #expect(stage.titles == ["Name", "Date"] && stage.marked == "Name")
        stage.press(.keyboardLeftArrow)
        #expect(stage.titles.count == 2 && stage.marked == "Sort by")
    }

    @Test func arrowsLeftAndRightChangePlacesFromRightToLeft() {
        stage.press(.keyboardEscape)
        stage.button.semanticContentAttribute = .forceRightToLeft
        openWithSubmenu()
        stage.press(.keyboardEnd, .keyboardLeftArrow)
        #expect(stage.titles == ["Name", "Date"])
        stage.press(.keyboardRightArrow)
        #expect(stage.marked == "Sort by")
    }

    @Test func returnOpensAMenuAtItsFirstRow() {
        openWithSubmenu()
        stage.press(.keyboardEnd, .keyboardReturnOrEnter)
        #expect(stage.marked == "Name" && stage.heard() == [])
    }

    @Test func escapeClosesTheInnermostMenuFirst() {
        openWithSubmenu()
        stage.press(.keyboardEnd, .keyboardRightArrow, .keyboardEscape)
        #expect(stage.marked == "Sort by")
        stage.press(.keyboardEscape)
        #expect(!stage.isOpen)
    }

    @Test func aMenuThatAKeyOpensIsAtItsFirstRow() {
        stage.press(.keyboardEscape)
        let opener = KeyOpener(frame: CGRect(x: 0, y: 500, width: 10, height: 10))
        opener.button = stage.button
        stage.root.view.addSubview(opener)
        _ = opener.becomeFirstResponder()
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.isOpen && stage.marked == "Annual")
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.heard() == ["Annual"] && !stage.isOpen)
    }

    @Test func keysGoToTheMenuAndNotToAField() {
        stage.press(.keyboardEscape)
        let field = UITextField(frame: CGRect(x: 0, y: 400, width: 100, height: 40))
        stage.root.view.addSubview(field)
        _ = field.becomeFirstResponder()
        stage.tapButton()
        stage.press(.keyboardS)
        #expect(field.text == "" && stage.marked == "Sick")
    }

    private func openWithSubmenu() {
        stage.open([
            stage.action("New"), UIMenu(title: "Sort by", children: stage.actions("Name", "Date")),
        ])
    }
}

/// Opens a button's menu on any key, as a focused button does.
final class KeyOpener: UIView {
    weak var button: UIButton?

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        button?.performPrimaryAction()
    }
}
