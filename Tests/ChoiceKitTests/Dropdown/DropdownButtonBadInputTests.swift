import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// What nobody means to give a dropdown, and what happens at moments that nobody thinks of.
@MainActor struct DropdownButtonBadInputTests {
    let stage = DropdownStage(count: 30)
    var button: DropdownButton { stage.button }

    init() { stage.host.activate() }

    // MARK: Titles

    @Test(arguments: [
        "\u{200B}\u{200D}", "", "👨‍👩‍👧‍👦🏳️‍🌈🇰🇷", "مرحبا بالعالم", "שלום abc 123", "a\u{202E}b",
        "one\ntwo\r\nthree", "\u{301}", "a\u{355}\u{351}\u{36B}\u{343}\u{36A}b", "\0",
    ])
    func showsATitleOfAnyCharacters(_ title: String) throws {
        button.items = [.init(id: 1, title: title), .init(id: 2, title: "Plain")]
        button.preselect(id: 1)
        #expect(button.selectedTitle == title)
        #expect(button.sizeThatFits(.zero).height < 60)
        try stage.open()
        let rows = stage.app.cells.allElementsBoundByIndex
        #expect(rows.map(\.frame.height) == [48, 48])
        #expect(rows.allSatisfy { !$0.label.isEmpty })
        #expect(stage.listFrame.width == 300)
        rows[0].tap()
        stage.rest()
        #expect(stage.told == ["select 1", "chosen"])
    }

    @Test func saysAWordForATitleThatShowsNothing() throws {
        button.items = [.init(id: 1, title: "\u{200B}")]
        button.preselect(id: 1)
        #expect(button.configuration?.title == "Untitled" && button.accessibilityValue == "Untitled")
        try stage.open()
        #expect(stage.rows == ["Untitled"])
    }

    @Test func showsEveryLineOfATitleOnOneLine() throws {
        button.items = [.init(id: 1, title: "one\ntwo")]
        button.preselect(id: 1)
        #expect(button.configuration?.title == "one two")
        button.cellNumberOfLines = 0
        try stage.open()
        #expect(stage.app.cells.element(boundBy: 0).frame.height > 60)
    }

    // MARK: Sizes

    @Test(arguments: [CGFloat.nan, 0, -20, 1e9, .infinity, -.infinity])
    func laysOutAStyleOfAnyLengths(_ length: CGFloat) throws {
        button.style.contentInsets = .init(top: length, leading: length, bottom: length, trailing: length)
        button.style.imagePadding = length
        button.style.indicatorPointSize = length
        button.style.rowInset = length
        #expect((1...300).contains(button.sizeThatFits(.zero).height))
        try stage.open()
        #expect(stage.safeArea.contains(stage.listFrame) && stage.rows.count > 4)
        #expect(stage.unsettledCount == 0)
    }

    @Test(arguments: [CGFloat.nan, 0, -20, 1e300, .infinity])
    func opensWithAnySizesOfTheList(_ size: CGFloat) throws {
        button.rowHeight = size
        button.minimumPopoverWidth = size
        button.maxHeightFraction = size
        button.cellNumberOfLines = size > 1 ? .max : .min
        try stage.open()
        #expect(stage.safeArea.contains(stage.listFrame))
        #expect(stage.listFrame.height >= 20)
        #expect(stage.unsettledCount == 0)
    }

    @Test(
        arguments: [
            (CGFloat.nan, 48), (0, 44), (-20, 44), (20, 44), (60, 60), (1e300, 1000), (.infinity, 48),
        ] as [(CGFloat, CGFloat)])
    func hasRowsThatAFingerHits(wanted: CGFloat, height: CGFloat) throws {
        button.rowHeight = wanted
        try stage.open()
        #expect(stage.app.cells.element(boundBy: 0).frame.height == height)
    }

    @Test func takesTouchesAroundASmallButton() {
        button.frame = CGRect(x: 100, y: 100, width: 10, height: 12)
        let edges = [(-17, 6), (26, 6), (5, -16), (5, 27)]
        #expect(edges.allSatisfy { button.point(inside: CGPoint(x: $0.0, y: $0.1), with: nil) })
        #expect(!button.point(inside: CGPoint(x: -18, y: 6), with: nil))
        button.frame.size = CGSize(width: 300, height: 60)
        #expect(!button.point(inside: CGPoint(x: -1, y: 6), with: nil))
    }

    @Test func comesFromACoderWithoutItems() throws {
        let archived = try #require(DropdownButton(coder: EmptyCoder()))
        #expect(!archived.isEnabled && archived.accessibilityValue == "Select")
        archived.items = DropdownStage.items(2)
        #expect(archived.isEnabled && archived.preselect(id: 2))
    }

    /// An archive that says nothing about the button.
    private final class EmptyCoder: NSCoder {
        override var allowsKeyedCoding: Bool { true }
        override func containsValue(forKey key: String) -> Bool { false }
    }

    @Test(arguments: [
        CGRect(x: 100, y: 100, width: 0, height: 0), CGRect(x: -900, y: 5_000, width: 9, height: 9),
    ])
    func opensAtAButtonThatIsNowhere(_ frame: CGRect) throws {
        button.frame = frame
        try stage.open()
        #expect(stage.safeArea.contains(stage.listFrame))
    }

    // MARK: Changes under a finger and while it is open

    /// A finger comes down on the second row and stays.
    private func pressTheSecondRow() -> CGPoint {
        let point = CGPoint(x: stage.listFrame.midX, y: stage.listFrame.minY + 70)
        stage.host.touch(.init(finger: 0, phase: .began, location: point))
        stage.host.advance(by: 0.3)
        return point
    }

    @Test func choosesTheRowUnderAFingerThatGotAnotherTitle() throws {
        try stage.open()
        let point = pressTheSecondRow()
        button.items = (1...30).map { .init(id: $0, title: "New \($0)") }
        stage.host.touch(.init(finger: 0, phase: .ended, location: point))
        stage.rest()
        #expect(stage.told == ["select 2", "chosen"] && button.selectedTitle == "New 2")
    }

    /// Another item is where the finger is: to choose that one the person presses again.
    @Test func choosesNothingWhereRowsMoveUnderAFinger() throws {
        try stage.open()
        let point = pressTheSecondRow()
        button.items = [.init(id: 2, title: "New"), .init(id: 90, title: "Other")]
        stage.rest()
        let cells = stage.app.cells.allElementsBoundByIndex.compactMap {
            try? $0.node().view as? UITableViewCell
        }
        #expect(cells.map(\.isHighlighted) == [false, false])
        stage.host.touch(.init(finger: 0, phase: .ended, location: point))
        stage.rest()
        #expect(stage.told.isEmpty && button.isOpen)
        stage.app.cells["Other"].tap()
        stage.rest()
        #expect(stage.told == ["select 90", "chosen"])
    }

    @Test func keepsItsPlaceWhenItemsAreReplaced() throws {
        button.preselect(id: 20)
        try stage.open()
        let before = stage.app.cells["Item 18"].frame
        stage.host.activate()
        button.items = (10...60).map { .init(id: $0, title: "New \($0)") }
        stage.rest()
        #expect(stage.app.cells["New 18"].frame == before)
        #expect(stage.app.cells["New 20"].isSelected)
    }

    @Test func emptiesItselfWhileAFingerIsOnARow() throws {
        try stage.open()
        let point = CGPoint(x: stage.listFrame.midX, y: stage.listFrame.minY + 70)
        stage.host.touch(.init(finger: 0, phase: .began, location: point))
        stage.host.advance(by: 0.3)
        button.items = []
        stage.host.touch(.init(finger: 0, phase: .ended, location: point))
        stage.rest()
        #expect(stage.told == ["itemsEmptied"] && stage.table == nil)
    }

    @Test func takesNewItemsWhileItScrolls() throws {
        try stage.open()
        let frame = stage.listFrame
        stage.host.touch(
            .init(finger: 0, phase: .began, location: CGPoint(x: frame.midX, y: frame.maxY - 10)))
        for step in 1...6 {
            let point = CGPoint(x: frame.midX, y: frame.maxY - 10 - CGFloat(step) * 25)
            stage.host.touch(.init(finger: 0, phase: .moved, location: point))
        }
        stage.host.touch(
            .init(finger: 0, phase: .ended, location: CGPoint(x: frame.midX, y: frame.maxY - 160)))
        button.items = DropdownStage.items(3)
        stage.rest()
        #expect(stage.rows == ["Item 1", "Item 2", "Item 3"])
        #expect(button.isOpen && stage.told.isEmpty)
    }

    @Test func takesOtherTypeSizesAndStylesWhileItIsOpen() throws {
        try stage.open()
        stage.host.activate()
        let screen = stage.host.app.screen
        screen.override(.init(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
        stage.rest()
        #expect(stage.app.cells.element(boundBy: 0).frame.height > 60)
        #expect(stage.safeArea.contains(stage.listFrame))
        stage.host.activate()
        screen.override(.init(preferredContentSizeCategory: .extraSmall))
        button.style.listBackgroundColor = .systemGreen
        button.style.rowInset = 40
        stage.rest()
        #expect(stage.app.cells.element(boundBy: 0).frame.height == 48)
        #expect(stage.table?.backgroundColor == .systemGreen)
        #expect(stage.unsettledCount == 0)
    }

    @Test func opensAndChoosesInTwoWindowsAtOnce() throws {
        let other = DropdownButton(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
        let window = try showInALowerWindow(other)
        try button.open()
        try other.open()
        stage.rest()
        #expect(button.isOpen && other.isOpen)
        #expect(window.rootViewController?.presentedViewController != nil)
        #expect(stage.controller.presentedViewController != nil)
        stage.app.cells["Other 3"].tap()
        stage.rest()
        #expect(button.isOpen && !other.isOpen)
        #expect(other.selectedTitle == "Other 3" && stage.told.isEmpty)
        stage.app.cells["Item 2"].tap()
        stage.rest()
        #expect(stage.told == ["select 2", "chosen"])
        #expect(other.selectedTitle == "Other 3")
    }

    /// Shows a button with items of its own in a window over the lower half of the screen.
    private func showInALowerWindow(_ other: DropdownButton) throws -> UIWindow {
        let window = UIWindow(windowScene: try #require(button.window?.windowScene))
        window.frame = CGRect(x: 0, y: 333, width: 375, height: 334)
        other.items = (1...5).map { .init(id: $0, title: "Other \($0)") }
        window.rootViewController = UIViewController()
        window.rootViewController?.view.addSubview(other)
        window.isHidden = false
        return window
    }

    // MARK: Handlers that change what called them

    @Test func mayGetOtherItemsFromItsHandler() {
        button.onSelect = { [button] _ in button.items = [.init(id: "x", title: "Only")] }
        stage.app.buttons["Number"].tap()
        stage.app.cells["Item 2"].tap()
        stage.rest()
        #expect(button.selectedId == nil && button.items.count == 1)
        #expect(stage.told == ["reset 2", "chosen"])
    }

    @Test func mayBeRemovedByItsHandler() {
        button.onSelect = { [button] _ in button.removeFromSuperview() }
        stage.app.buttons["Number"].tap()
        stage.app.cells["Item 2"].tap()
        stage.rest()
        #expect(stage.told == ["chosen"] && button.selectedId == AnyHashable(2) && stage.table == nil)
    }

    @Test func mayOpenAnotherFromItsHandler() {
        let other = DropdownButton(frame: CGRect(x: 20, y: 400, width: 300, height: 44))
        other.items = DropdownStage.items(3)
        stage.controller.view.addSubview(other)
        button.onSelect = { _ in try? other.open() }
        stage.app.buttons["Number"].tap()
        stage.app.cells["Item 2"].tap()
        stage.rest()
        #expect(other.isOpen && !button.isOpen)
    }

    @Test func mayOpenAgainFromItsHandlers() {
        var count = 0
        button.onClose = { [button] _ in
            count += 1
            if count < 3 { try? button.open() }
        }
        stage.app.buttons["Number"].tap()
        for _ in 0..<3 {
            stage.host.activate()
            button.close()
            stage.rest()
        }
        #expect(count == 3 && !button.isOpen)
    }

    @Test func mayTakeItsChoiceBackInItsHandler() {
        button.onSelect = { [button] _ in button.resetSelection() }
        stage.app.buttons["Number"].tap()
        stage.app.cells["Item 2"].tap()
        stage.rest()
        #expect(button.selectedId == nil && button.selectedTitle == nil)
    }

    // MARK: Places to open from

    @Test func saysWhyItCannotOpen() {
        let cases: [(DropdownButton.OpenError, () -> Void)] = [
            (.disabled, { self.button.isEnabled = false }), (.noItems, { self.button.items = [] }),
            (.notInWindow, { self.button.removeFromSuperview() }),
        ]
        for (error, change) in cases {
            change()
            #expect(throws: error) { try button.open() }
            #expect(!button.isOpen && !"\(error)".isEmpty)
        }
    }

    @Test func opensFromAWindowWithoutAController() throws {
        let bare = UIWindow(windowScene: try #require(button.window?.windowScene))
        bare.addSubview(button)
        bare.isHidden = false
        #expect(throws: DropdownButton.OpenError.noViewController) { try button.open() }
    }

    @Test func doesNotOpenBehindAnotherController() {
        stage.controller.present(UIViewController(), animated: false)
        stage.rest()
        stage.host.activate()
        #expect(throws: DropdownButton.OpenError.alreadyPresenting) { try button.open() }
    }
}
