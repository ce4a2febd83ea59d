import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// Letters typed with a hardware keyboard: the printable keys of the select-only combobox.
@MainActor struct DropdownButtonTypingTests {
    let stage = DropdownStage()
    var host: HeadlessHost { stage.host }
    var button: DropdownButton { stage.button }

    private static let titles = ["Apple", "Apricot", "Banana", "Blueberry", "New York", "육아휴직", "유급 휴가"]

    init() {
        Delays.standard = .frames
        host.activate()
        button.items = Self.titles.map { .init(id: $0, title: $0) }
        _ = button.becomeFirstResponder()
    }

    private func type(_ keys: String...) {
        for key in keys { stage.app.typeKey(key, modifierFlags: []) }
    }

    private var marked: String? {
        host.activate()
        let cells = stage.app.cells.allElementsBoundByIndex.compactMap {
            try? $0.node().view as? UITableViewCell
        }
        return cells.first { $0.backgroundColor == button.style.markedRowColor }?.accessibilityLabel
    }

    /// The letters that stand over the list.
    private var letters: String? {
        host.activate()
        guard let list = button.openList?.list, !list.typing.view.isHidden, list.typing.view.window != nil
        else { return nil }
        return list.typing.letters.shown
    }

    // MARK: By name of key

    @Test func printableOpensAtTheFirstMatch() {
        type("b")
        #expect(button.isOpen && marked == "Banana" && stage.told == [])
    }

    @Test func severalPrintablesInAClosedButtonMatchAPrefix() {
        type("b", "l")
        #expect(marked == "Blueberry" && letters == "bl")
    }

    @Test func thePrintableOfAClosedButtonGoesOnFromTheChoice() {
        button.preselect(id: "Apple")
        type("a")
        #expect(marked == "Apricot" && button.selectedTitle == "Apple")
    }

    @Test func printableMovesTheMarkInAnOpenList() {
        type(XCUIKeyboardKey.downArrow.rawValue, "b")
        #expect(marked == "Banana")
        type(XCUIKeyboardKey.return.rawValue)
        stage.rest()
        #expect(stage.told == ["select Banana", "chosen"])
    }

    @Test func theSamePrintableCycles() {
        type("b", "b")
        #expect(marked == "Blueberry")
        type("b")
        #expect(marked == "Banana")
    }

    @Test func afterHalfASecondANewSearchBegins() {
        type(XCUIKeyboardKey.downArrow.rawValue)
        stage.rest()
        for letter in ["a", "p", "r"] {
            host.advance(by: 0.4)
            button.openList?.list.type(letter)
        }
        #expect(marked == "Apricot" && letters == "apr")
        host.advance(by: 0.6)
        #expect(letters == nil)
        type("n")
        #expect(marked == "New York" && letters == "n")
    }

    @Test func spaceIsALetterInsideATitleElseItChooses() {
        type("n", "e", "w", XCUIKeyboardKey.space.rawValue, "y")
        #expect(marked == "New York" && letters == "new y" && button.isOpen)
        host.advance(by: 0.6)
        type(XCUIKeyboardKey.space.rawValue)
        stage.rest()
        #expect(stage.told == ["select New York", "chosen"])
    }

    @Test func spaceChoosesWhereNoTitleGoesOnWithIt() {
        type("b", XCUIKeyboardKey.space.rawValue)
        stage.rest()
        #expect(stage.told == ["select Banana", "chosen"])
    }

    @Test func commandAndControlAreNoLetters() {
        stage.app.typeKey("b", modifierFlags: .command)
        stage.app.typeKey("b", modifierFlags: .control)
        #expect(!button.isOpen)
        stage.app.typeKey("b", modifierFlags: .shift)
        #expect(marked == "Banana")
    }

    // MARK: Letters

    @Test func keepsTheMarkAndSaysSoWhereNothingMatches() {
        type("b")
        var announced: [String] = []
        UIAccessibility.onPost = { if $0 == .announcement { announced.append("\($1 ?? "")") } }
        type("x")
        UIAccessibility.onPost = nil
        #expect(marked == "Banana" && letters == "bx")
        #expect(announced == ["Nothing begins with “bx”"])
    }

    @Test func takesVoiceOverToTheMatch() {
        type(XCUIKeyboardKey.downArrow.rawValue)
        stage.rest()
        type("b")
        let focused = UIAccessibility.focusedElement(using: nil) as? UIView
        #expect(focused?.accessibilityLabel == "Banana")
    }

    @Test func showsHangulAsATextFieldWould() throws {
        try stage.open()
        host.activate()
        for stroke in ["ㅇ", "ㅠ", "ㄱ"] { button.openList?.list.type(stroke) }
        #expect(letters == "육" && marked == "육아휴직")
        button.openList?.list.type("ㅡ")
        #expect(letters == "유그" && marked == "유급 휴가")
    }

    @Test func theLettersStandInsideTheListAndTakeNoTouches() throws {
        type("b")
        stage.rest()
        type("b")
        let view = try #require(button.openList?.list.typing.view)
        #expect(stage.listFrame.contains(view.convert(view.bounds, to: nil)))
        #expect(!view.isUserInteractionEnabled)
        let many = String(repeating: "W", count: 10_000)
        button.openList?.list.type(many)
        #expect(stage.listFrame.contains(view.convert(view.bounds, to: nil)))
    }

    @Test func typesNothingIntoAListThatLoads() {
        button.items = []
        button.itemSource = .never
        _ = button.becomeFirstResponder()
        type("b", "b")
        #expect(button.isOpen && letters == nil)
        button.close()
        stage.rest()
    }

    @Test func aNewListBeginsWithoutLetters() {
        type("b", XCUIKeyboardKey.escape.rawValue)
        stage.rest()
        type("a")
        #expect(letters == "a" && marked == "Apple")
    }
}
