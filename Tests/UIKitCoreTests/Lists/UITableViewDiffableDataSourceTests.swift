import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@MainActor struct UITableViewDiffableDataSourceTests {
    typealias Source = UITableViewDiffableDataSource<String, Int>

    /// A table on a device that shows numbers.
    @MainActor private final class Numbers {
        let host = HeadlessHost(device: .iPhone15)
        let table = UITableView(frame: .zero, style: .plain)
        let source: Source
        var made = 0

        init() {
            var count: (() -> Void)?
            source = Source(tableView: table) { table, path, item in
                count?()
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                cell.textLabel?.text = "\(item)"
                return cell
            }
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.rowHeight = 44
            table.contentInsetAdjustmentBehavior = .never
            let controller = UIViewController()
            host.show(controller)
            table.frame = controller.view.bounds
            controller.view.addSubview(table)
            host.settle()
            count = { [unowned self] in made += 1 }
        }

        func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Source.Snapshot {
            var snapshot = Source.Snapshot()
            for (section, items) in sections {
                snapshot.appendSections([section])
                snapshot.appendItems(items)
            }
            return snapshot
        }

        var shown: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func showsASnapshotAndThenTheNext() {
        let numbers = Numbers()
        numbers.source.apply(numbers.snapshot(["a": [1, 2, 3], "b": [4]]), animatingDifferences: false)
        #expect(numbers.shown == ["1", "2", "3", "4"])
        let cell = numbers.table.cellForRow(at: path(2))
        numbers.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        numbers.source.apply(numbers.snapshot(["b": [4, 3], "a": [5, 1]]))
        numbers.host.advance(by: 1)
        #expect(numbers.shown == ["4", "3", "5", "1"])
        #expect(numbers.table.cellForRow(at: path(1)) === cell)
        #expect(numbers.table.indexPathForSelectedRow == path(1))
        #expect(numbers.source.snapshot().itemIdentifiers == [4, 3, 5, 1])
    }

    @Test func makesNoCellForWhatStays() {
        let numbers = Numbers()
        numbers.source.apply(numbers.snapshot(["a": [1, 2, 3]]), animatingDifferences: false)
        numbers.made = 0
        numbers.source.apply(numbers.snapshot(["a": [3, 2, 1, 9]]))
        #expect(numbers.made == 1)
    }

    @Test func knowsItemsAndPlaces() {
        let numbers = Numbers()
        numbers.source.apply(numbers.snapshot(["a": [1], "b": [4, 5]]), animatingDifferences: false)
        #expect(numbers.source.itemIdentifier(for: path(1, 1)) == 5)
        #expect(numbers.source.itemIdentifier(for: path(2, 1)) == nil)
        #expect(numbers.source.itemIdentifier(for: path(0, 7)) == nil)
        #expect(numbers.source.itemIdentifier(for: IndexPath()) == nil)
        #expect(numbers.source.indexPath(for: 4) == path(0, 1))
        #expect(numbers.source.indexPath(for: 9) == nil)
        #expect(
            numbers.source.sectionIdentifier(for: 1) == "b" && numbers.source.sectionIdentifier(for: 2) == nil
        )
        #expect(numbers.source.index(for: "b") == 1 && numbers.source.index(for: "x") == nil)
    }

    @Test func reloadsAndReconfiguresItems() {
        let numbers = Numbers()
        var snapshot = numbers.snapshot(["a": [1, 2, 3]])
        numbers.source.apply(snapshot, animatingDifferences: false)
        let cells = (0..<3).map { numbers.table.cellForRow(at: path($0)) }
        numbers.made = 0
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([2])
        numbers.source.apply(snapshot, animatingDifferences: false)
        #expect(numbers.made == 2)
        #expect(numbers.table.cellForRow(at: path(0)) !== cells[0])
        #expect(numbers.table.cellForRow(at: path(1)) === cells[1])
        #expect(numbers.source.snapshot().reloadedItemIdentifiers.isEmpty)
    }

    @Test func callsTheCompletionOnceTheRowsAreInPlace() async {
        let numbers = Numbers()
        var done = 0
        numbers.source.apply(numbers.snapshot(["a": [1]])) { done += 1 }
        #expect(done == 0)
        numbers.host.advance(by: 1)
        #expect(done == 1)
        numbers.source.applySnapshotUsingReloadData(numbers.snapshot(["a": [2, 3]])) { done += 1 }
        #expect(done == 2 && numbers.shown == ["2", "3"])
        await numbers.source.applySnapshotUsingReloadData(numbers.snapshot(["a": [4]]))
        #expect(numbers.shown == ["4"])
        await numbers.source.apply(numbers.snapshot(["a": [5]]), animatingDifferences: false)
        #expect(numbers.shown == ["5"])
    }

    @Test func keepsItsSnapshotWithoutATable() {
        var table: UITableView? = UITableView()
        let source = Source(tableView: table ?? UITableView()) { _, _, _ in UITableViewCell() }
        table = nil
        var snapshot = Source.Snapshot()
        snapshot.appendSections(["a"])
        var isDone = false
        source.apply(snapshot) { isDone = true }
        #expect(source.snapshot().numberOfSections == 1 && isDone)
    }

    @Test func opensOnManyItemsWithTheCellsInView() {
        let numbers = Numbers()
        numbers.source.apply(numbers.snapshot(["a": Array(0..<100_000)]), animatingDifferences: false)
        #expect(numbers.made <= 21)
        numbers.table.scrollToRow(at: path(99_999), at: .bottom, animated: false)
        numbers.host.settle()
        #expect(numbers.shown.last == "99999")
        #expect(isNear(numbers.table.contentOffset.y, 4_400_000 - 852))
    }
}
