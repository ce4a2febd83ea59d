import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@MainActor struct TableSelectionTests {
    private func stage(rows: Int = 20, several: Bool = false) -> TableStage {
        let stage = TableStage(rows: rows)
        stage.table.rowHeight = 44
        stage.table.allowsMultipleSelection = several
        stage.tellsOfDeselection = true
        return stage.show()
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func tap(_ row: Int, _ stage: TableStage) {
        stage.host.tap(at: CGPoint(x: 100, y: CGFloat(row) * 44 + 22))
    }

    @Test func tellsOfTheOldRowBetweenTheTwoCallsForTheNew() {
        let stage = stage()
        tap(0, stage)
        stage.calls = []
        tap(1, stage)
        #expect(
            stage.calls == [
                "highlight 1", "unhighlight 1", "will select 1", "will deselect 0", "deselect 0", "select 1",
            ])
    }

    @Test func selectsASelectedRowAgain() {
        let stage = stage()
        tap(0, stage)
        stage.calls = []
        tap(0, stage)
        #expect(stage.calls == ["highlight 0", "unhighlight 0", "will select 0", "select 0"])
        #expect(stage.table.indexPathsForSelectedRows == [path(0)])
    }

    @Test func selectsSeveralAndDeselectsByASecondTap() {
        let stage = stage(several: true)
        tap(3, stage)
        tap(1, stage)
        #expect(stage.table.indexPathsForSelectedRows == [path(1), path(3)])
        #expect(stage.table.indexPathForSelectedRow == path(1))
        stage.calls = []
        tap(3, stage)
        #expect(stage.calls == ["highlight 3", "unhighlight 3", "will deselect 3", "deselect 3"])
        #expect(stage.table.indexPathsForSelectedRows == [path(1)])
        stage.table.allowsMultipleSelection = false
        #expect(stage.table.indexPathsForSelectedRows == nil)
        #expect(stage.cell(1)?.isSelected == false)
    }

    @Test func selectsTheRowThatTheDelegatePutsInPlace() {
        let stage = stage()
        stage.willSelect = { _ in IndexPath(row: 7, section: 0) }
        tap(2, stage)
        #expect(stage.calls.suffix(2) == ["will select 2", "select 7"])
        #expect(stage.cell(7)?.isSelected == true)
        stage.willSelect = { _ in IndexPath(row: 99, section: 4) }
        tap(3, stage)
        #expect(stage.table.indexPathForSelectedRow == path(7))
    }

    @Test func keepsARowThatMayNotBeDeselected() {
        let stage = stage()
        tap(0, stage)
        stage.willDeselect = { _ in nil }
        tap(1, stage)
        #expect(stage.table.indexPathsForSelectedRows == [path(0)])
        #expect(stage.cell(1)?.isSelected == false)
        let several = self.stage(several: true)
        several.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        several.table.selectRow(at: path(4), animated: false, scrollPosition: .none)
        several.willDeselect = { _ in IndexPath(row: 4, section: 0) }
        tap(2, several)
        #expect(several.table.indexPathsForSelectedRows == [path(2)])
    }

    @Test func saysNothingOfWhatTheProgramSelects() {
        let stage = stage(rows: 200, several: true)
        stage.table.selectRow(at: path(100), animated: false, scrollPosition: .middle)
        stage.table.selectRow(at: path(101), animated: true, scrollPosition: .none)
        #expect(stage.table.indexPathsForSelectedRows?.count == 2)
        #expect(isNear(stage.rect(100).midY - stage.table.contentOffset.y, 426, within: 0.5))
        stage.table.deselectRow(at: path(100), animated: false)
        stage.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(stage.calls.isEmpty)
    }

    @Test(arguments: [
        IndexPath(), IndexPath(row: 20, section: 0), IndexPath(row: 0, section: 1),
        IndexPath(row: -1, section: 0),
    ])
    func leavesTheSelectionAloneForRowsThatAreNotThere(path: IndexPath) {
        let stage = stage()
        stage.table.selectRow(at: self.path(3), animated: false, scrollPosition: .none)
        stage.table.selectRow(at: path, animated: false, scrollPosition: .top)
        stage.table.deselectRow(at: path, animated: false)
        #expect(stage.table.indexPathsForSelectedRows == [self.path(3)])
        #expect(stage.table.cellForRow(at: path) == nil)
        #expect(stage.table.rectForRow(at: path) == .zero)
    }

    @Test func scrollsToTheNearestSelectedRow() {
        let stage = stage(rows: 500, several: true)
        for row in [10, 400] { stage.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        stage.table.contentOffset.y = 8_000
        stage.table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(stage.table.contentOffset.y == 440)
        stage.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        stage.table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(stage.table.contentOffset.y == 440)
    }

    @Test func staysSelectedWhileItsRowIsOutOfView() {
        let stage = stage(rows: 500)
        tap(2, stage)
        stage.table.contentOffset.y = 5_000
        stage.host.settle()
        #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
        stage.table.contentOffset.y = 0
        stage.host.settle()
        #expect(stage.cell(2)?.isSelected == true)
    }

    // MARK: Changes in the middle of a touch

    @Test(arguments: ["highlight", "unhighlight", "will select", "will deselect", "deselect", "select"])
    func survivesAReloadInEachCall(call: String) {
        let stage = stage()
        tap(4, stage)
        var reloads = 0
        stage.onCall = { [unowned stage] in
            guard $0.hasPrefix(call), reloads == 0 else { return }
            reloads += 1
            stage.rows = 2
            stage.table.reloadData()
        }
        tap(5, stage)
        stage.host.settle()
        #expect(reloads == 1)
        #expect(stage.table.visibleCells.count == 2)
        #expect(stage.table.indexPathForSelectedRow == nil)
        tap(1, stage)
        #expect(stage.table.indexPathForSelectedRow == path(1))
    }

    @Test func letsGoOfARowThatIsReloadedUnderTheFinger() {
        let stage = stage()
        stage.host.touch(TouchSample(finger: 0, phase: .began, location: CGPoint(x: 100, y: 66)))
        stage.host.advance(by: 0.2)
        #expect(stage.cell(1)?.isHighlighted == true)
        stage.rows = 1
        stage.table.reloadData()
        stage.host.settle()
        stage.host.touch(TouchSample(finger: 0, phase: .ended, location: CGPoint(x: 100, y: 66)))
        #expect(stage.calls == ["highlight 1", "unhighlight 1"])
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    @Test func survivesItsRemovalWhenARowIsSelected() {
        let stage = stage()
        stage.onCall = { [unowned stage] in if $0 == "select 1" { stage.table.removeFromSuperview() } }
        tap(1, stage)
        stage.host.settle()
        #expect(stage.table.window == nil)
        #expect(stage.calls.last == "select 1")
    }

    @Test func survivesAReloadWhileItScrolls() {
        let stage = stage(rows: 5_000)
        var count = 0
        stage.onScroll = { [unowned stage] in
            count += 1
            stage.rows = max(0, 5_000 - count * 500)
            stage.table.reloadData()
        }
        stage.host.touch(TouchSample(finger: 0, phase: .began, location: CGPoint(x: 100, y: 700)))
        for step in 1...10 {
            stage.host.advance(by: 1.0 / 60)
            stage.host.touch(
                TouchSample(finger: 0, phase: .moved, location: CGPoint(x: 100, y: 700 - CGFloat(step) * 30)))
        }
        stage.host.touch(TouchSample(finger: 0, phase: .ended, location: CGPoint(x: 100, y: 400)))
        stage.host.advance(by: 5)
        #expect(count > 3)
        #expect(stage.table.contentOffset.y == 0)
        #expect(stage.table.visibleCells.isEmpty)
    }

    @Test func reloadsInTheNextRoundWhenACellAsksForIt() {
        let stage = TableStage(rows: 10)
        stage.table.rowHeight = 44
        var asked = false
        stage.fill = { [unowned stage] cell, row in
            cell.textLabel?.text = "\(row)"
            guard row == 3, !asked else { return }
            asked = true
            stage.rows = 5
            stage.table.reloadData()
        }
        stage.show()
        #expect(stage.table.visibleCells.count == 5)
    }

    @Test func showsNothingOnceItsDataSourceIsGone() {
        let stage = stage()
        stage.table.dataSource = nil
        stage.host.settle()
        #expect(stage.table.visibleCells.isEmpty && stage.table.numberOfSections == 0)
        var source: TableStage? = TableStage(rows: 3)
        stage.table.dataSource = source
        source = nil
        stage.table.reloadData()
        stage.host.settle()
        #expect(stage.table.visibleCells.isEmpty)
    }
}
