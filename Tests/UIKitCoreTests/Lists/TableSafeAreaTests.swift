import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Tables on an iPhone that lies on its side, 852 points wide with 59 of safe area at both sides.
@MainActor struct TableSafeAreaTests {
    private func stage(
        _ style: UITableView.Style = .plain, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> SectionStage {
        let stage = SectionStage(
            style, [.init("Head", rows: 3, footer: "Foot")], settings: .init(direction: direction),
            orientation: .landscapeRight)
        stage.fill = { cell, _ in
            cell.textLabel?.text = "text"
            cell.accessoryType = .disclosureIndicator
        }
        return stage
    }

    @Test func contentsAndLinesBeginAtTheSafeArea() throws {
        let stage = stage().show()
        let cell = try #require(stage.cell(0, 0))
        #expect(cell.frame.minX == 0 && cell.frame.width == 852)
        #expect(cell.contentView.frame.minX == 59)
        #expect(cell.textLabel?.screenFrame.minX == 79)
        #expect(isNear(cell.parts.accessory?.frame.maxX, 852 - 79))
        #expect(cell.parts.separator?.frame.minX == 79 && cell.parts.separator?.frame.maxX == 852)
        for end in [stage.table.headerView(forSection: 0), stage.table.footerView(forSection: 0)] {
            let title = try #require(end?.contentView as? UIListContentView)
            #expect(
                end?.frame.width == 852
                    && title.frame == CGRect(x: 59, y: 0, width: 734, height: title.frame.height))
            #expect(title.text.screenFrame.minX == 79)
        }
    }

    @Test func readsFromTheRightAlike() throws {
        let stage = stage(.plain, .rightToLeft).show()
        let cell = try #require(stage.cell(0, 0))
        #expect(isNear(cell.contentView.frame.maxX, 852 - 59))
        #expect(isNear(cell.textLabel?.screenFrame.maxX, 852 - 79))
        #expect(isNear(cell.parts.accessory?.frame.minX, 79))
        #expect(cell.parts.separator?.frame.minX == 0 && cell.parts.separator?.frame.maxX == 852 - 79)
    }

    @Test func cardsStandInTheSafeArea() throws {
        let stage = stage(.insetGrouped).show()
        let cell = try #require(stage.cell(0, 0))
        #expect(cell.frame.minX == 79 && cell.frame.width == 852 - 158)
        #expect(cell.contentView.frame.minX == 0 && cell.textLabel?.frame.minX == 16)
        #expect(cell.parts.separator?.frame.minX == 16)
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 70, y: cell.frame.midY)) == nil)
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 90, y: cell.frame.midY)) != nil)
    }

    @Test func contentsReachTheEdgesWhereTheyMay() throws {
        let stage = stage().show()
        stage.table.insetsContentViewsToSafeArea = false
        stage.host.settle()
        let cell = try #require(stage.cell(0, 0))
        #expect(cell.contentView.frame.minX == 0)
        // Margins keep to the safe area all the same.
        #expect(cell.textLabel?.screenFrame.minX == 79)
        #expect(cell.parts.separator?.frame.minX == 20)
    }

    /// What is measured and what is laid out have the same width.
    @Test func rowsAreAsHighAsTheirTextsInTheSafeArea() throws {
        let stage = stage()
        stage.fill = { cell, _ in
            var content = UIListContentConfiguration.cell()
            content.text = String(repeating: "words ", count: 40)
            cell.contentConfiguration = content
        }
        stage.show()
        let view = try #require(stage.cell(0, 0)?.contentView as? UIListContentView)
        #expect(isNear(view.text.frame.width, 852 - 158))
        let needed = view.text.sizeThatFits(CGSize(width: 694, height: 0)).height
        #expect(isNear(view.text.frame.height, needed))
        #expect(isNear(stage.rect(0, 0).height, needed + 22 + 1.0 / 3, within: 1.0 / 3))
    }

    @Test func followsARotation() throws {
        let stage = SectionStage(.plain, [.init(rows: 3)])
        stage.table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.show()
        #expect(stage.cell(0, 0)?.parts.separator?.frame.minX == 20)
        stage.host.rotate(to: .landscapeRight)
        #expect(stage.cell(0, 0)?.parts.separator?.frame.minX == 79)
        stage.host.rotate(to: .portrait)
        #expect(stage.cell(0, 0)?.parts.separator?.frame.minX == 20)
    }
}
