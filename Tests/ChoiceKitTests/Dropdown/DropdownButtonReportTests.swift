import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// What people report of dropdowns that they use, each as what must happen instead.
@MainActor struct DropdownButtonReportTests {
    let stage = DropdownStage(count: 40)
    var button: DropdownButton { stage.button }

    // MARK: The choice

    /// AssistoLab/DropDown 4, iOSDropDown 7: an old index that means another item, or none.
    @Test func keepsTheChoiceByIdWhenTheDataChanges() {
        button.preselect(id: 30)
        button.items = [.init(id: 9, title: "Nine"), .init(id: 30, title: "Thirty")]
        #expect(button.selectedTitle == "Thirty" && stage.told.isEmpty)
        button.items = [.init(id: 9, title: "Nine")]
        #expect(button.selectedId == nil && stage.told == ["reset 30"])
        #expect(UIAccessibility.posted.last?.argument?.contains("Thirty") == true)
    }

    /// iOSDropDown: the selection is found by its title.
    @Test func choosesOneOfTwoWithTheSameTitle() throws {
        button.items = (1...4).map { .init(id: $0, title: "Same", subtitle: "Number \($0)") }
        try stage.open()
        stage.app.cells["Same, Number 3"].tap()
        stage.rest()
        #expect(stage.told == ["select 3", "chosen"])
        try stage.open()
        #expect(stage.app.cells.allElementsBoundByIndex.map(\.isSelected) == [false, false, true, false])
    }

    /// iOSDropDown 136: an empty list freezes the app.
    @Test func isDisabledWithoutItemsAndSaysWhy() {
        button.items = []
        #expect(!button.isEnabled)
        #expect(button.accessibilityHint == "There is nothing to choose from")
        #expect(throws: DropdownButton.OpenError.noItems) { try button.open() }
        button.items = DropdownStage.items(1)
        #expect(button.isEnabled)
        button.items = []
        button.isEnabled = false
        button.items = DropdownStage.items(1)
        #expect(!button.isEnabled)
    }

    // MARK: The list

    /// DropDown 317: the selected row is out of view.
    @Test func opensWithTheChoiceInTheMiddle() throws {
        button.preselect(id: 20)
        try stage.open()
        let row = stage.app.cells["Item 20"].frame
        // But that the list begins with a whole row.
        #expect(abs(row.midY - stage.listFrame.midY) <= row.height / 2)
    }

    /// DropDown 148: the list takes the whole screen.
    @Test func isNoHigherThanAFractionOfTheWindow() throws {
        try stage.open()
        #expect(stage.listFrame.height == (0.4 * 667).rounded(.down))
        stage.host.activate()
        button.maxHeightFraction = 0.25
        stage.rest()
        #expect(stage.listFrame.height == (0.25 * 667).rounded(.down))
    }

    /// DropDown 154, 56, 334, iOSDropDown 78: long texts are cut off.
    @Test func growsRowsWithTheirTexts() throws {
        let long = String(repeating: "a long title ", count: 12)
        button.items = [.init(id: 1, title: long), .init(id: 2, title: "Short")]
        try stage.open()
        #expect(stage.app.cells.element(boundBy: 0).frame.height == 48)
        stage.host.activate()
        button.cellNumberOfLines = 0
        stage.rest()
        #expect(stage.app.cells.element(boundBy: 0).frame.height > 90)
        #expect(stage.app.cells.element(boundBy: 1).frame.height == 48)
        let large = DropdownStage(.iPhoneSE, .init(contentSizeCategory: .accessibilityLarge))
        large.host.activate()
        large.button.items = button.items
        try large.open()
        #expect(large.app.cells.element(boundBy: 0).frame.height > 200)
    }

    /// DropDown: every row is laid out to find the width.
    @Test func makesTheRowsThatAreSeenAndNoOthers() throws {
        button.items = DropdownStage.items(1_000_000)
        button.preselect(id: 700_000)
        try stage.open()
        let cells = stage.table?.subviews.filter { $0 is UITableViewCell } ?? []
        #expect((5...9).contains(cells.count))
        #expect(stage.app.cells["Item 700000"].isHittable)
    }

    /// iOSDropDown 54, 131: no dark mode.
    @Test func isDarkWhereItsButtonIs() throws {
        stage.controller.overrideUserInterfaceStyle = .dark
        try stage.open()
        #expect(stage.table?.traitCollection.userInterfaceStyle == .dark)
        let light = DropdownStage()
        light.button.overrideUserInterfaceStyle = .dark
        try light.open()
        #expect(light.table?.traitCollection.userInterfaceStyle == .dark)
    }

    /// firefox-ios 22357: the look is fixed.
    @Test func looksAsItsStyleSays() throws {
        button.style.backgroundColor = .systemYellow
        button.style.foregroundColor = .systemPurple
        button.style.listBackgroundColor = .systemGreen
        button.style.contentInsets.leading = 30
        button.preselect(id: 1)
        try stage.open()
        #expect(button.configuration?.baseBackgroundColor == .systemYellow)
        #expect(button.configuration?.baseForegroundColor == .systemPurple)
        #expect(button.configuration?.contentInsets.leading == 30)
        #expect(stage.table?.backgroundColor == .systemGreen)
    }

    // MARK: The place

    /// DropDown 268: the list appears in another window.
    @Test func opensInTheWindowOfItsButton() throws {
        stage.host.activate()
        let scene = try #require(button.window?.windowScene)
        let front = UIWindow(windowScene: scene)
        front.rootViewController = UIViewController()
        front.isHidden = false
        try stage.open()
        #expect(stage.table?.window === button.window)
    }

    /// DropDown 185: the list covers its own button. Its arrow is not under the rows either
    /// (iOS13AdaptationTips 27, WordPress-iOS 12410).
    @Test func leavesItsButtonAndItsArrowUncovered() throws {
        for y in [40, 300, 600] as [CGFloat] {
            button.frame.origin.y = y
            try stage.open()
            let list = stage.listFrame
            let arrow = min(abs(list.minY - stage.anchor.maxY), abs(stage.anchor.minY - list.maxY))
            #expect(!list.intersects(stage.anchor) && arrow == 13)
            stage.host.activate()
            button.close()
            stage.rest()
        }
    }

    /// DropDown 152: the list stays while the button scrolls.
    @Test func followsItsButtonInAScrollView() throws {
        stage.host.activate()
        let scroll = UIScrollView(frame: stage.controller.view.bounds)
        scroll.contentSize = CGSize(width: 375, height: 3_000)
        stage.controller.view.addSubview(scroll)
        button.frame.origin.y = 400
        scroll.addSubview(button)
        scroll.contentOffset.y = 300
        try stage.open()
        #expect(stage.tip.map { abs($0.y - stage.anchor.maxY) <= 0.5 } == true)
        stage.host.activate()
        scroll.contentOffset.y = 250
        stage.rest()
        #expect(stage.anchor.minY == 150)
        #expect(stage.tip.map { abs($0.y - stage.anchor.maxY) <= 0.5 } == true)
    }

    /// DropDown 153: wrong in a cell.
    @Test func opensAtItsButtonInACell() throws {
        stage.host.activate()
        let source = OneButtonTable(button)
        let table = UITableView(frame: stage.controller.view.bounds, style: .plain)
        table.dataSource = source
        stage.controller.view.addSubview(table)
        stage.rest()
        try stage.open()
        #expect(stage.tip.map { abs($0.y - stage.anchor.maxY) <= 0.5 } == true)
        withExtendedLifetime(source) {}
    }

    private final class OneButtonTable: NSObject, UITableViewDataSource {
        private let button: UIButton

        init(_ button: UIButton) { self.button = button }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            button.frame = CGRect(x: 16, y: 0, width: 200, height: 44)
            cell.contentView.addSubview(button)
            return cell
        }
    }

    /// iOSDropDown 5, 13, 19, 30, 49: rows outside the parent are behind others or dead to touches.
    @Test func choosesARowFarOutsideOfItsParent() throws {
        stage.host.activate()
        let parent = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
        parent.clipsToBounds = true
        button.frame = parent.bounds
        parent.addSubview(button)
        let cover = UIView(frame: CGRect(x: 0, y: 144, width: 375, height: 500))
        [parent, cover].forEach(stage.controller.view.addSubview)
        try stage.open()
        stage.app.cells["Item 4"].tap()
        stage.rest()
        #expect(stage.told == ["select 4", "chosen"])
    }

    /// openradar 9254: a height that does not fit loses the button.
    @Test func asksForNoMoreThanTheRoomThatThereIs() throws {
        button.maxHeightFraction = 1
        button.frame.origin.y = 250
        try stage.open()
        let size = try #require(stage.controller.presentedViewController).preferredContentSize
        #expect(abs(size.height - (667 - 10 - 294 - 13)) < 0.5)
        #expect(stage.listFrame.size == size)
    }

    @Test func choosesItsSideAnewWhenItsButtonMoves() throws {
        try stage.open()
        let height = stage.listFrame.height
        stage.host.activate()
        button.frame.origin.y = 600
        stage.rest()
        #expect(stage.listFrame.maxY < stage.anchor.minY && stage.listFrame.height == height)
        stage.host.activate()
        button.frame.origin.y = 60
        stage.rest()
        #expect(stage.listFrame.minY > stage.anchor.maxY && stage.listFrame.height == height)
    }

    // MARK: VoiceOver

    /// DropDown: the traits are replaced by the selection.
    @Test func isAButtonWhateverIsChosen() throws {
        button.preselect(id: 3)
        #expect(button.accessibilityTraits.isSuperset(of: [.button, .adjustable]))
        try stage.open()
        let cell = try #require(try stage.app.cells["Item 3"].node().view)
        #expect(cell.accessibilityTraits.isSuperset(of: [.button, .selected]))
    }

    /// feedback-assistant 219: the value is shown and the label dropped.
    @Test func hasANameBesideItsValue() {
        #expect(button.accessibilityLabel == "Number" && button.accessibilityValue == "Select")
        button.preselect(id: 3)
        #expect(button.accessibilityLabel == "Number" && button.accessibilityValue == "Item 3")
    }
}
