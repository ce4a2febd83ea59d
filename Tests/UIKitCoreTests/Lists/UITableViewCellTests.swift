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
        #expect(isNear(mark.frame.maxX, 373))
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

    @Test func standsANarrowTextBeforeItsValue() throws {
        let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
        cell.textLabel?.text = "work"
        cell.detailTextLabel?.text = "Kim"
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 16 && cell.textLabel?.frame.width == 91)
        #expect(cell.detailTextLabel?.frame.minX == 113)
        #expect(cell.textLabel?.textColor == cell.tintColor)
        #expect(cell.textLabel?.textAlignment == .right)
    }

    @Test func tellsOfAPressOnItsDetailButton() throws {
        let stage = TableStage(rows: 3)
        stage.table.rowHeight = 44
        stage.fill = { cell, row in
            cell.textLabel?.text = "\(row)"
            cell.accessoryType = row == 0 ? .detailButton : .detailDisclosureButton
        }
        stage.show()
        let view = try #require(stage.cell(1)?.parts.accessory)
        let button = try #require(view.button), mark = try #require(view.mark)
        #expect(isNear(view.frame.maxX, 373) && button.frame.maxX < mark.frame.minX)
        #expect(stage.cell(0)?.parts.accessory?.mark == nil)
        stage.host.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        #expect(stage.calls == ["accessory 1"])
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    @Test func showsAViewOfTheAppInPlaceOfItsAccessory() throws {
        let stage = stage { cell, row in
            cell.textLabel?.text = "\(row)"
            cell.accessoryType = .checkmark
            cell.accessoryView = row == 1 ? UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31)) : nil
        }
        let cell = try #require(stage.cell(1))
        #expect(cell.parts.accessory == nil)
        #expect(cell.accessoryView?.frame.maxX == 373 && cell.accessoryView?.frame.width == 51)
        #expect(cell.contentView.frame.maxX == 322)
        cell.accessoryView = nil
        cell.layoutIfNeeded()
        #expect(cell.parts.accessory?.type == .checkmark)
    }

    @Test func keepsToItsOwnMargins() throws {
        let stage = TableStage(rows: 3)
        stage.fill = { cell, row in
            cell.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 0, leading: 40, bottom: 0, trailing: 30)
            cell.textLabel?.text = "\(row)"
            cell.accessoryType = .checkmark
        }
        stage.show()
        #expect(stage.cell(0)?.textLabel?.frame.minX == 40)
        #expect(isNear(stage.cell(0)?.parts.accessory?.frame.maxX, 363))
    }

    @Test func countsSeparatorsFromWhereItIsTold() throws {
        let stage = TableStage(rows: 3)
        stage.fill = { cell, row in
            cell.textLabel?.text = "\(row)"
            if row == 1 { cell.separatorInset = UIEdgeInsets(top: 9, left: 50, bottom: 9, right: 10) }
        }
        stage.show()
        let line = try #require(stage.cell(1)?.parts.separator)
        #expect(line.frame.minX == 50 && line.frame.maxX == 383)
        stage.table.separatorInsetReference = .fromAutomaticInsets
        stage.host.settle()
        #expect(line.frame.minX == 70 && line.frame.maxX == 383)
    }

    @Test func fillsItselfByItsHandlerInEachState() throws {
        let stage = TableStage(rows: 3)
        var states: [Bool] = []
        stage.fill = { cell, row in
            cell.configurationUpdateHandler = { cell, state in
                var content = UIListContentConfiguration.cell()
                content.text = state.isSelected ? "selected" : "\(row)"
                cell.contentConfiguration = content
                if row == 0 { states.append(state.isSelected) }
            }
        }
        stage.show()
        #expect(stage.cell(2)?.accessibilityLabel == "2")
        stage.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        stage.host.settle()
        #expect(states == [false, true])
        #expect(stage.cell(0)?.accessibilityLabel == "selected")
    }

    @Test func showsItsBackgroundConfigurationInEachState() throws {
        let stage = TableStage(rows: 3)
        stage.fill = { cell, row in
            cell.textLabel?.text = "\(row)"
            var background = cell.defaultBackgroundConfiguration()
            if row == 1 { background.backgroundColor = .systemRed }
            cell.backgroundConfiguration = background
        }
        stage.show()
        let cell = try #require(stage.cell(0)), red = try #require(stage.cell(1))
        #expect(cell.parts.fill?.backgroundColor == .systemBackground)
        #expect(cell.parts.fill?.frame == cell.bounds && cell.backgroundColor == nil)
        cell.isHighlighted = true
        red.isHighlighted = true
        #expect(cell.parts.fill?.backgroundColor == .systemGray4)
        #expect(red.parts.fill?.backgroundColor == .systemRed)
        #expect(cell.parts.mark == nil)
        red.backgroundConfiguration = nil
        #expect(red.parts.fill == nil && red.backgroundColor == .systemBackground)
    }

    @Test func looksLikeItsStyleByDefault() {
        func content(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
            UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
        }
        #expect(content(.default) == .cell() && content(.subtitle) == .subtitleCell())
        #expect(content(.value1) == .valueCell() && content(.value2) == .valueCell())
    }

    @Test func leavesItsCornersToTheAppOutsideOfCards() throws {
        let stage = TableStage(rows: 3)
        stage.fill = { cell, row in
            cell.textLabel?.text = "\(row)"
            cell.layer.cornerRadius = 5
            cell.clipsToBounds = true
        }
        stage.show()
        for row in 0..<3 {
            #expect(stage.cell(row)?.layer.cornerRadius == 5 && stage.cell(row)?.clipsToBounds == true)
        }
    }

    @Test func mirrorsTheColumnsOfItsSecondValueStyle() throws {
        let stage = SectionStage(.plain, [.init(rows: 1)], settings: DeviceSettings(language: "ar"))
        stage.make = { _ in
            let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
            cell.textLabel?.text = "work"
            cell.detailTextLabel?.text = "Kim"
            return cell
        }
        stage.show()
        let cell = try #require(stage.cell(0, 0))
        #expect(cell.textLabel?.frame.maxX == 373 && cell.textLabel?.textAlignment == .left)
        #expect(cell.detailTextLabel?.frame.maxX == 276)
    }
}
