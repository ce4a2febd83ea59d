import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// What others measured of tables on iOS and read off pictures of iOS 13 to 18, where the design of 2025 did
/// not change it: within a pixel of each device.
@MainActor struct TableFactsTests {
    /// A device, its pixel, and the margin of the system there.
    struct Measure: CustomTestStringConvertible, Sendable {
        let device: Device
        let pixel: CGFloat
        let margin: CGFloat
        let width: CGFloat

        var testDescription: String { "\(width) points wide" }

        static let all = [
            Measure(device: .iPhone15, pixel: 1.0 / 3, margin: 20, width: 393),
            Measure(device: .iPhoneSE, pixel: 0.5, margin: 16, width: 375),
        ]
    }

    private func stage(
        _ measure: Measure, _ style: UITableView.Style = .plain, _ sections: [SectionStage.Section]? = nil,
        _ fill: @escaping (UITableViewCell, IndexPath) -> Void = { cell, _ in cell.textLabel?.text = "text" }
    ) -> SectionStage {
        let stage = SectionStage(style, sections ?? [.init(rows: 3)], device: measure.device)
        stage.fill = fill
        return stage.show()
    }

    @Test(arguments: Measure.all) func rowsAre44WithTheirLineInside(_ measure: Measure) throws {
        let stage = stage(measure)
        #expect(stage.rect(1, 0).height == 44)
        let line = try #require(stage.cell(0, 0)?.parts.separator?.frame)
        #expect(
            isNear(
                line,
                CGRect(
                    x: measure.margin, y: 44 - measure.pixel, width: measure.width - measure.margin,
                    height: measure.pixel)))
    }

    @Test(arguments: Measure.all) func rowsOfAConfigurationHaveTheirLineBelow44(_ measure: Measure) {
        let stage = stage(measure, .plain, nil) { cell, _ in
            var content = UIListContentConfiguration.cell()
            content.text = "text"
            cell.contentConfiguration = content
        }
        #expect(isNear(stage.rect(0, 0).height, 44 + measure.pixel))
    }

    @Test(arguments: Measure.all) func theTextOfTheDefaultStyleFillsTheRow(_ measure: Measure) {
        let text = stage(measure).cell(0, 0)?.textLabel?.frame
        #expect(text?.minX == measure.margin && text?.minY == 0)
        #expect(isNear(text?.height, 44, within: measure.pixel))
    }

    @Test(arguments: Measure.all) func subtitlesAre3BelowTheirTitles(_ measure: Measure) throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "title"
        cell.detailTextLabel?.text = "detail"
        let stage = SectionStage(.plain, [.init(rows: 1)], device: measure.device)
        stage.make = { _ in cell }
        stage.show()
        let text = try #require(cell.textLabel?.frame), detail = try #require(cell.detailTextLabel?.frame)
        #expect(isNear(detail.minY - text.maxY, 3))
        #expect(isNear(cell.frame.height, 58, within: 0.5))
    }

    @Test(arguments: Measure.all) func aValueEndsAtTheMarginOr8BeforeAnAccessory(_ measure: Measure) throws {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "name"
        cell.detailTextLabel?.text = "value"
        let stage = SectionStage(.plain, [.init(rows: 1)], device: measure.device)
        stage.make = { _ in cell }
        stage.show()
        let detail = try #require(cell.detailTextLabel)
        #expect(isNear(detail.frame.maxX, measure.width - measure.margin))
        #expect(detail.textColor == .secondaryLabel && detail.font.pointSize == 17)
        cell.accessoryType = .disclosureIndicator
        stage.host.settle()
        let accessory = try #require(cell.parts.accessory?.frame)
        #expect(isNear(accessory.minX - detail.frame.maxX, 8))
        #expect(isNear(accessory.maxX, measure.width - measure.margin))
        #expect(isNear(accessory.width, 7, within: 1) && isNear(accessory.height, 11.67, within: 1))
    }

    @Test(arguments: Measure.all) func stockAccessoriesRoundDownAndOwnOnesUp(_ measure: Measure) throws {
        let stage = stage(measure, .plain, nil) { cell, path in
            cell.textLabel?.text = "text"
            cell.accessoryView =
                path.row == 1 ? UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20.1)) : nil
            cell.accessoryType = .checkmark
        }
        let stock = try #require(stage.cell(0, 0)), own = try #require(stage.cell(1, 0))
        let line = measure.pixel
        let mark = try #require(stock.parts.accessory?.frame)
        #expect(
            mark.minY <= (44 - line - mark.height) / 2 && mark.minY > (44 - line - mark.height) / 2 - line)
        let view = try #require(own.accessoryView?.frame)
        #expect(view.minY >= (44 - line - 20.1) / 2 && view.minY < (44 - line - 20.1) / 2 + line)
        #expect(own.contentView.frame.maxX == view.minX)
    }

    @Test(arguments: Measure.all) func plainHeadersAre28With22Above(_ measure: Measure) throws {
        let stage = stage(measure, .plain, [.init("Head", rows: 2), .init("Next", rows: 2)])
        #expect(
            isNear(
                stage.table.rectForHeader(inSection: 0), CGRect(x: 0, y: 22, width: measure.width, height: 28)
            ))
        #expect(isNear(stage.table.rectForHeader(inSection: 1).minY - stage.rect(1, 0).maxY, 22))
        let view = stage.table.headerView(forSection: 0)?.contentView as? UIListContentView
        #expect(isNear(view?.text.frame.minY, 4, within: measure.pixel))
        #expect(view?.text.frame.minX == measure.margin)
        #expect(view?.text.font == .preferredFont(forTextStyle: .headline))
    }

    @Test(arguments: Measure.all) func groupedTitlesHaveTheirRoom(_ measure: Measure) throws {
        let stage = stage(
            measure, .grouped, [.init("A", rows: 1, footer: "F"), .init("B", rows: 1), .init("C", rows: 1)])
        let line = (13 * 2444 / 2048 / measure.pixel).rounded(.up) * measure.pixel
        let error = measure.pixel + 1e-6
        #expect(isNear(stage.table.rectForHeader(inSection: 0).height, 35 + line, within: error))
        #expect(isNear(stage.table.rectForFooter(inSection: 0).height, 7.667 + line + 6.667, within: error))
        #expect(isNear(stage.table.rectForHeader(inSection: 1).height, 25 + line, within: error))
        #expect(stage.table.rectForFooter(inSection: 1).height == 17.5)
        #expect(stage.table.footerView(forSection: 1) == nil)
        #expect(isNear(stage.table.rectForHeader(inSection: 2).height, 17.5 + line, within: error))
        let title = stage.table.headerView(forSection: 0)?.contentView as? UIListContentView
        #expect(title?.text.frame.minX == measure.margin)
    }

    @Test(arguments: Measure.all) func cardsStandAtTheMarginWithTitles16Inside(_ measure: Measure) throws {
        let stage = stage(measure, .insetGrouped, [.init("A", rows: 2)])
        let cell = try #require(stage.cell(0, 0))
        #expect(cell.frame.minX == measure.margin)
        #expect(cell.frame.width == measure.width - 2 * measure.margin)
        #expect(cell.textLabel?.frame.minX == 16 && cell.layer.cornerRadius == 10)
        let header = try #require(stage.table.headerView(forSection: 0))
        #expect(header.frame.width == cell.frame.width)
        #expect((header.contentView as? UIListContentView)?.text.frame.minX == 16)
    }

    @Test func cellsAreMade320By44() {
        #expect(
            UITableViewCell(style: .default, reuseIdentifier: nil).frame
                == CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    /// On iOS 18 a plain table has no lines below its last row, as iOS 13 had.
    @Test func noLinesAreBelowTheLastRow() { #expect(stage(Measure.all[0]).table.fillers.isEmpty) }
}
