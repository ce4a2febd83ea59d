import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@MainActor struct UITableViewTests {
    @Test func makesOnlyWhatIsInView() {
        let stage = TableStage(rows: 1_000_000)
        stage.table.rowHeight = 44
        let delegate = SilentDelegate()
        stage.table.delegate = delegate
        stage.show()
        #expect(stage.table.contentSize.height == 44_000_000)
        #expect(stage.made == 20)
        #expect(stage.table.visibleCells.count == 20)
    }

    @Test func usesCellsAgain() {
        let stage = TableStage(rows: 1_000)
        stage.table.rowHeight = 44
        stage.show()
        let cell = stage.cell(0)
        for step in 1...100 {
            stage.table.contentOffset.y = CGFloat(step) * 400
            stage.host.settle()
        }
        #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count <= 21)
        stage.table.contentOffset.y = 0
        stage.host.settle()
        #expect(stage.table.visibleCells.contains { $0 === cell } || cell?.superview == nil)
    }

    @Test func asksForHeightsOnlyNearTheScreen() {
        let stage = TableStage(rows: 1_000_000)
        stage.height = { $0 % 2 == 0 ? 60 : 30 }
        stage.table.estimatedRowHeight = 45
        stage.show()
        #expect(stage.askedHeights.count < 40)
        stage.table.scrollToRow(at: IndexPath(row: 500_000, section: 0), at: .top, animated: false)
        #expect(stage.askedHeights.count < 80)
        #expect(stage.table.indexPathsForVisibleRows?.first?.row == 500_000)
        #expect(stage.rect(500_000).minY == stage.table.contentOffset.y)
    }

    @Test func asksForAllHeightsWithoutAnEstimate() {
        let stage = TableStage(rows: 500)
        stage.height = { CGFloat(20 + $0 % 10) }
        stage.table.estimatedRowHeight = 0
        stage.show()
        #expect(stage.askedHeights.count == 500)
        #expect(stage.table.contentSize.height == 500 * 24.5)
    }

    @Test func keepsWhatIsInViewWhereItIsWhileItLearnsHeightsAbove() {
        let stage = TableStage(rows: 1_000)
        stage.height = { _ in 90 }
        stage.table.estimatedRowHeight = 30
        stage.show()
        stage.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
        stage.host.settle()
        let place = stage.rect(500).minY - stage.table.contentOffset.y
        stage.table.contentOffset.y -= 50
        stage.host.settle()
        #expect(stage.rect(500).minY - stage.table.contentOffset.y == place + 50)
    }

    @Test func givesOneLineOfTextItsHeight() {
        let three = TableStage(rows: 3).show()
        #expect(abs(three.rect(0).height - (44 + 1.0 / 3)) < 1e-9)
        let two = TableStage(rows: 3, device: .iPhoneSE).show()
        #expect(two.rect(0).height == 44.5)
        let classic = TableStage(rows: 3)
        classic.fill = { $0.textLabel?.text = "\($1)" }
        classic.show()
        #expect(classic.rect(1) == CGRect(x: 0, y: 44, width: 393, height: 44))
    }

    @Test func growsWithTheTextAndTheTypeSize() {
        let stage = TableStage(rows: 3)
        stage.fill = { cell, _ in
            var content = UIListContentConfiguration.cell()
            content.text = String(repeating: "word ", count: 60)
            cell.contentConfiguration = content
        }
        stage.show()
        let height = stage.rect(0).height
        #expect(height > 100)
        stage.host.app.screen.override(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
        stage.host.settle()
        #expect(stage.rect(0).height > height * 1.5)
    }

    @Test func drawsHairlinesAtTheMarginAndNoneBesideAMarkedRow() throws {
        let stage = TableStage(rows: 5)
        stage.table.rowHeight = 44
        stage.show()
        let line = try #require(stage.cell(1)?.parts.separator)
        #expect(line.frame.minX == 20)
        #expect(line.frame.maxX == 393)
        #expect(abs(line.frame.height - 1.0 / 3) < 1e-9)
        #expect(abs(line.frame.maxY - 44) < 1e-9)
        stage.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        #expect(line.isHidden)
        #expect(stage.cell(2)?.parts.separator?.isHidden == true)
        #expect(stage.cell(3)?.parts.separator?.isHidden == false)
        stage.table.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        stage.host.settle()
        #expect(line.frame.minX == 16)
    }

    @Test func selectsInUIKitsOrder() {
        let stage = TableStage(rows: 20)
        stage.table.rowHeight = 44
        stage.show()
        stage.host.tap(at: CGPoint(x: 100, y: 22))
        stage.host.tap(at: CGPoint(x: 100, y: 66))
        #expect(
            stage.calls == [
                "highlight 0", "unhighlight 0", "will select 0", "select 0",
                "highlight 1", "unhighlight 1", "will select 1", "deselect 0", "select 1",
            ])
        #expect(stage.table.indexPathForSelectedRow?.row == 1)
        #expect(stage.cell(0)?.isSelected == false)
        #expect(stage.cell(1)?.isSelected == true)
    }

    @Test func marksATouchedRowUntilADragBegins() {
        let stage = TableStage(rows: 50)
        stage.table.rowHeight = 44
        stage.show()
        stage.host.touch(TouchSample(finger: 0, phase: .began, location: CGPoint(x: 100, y: 200)))
        #expect(stage.cell(4)?.isHighlighted == false)
        stage.host.advance(by: 0.2)
        #expect(stage.cell(4)?.isHighlighted == true)
        stage.host.touch(TouchSample(finger: 0, phase: .moved, location: CGPoint(x: 100, y: 150)))
        #expect(stage.table.isDragging)
        #expect(stage.calls == ["highlight 4", "unhighlight 4"])
        stage.host.touch(TouchSample(finger: 0, phase: .ended, location: CGPoint(x: 100, y: 150)))
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    @Test func asksBeforeItMarksOrSelects() {
        let stage = TableStage(rows: 5)
        stage.table.rowHeight = 44
        stage.highlights = false
        stage.show()
        stage.host.tap(at: CGPoint(x: 100, y: 22))
        #expect(stage.calls.isEmpty)
        stage.highlights = true
        stage.willSelect = { _ in nil }
        stage.host.tap(at: CGPoint(x: 100, y: 22))
        #expect(stage.table.indexPathForSelectedRow == nil)
        stage.table.allowsSelection = false
        stage.calls = []
        stage.host.tap(at: CGPoint(x: 100, y: 22))
        #expect(stage.calls.isEmpty)
    }

    @Test(arguments: [
        (UITableView.ScrollPosition.top, 4_400.0), (.middle, 3_996), (.bottom, 3_592), (.none, 3_592),
    ])
    func scrollsToARow(position: UITableView.ScrollPosition, offset: CGFloat) {
        let stage = TableStage(rows: 1_000)
        stage.table.rowHeight = 44
        stage.show()
        stage.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: position, animated: false)
        #expect(abs(stage.table.contentOffset.y - offset) < 1)
    }

    @Test func glidesToARowWhoseHeightsItLearnsOnTheWay() {
        let stage = TableStage(rows: 100_000)
        stage.height = { CGFloat(40 + $0 % 3 * 30) }
        stage.table.estimatedRowHeight = 44
        stage.show()
        stage.table.scrollToRow(at: IndexPath(row: 70_000, section: 0), at: .middle, animated: true)
        stage.host.advance(by: 1)
        let place = stage.rect(70_000).midY - stage.table.contentOffset.y
        #expect(abs(place - 426) <= 1)
    }

    @Test func asksAnewWhenItReloads() {
        let stage = TableStage(rows: 50)
        stage.table.rowHeight = 44
        stage.show()
        stage.table.contentOffset.y = 1_000
        stage.table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .none)
        stage.rows = 3
        stage.table.reloadData()
        #expect(stage.table.numberOfRows(inSection: 0) == 3)
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(stage.table.visibleCells.count == 3)
        #expect(stage.table.contentOffset.y == 0)
        #expect(stage.rect(3) == .zero)
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 140)) == nil)
        stage.rows = 0
        stage.table.reloadData()
        stage.host.settle()
        #expect(stage.table.visibleCells.isEmpty)
    }

    @Test func drawsTheLinesOfEmptyRowsWhereTheyAreWanted() {
        let stage = TableStage(rows: 3)
        stage.table.rowHeight = 44
        stage.show()
        #expect(stage.table.fillers.isEmpty)
        stage.table.fillerRowHeight = UITableView.automaticDimension
        stage.host.settle()
        #expect(stage.table.fillers.count == 16)
        #expect(abs((stage.table.fillers.first?.frame.maxY ?? 0) - 176) < 1e-9)
    }

    @Test func putsItsHeaderAndFooterAroundTheRows() {
        let stage = TableStage(rows: 3)
        stage.table.rowHeight = 44
        stage.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        stage.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        stage.show()
        #expect(stage.rect(0).minY == 50)
        #expect(stage.table.tableFooterView?.frame == CGRect(x: 0, y: 182, width: 393, height: 20))
        #expect(stage.table.contentSize.height == 202)
    }

    @Test func comesUpInTheColoursOfDarkMode() throws {
        let stage = TableStage(rows: 3, settings: DeviceSettings(style: .dark))
        stage.show()
        let cell = try #require(stage.cell(0))
        #expect(cell.layer.backgroundColor == UIColor.systemBackground.cgColor(in: cell.traitCollection))
        #expect(cell.traitCollection.userInterfaceStyle == .dark)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0])
    func survivesHeightsThatAreNone(height: CGFloat) {
        let stage = TableStage(rows: 10)
        stage.height = { _ in height }
        stage.show()
        stage.table.rowHeight = height
        stage.table.estimatedRowHeight = height
        stage.table.frame = CGRect(x: CGFloat.nan, y: -5, width: -10, height: .infinity)
        stage.host.settle()
        #expect(stage.table.contentSize.height.isFinite)
    }

    @Test func isLetGoOf() {
        weak var gone: UITableView?
        do {
            let stage = TableStage(rows: 10).show()
            gone = stage.table
            stage.host.closeWindows()
        }
        #expect(gone == nil)
    }
}
