import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// A list that is open on small and large screens, with small and large type and texts of any length.
@MainActor struct DropdownButtonExtremesTests {
    nonisolated private static let devices = [Device.iPhoneSE, .iPhone15]
    nonisolated private static let sizes = [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge]

    private func stage(
        _ device: Device, _ size: UIContentSizeCategory, language: String = "en", titles: [String]
    ) -> DropdownStage {
        let settings = DeviceSettings(language: language, contentSizeCategory: size)
        let stage = DropdownStage(device, settings, at: CGRect(x: 20, y: 300, width: 300, height: 60))
        stage.host.activate()
        stage.button.items = titles.enumerated().map { .init(id: $0.offset, title: $0.element) }
        return stage
    }

    @Test(arguments: devices, sizes)
    func takesATitleOfTenThousandCharacters(device: Device, size: UIContentSizeCategory) throws {
        let long = String(repeating: "가나다 words", count: 1111) + "!"
        let stage = stage(device, size, titles: [long, "Short"])
        #expect(long.count == 10_000)
        stage.button.preselect(id: 0)
        stage.host.advance(by: 0.1)
        _ = stage.host.screenshot()
        #expect(stage.button.frame.height == 60)
        try stage.open()
        _ = stage.host.screenshot()
        let table = stage.app.tables.firstMatch.frame
        let row = stage.app.cells.element(boundBy: 0).frame
        // The rows of a sheet go on under the home indicator.
        var room = stage.safeArea
        if size != .large { room.size.height = device.size.height - room.minY }
        #expect(room.contains(table))
        #expect(row.height <= device.size.height * 1.2)
        #expect(size == .large ? row.height == 48 : row.height > table.height)
    }

    @Test(arguments: devices, sizes)
    func growsALongTitleNoFurtherThanTheWindow(device: Device, size: UIContentSizeCategory) throws {
        let stage = stage(device, size, titles: [String(repeating: "word ", count: 2000), "Short"])
        stage.button.cellNumberOfLines = 0
        try stage.open()
        let height = stage.app.cells.element(boundBy: 0).frame.height
        #expect(height > device.size.height / 2 && height <= device.size.height * 1.2)
        stage.app.typeKey(.end, modifierFlags: [])
        #expect(stage.app.cells["Short"].isHittable)
    }

    @Test(arguments: devices, sizes)
    func settlesInOneRoundOfLayout(device: Device, size: UIContentSizeCategory) throws {
        for language in ["en", "ar"] {
            let titles = (1...40).map { String(repeating: "Number \($0) ", count: $0 % 7 + 1) }
            let stage = stage(device, size, language: language, titles: titles)
            stage.button.preselect(id: 20)
            try stage.open()
            for key in [.downArrow, .pageDown, .end, .home, .pageDown] as [XCUIKeyboardKey] {
                stage.app.typeKey(key, modifierFlags: [])
            }
            stage.host.activate()
            stage.button.cellNumberOfLines = 0
            stage.button.setItems((1...9).map { .init(id: $0, title: "New \($0)") })
            stage.button.frame.origin.y -= 150
            stage.host.advance(by: 0.5)
            stage.button.close()
            stage.host.advance(by: 1)
            #expect(stage.unsettledCount == 0)
        }
    }

    @Test(arguments: devices)
    func growsTheChevronWithTheTitle(device: Device) throws {
        let stages = Self.sizes.map { stage(device, $0, titles: ["One"]) }
        let widths = withExtendedLifetime(stages) {
            stages.compactMap { $0.button.configuration?.image?.size.width }
        }
        try #require(widths.count == 2)
        #expect(widths[1] > 2 * widths[0])
    }

    @Test(arguments: ["en", "ar"])
    func drawsALineBelowEveryRowButTheLast(language: String) throws {
        let stage = stage(.iPhoneSE, .large, language: language, titles: ["One", "Two", "Three"])
        try stage.open()
        let cells = stage.app.cells.allElementsBoundByIndex.compactMap {
            try? $0.node().view as? UITableViewCell
        }
        let widths = cells.map { max(0, $0.bounds.width - $0.separatorInset.left - $0.separatorInset.right) }
        #expect(widths == [284, 284, 0])
    }
}
