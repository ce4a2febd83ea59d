import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Tables beside pictures of iOS, box by box, within a point.
@MainActor struct TablePicturesTests {
    /// `sst_table_plain` (pointfreeco/swift-snapshot-testing, iOS 13, 320 by 568 with 20 points of safe area,
    /// at 3x): rows of the default style 44.00 apart from 20 on; their line is the last pixel of each,
    /// #c6c6c8, from 16 to the edge; the text begins at 16. The lines below the last row are those of iOS 13,
    /// which iOS 18 does not draw.
    @Test func isBesideSstTablePlain() throws {
        let stage = SectionStage(.plain, [.init(rows: 10)], device: .test(320, 568, top: 20))
        stage.fill = { $0.textLabel?.text = "\($1.row)" }
        stage.table.contentInsetAdjustmentBehavior = .automatic
        stage.show()
        for row in 0..<10 {
            let cell = try #require(stage.cell(row, 0))
            #expect(isNear(cell.screenFrame.minY, 20 + 44 * CGFloat(row)))
            let line = try #require(cell.parts.separator)
            let pixel = CGRect(
                x: 16, y: 64 + 44 * CGFloat(row) - 1.0 / 3, width: 304, height: 1.0 / 3)
            #expect(isNear(line.screenFrame, pixel))
            #expect(cell.textLabel?.screenFrame.minX == 16)
        }
    }

    /// `bsw_table_selected` (theleftbit/BSWInterfaceKit, iOS 18 at 3x): rows from 66, 44.0 apart; the ground
    /// of the selected one, #d1d1d6, covers all of it and its line; lines begin at 20. The picture has the
    /// circles of an editing table, which is not built, and a margin of 20 at 375 points, because its window
    /// is 393 wide: here the table is.
    @Test func isBesideBswTableSelected() throws {
        let stage = SectionStage(.plain, [.init(rows: 3)], device: .test(393, 812, top: 66))
        stage.fill = { $0.textLabel?.text = "Title\($1.row + 1)" }
        stage.table.contentInsetAdjustmentBehavior = .automatic
        stage.show()
        stage.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        stage.host.settle()
        let cells = try (0..<3).map { try #require(stage.cell($0, 0)) }
        #expect(cells.map(\.screenFrame.minY) == [66, 110, 154])
        let mark = try #require(cells[0].parts.mark)
        #expect(mark.screenFrame == cells[0].screenFrame)
        #expect(mark.backgroundColor == .systemGray4)
        #expect(cells[0].parts.separator?.isHidden != false)
        #expect(isNear(cells[1].parts.separator?.screenFrame.minX, 20))
    }

    /// `fb_list_disclosure` (firebase/quickstart-ios, iOS 15, 390 by 844 at 3x): a card at (20, 210.67) of
    /// 350 by 177.67 with corners of 10; rows of a configuration 44.33 high, their lines from 36 to the edge
    /// of the card; text from 36; arrows of 7 by 11.67 from 346. The list is SwiftUI's, on a table; what
    /// stands above the card is not compared.
    @Test func isBesideFbListDisclosure() throws {
        let stage = SectionStage(
            .insetGrouped, [.init(rows: 4)], device: .test(390, 844, top: 47, bottom: 34))
        stage.fill = { cell, path in
            var content = UIListContentConfiguration.cell()
            content.text = "Row \(path.row)"
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
        }
        stage.show()
        let cells = try (0..<4).map { try #require(stage.cell($0, 0)) }
        let card = cells.reduce(CGRect.null) { $0.union($1.screenFrame) }
        #expect(isNear(card.minX, 20) && isNear(card.width, 350) && isNear(card.height, 177.67, within: 1))
        #expect(cells[0].layer.cornerRadius == 10 && cells[3].layer.cornerRadius == 10)
        for (cell, next) in zip(cells, cells.dropFirst()) {
            #expect(isNear(next.screenFrame.minY - cell.screenFrame.minY, 44.33, within: 0.01))
            let line = try #require(cell.parts.separator).screenFrame
            #expect(isNear(line.minX, 36) && isNear(line.maxX, 370))
        }
        let text = (cells[0].contentView as? UIListContentView)?.text
        #expect(text?.screenFrame.minX == 36)
        let arrow = try #require(cells[0].parts.accessory?.mark).screenFrame
        #expect(isNear(arrow.minX, 346, within: 1) && isNear(arrow.maxX, 353, within: 1))
        #expect(isNear(arrow.width, 7, within: 1) && isNear(arrow.height, 11.67, within: 1))
    }
}
