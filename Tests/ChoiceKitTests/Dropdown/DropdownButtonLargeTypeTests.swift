import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// A list at the largest type, and where a phone lies on its side: whole rows, whole words.
@MainActor struct DropdownButtonLargeTypeTests {
    private static let titles = ["육아휴직", "출산전후휴가", "배우자출산휴가", "유산·사산휴가", "난임치료휴가", "배우자출산휴가"]
    private static let largest = DeviceSettings(
        language: "ko", contentSizeCategory: .accessibilityExtraExtraExtraLarge)

    private func stage(_ settings: DeviceSettings, chosen: Int?) throws -> DropdownStage {
        let stage = DropdownStage(.iPhone15, settings, at: CGRect(x: 20, y: 120, width: 353, height: 80))
        stage.host.activate()
        stage.button.items = Self.titles.enumerated().map { .init(id: $0.offset, title: $0.element) }
        stage.button.preselect(id: chosen)
        try stage.open()
        return stage
    }

    private func cells(_ stage: DropdownStage) -> [UITableViewCell] {
        stage.app.cells.allElementsBoundByIndex.compactMap { try? $0.node().view as? UITableViewCell }
    }

    private func label(_ cell: UITableViewCell) throws -> UILabel {
        try #require(cell.contentView.subviews.lazy.compactMap { $0 as? UILabel }.first)
    }

    @Test func cutsNoTitle() throws {
        let stage = try stage(Self.largest, chosen: 2)
        #expect(!cells(stage).isEmpty)
        for cell in cells(stage) {
            let label = try label(cell)
            let size = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
            #expect(size.width <= label.bounds.width && size.height <= label.bounds.height + 0.5)
        }
    }

    @Test(arguments: [0, 1, 2, 3, 4, 5]) func beginsWithAWholeRow(chosen: Int) throws {
        let stage = try stage(Self.largest, chosen: chosen)
        let first = try #require(cells(stage).first)
        let top = first.convert(first.bounds, to: nil).minY
        // At the end of the list the last row is whole instead.
        let last = try #require(cells(stage).last)
        let isAtEnd = abs(last.convert(last.bounds, to: nil).maxY - stage.listFrame.maxY) < 1
        #expect(abs(top - stage.listFrame.minY) < 1 || isAtEnd)
        let row = try #require(cells(stage).first { $0.accessoryType == .checkmark })
        let frame = row.convert(row.bounds, to: nil)
        #expect(stage.listFrame.insetBy(dx: -1, dy: -1).contains(frame))
    }

    @Test func breaksTheLinesOfAChosenRowAsThoseOfOthers() throws {
        let plain = try stage(Self.largest, chosen: nil)
        let heights = cells(plain).map(\.bounds.height)
        let chosen = try stage(Self.largest, chosen: 0)
        #expect(Array(cells(chosen).map(\.bounds.height).prefix(heights.count)) == heights)
        for (cell, height) in zip(cells(plain), heights) {
            #expect(height - (try label(cell).bounds.height) < 30)
        }
    }

    @Test func asksForTheHeightOfATarget() {
        let stage = DropdownStage()
        stage.host.activate()
        let button = stage.button
        #expect(button.sizeThatFits(.zero).height == 44 && button.intrinsicContentSize.height == 44)
        button.invalidMessage = "Choose a number"
        let height = button.sizeThatFits(button.bounds.size).height
        button.frame.size.height = height
        stage.rest()
        let insets = button.configuration?.background.backgroundInsets.bottom ?? 0
        #expect(abs(height - insets - 44) < 0.01)
    }
}
