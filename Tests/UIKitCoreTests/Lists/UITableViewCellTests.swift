import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@MainActor struct UITableViewCellTests {
    private func stage(_ fill: @escaping (UITableViewCell, Int) -> Void) -> TableStage {
        let stage = TableStage(rows: 3)
        stage.fill = fill
        stage.show()
        return stage
    }

    @Test func placesTextAtTheMarginInTheMiddle() throws {
        let stage = TableStage(rows: 3).show()
        let view = try #require(stage.cell(0)?.contentView as? UIListContentView)
        #expect(view.text.frame.minX == 20)
        #expect(abs(view.text.frame.height - 61.0 / 3) < 1e-6)
        #expect(abs(view.text.frame.midY - 22) < 0.34)
    }

    @Test func marksATickedRowAtTheEndMargin() throws {
        let stage = stage { cell, row in
            cell.textLabel?.text = "\(row)"
            cell.accessoryType = row == 1 ? .checkmark : .none
        }
        let cell = try #require(stage.cell(1))
        let mark = try #require(cell.parts.accessory)
        #expect(mark.frame.maxX == 373)
        #expect(abs(mark.frame.width - 14.5) < 2)
        #expect(cell.contentView.frame.width == mark.frame.minX)
        #expect(cell.accessibilityTraits == .selected)
        #expect(stage.cell(0)?.accessibilityTraits == UIAccessibilityTraits.none)
    }

    @Test func mirrorsRightToLeft() throws {
        let stage = TableStage(rows: 2, settings: DeviceSettings(language: "ar"))
        stage.fill = { cell, row in
            var content = UIListContentConfiguration.cell()
            content.text = "\(row)"
            cell.contentConfiguration = content
            cell.accessoryType = .checkmark
        }
        stage.show()
        let cell = try #require(stage.cell(0))
        #expect(cell.parts.accessory?.frame.minX == 20)
        #expect(cell.contentView.frame.maxX == 393)
        #expect(cell.parts.separator?.frame.minX == 0)
        #expect(cell.parts.separator?.frame.maxX == 373)
        let text = try #require((cell.contentView as? UIListContentView)?.text)
        #expect(cell.contentView.convert(text.frame, to: cell).maxX == 373)
    }

    @Test func isOneElementThatSaysItsTexts() throws {
        let stage = stage { cell, _ in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Seoul"
            content.secondaryText = "South Korea"
            cell.contentConfiguration = content
        }
        let cell = try #require(stage.cell(0))
        #expect(cell.isAccessibilityElement)
        #expect(cell.accessibilityLabel == "Seoul, South Korea")
        #expect((stage.table.accessibilityElements as? [UIView])?.count == 3)
        cell.accessibilityLabel = "mine"
        #expect(cell.accessibilityLabel == "mine")
    }

    @Test func showsGreyWhileItIsMarked() throws {
        let stage = TableStage(rows: 3).show()
        let cell = try #require(stage.cell(0))
        cell.isHighlighted = true
        let mark = try #require(cell.parts.mark)
        #expect(mark.alpha == 1)
        #expect(mark.frame == cell.bounds)
        #expect(mark.layer.backgroundColor == UIColor.systemGray4.cgColor(in: cell.traitCollection))
        cell.isHighlighted = false
        #expect(mark.alpha == 0)
        cell.selectionStyle = .none
        cell.isHighlighted = true
        #expect(mark.alpha == 0)
    }

    @Test func keepsItsViewForContentOfTheSameKind() throws {
        let stage = TableStage(rows: 3).show()
        let cell = try #require(stage.cell(0))
        let view = cell.contentView
        var content = UIListContentConfiguration.cell()
        content.text = "new"
        cell.contentConfiguration = content
        #expect(cell.contentView === view)
        #expect(cell.textLabel == nil)
        cell.contentConfiguration = nil
        #expect(cell.contentView !== view)
        #expect(cell.textLabel != nil)
    }

    @Test func learnsItsHeightAgainWhenItsContentChanges() throws {
        let stage = TableStage(rows: 3).show()
        var content = UIListContentConfiguration.cell()
        content.text = String(repeating: "word ", count: 60)
        stage.cell(0)?.contentConfiguration = content
        stage.host.settle()
        #expect(stage.rect(0).height > 100)
        #expect(stage.cell(1)?.frame.minY == stage.rect(0).maxY)
    }

    @Test func standsValuesAtTheEnd() throws {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Kim"
        cell.layoutIfNeeded()
        let detail = try #require(cell.detailTextLabel)
        #expect(detail.frame.maxX == 304)
        #expect(try #require(cell.textLabel).frame.minX == 16)
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    }

    @Test func isMadeOfNothing() {
        #expect(UITableViewCell().bounds.size == .zero)
        #expect(
            UITableViewCell(style: .default, reuseIdentifier: "x").frame
                == CGRect(x: 0, y: 0, width: 320, height: 44))
    }
}
