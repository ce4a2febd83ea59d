import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@MainActor struct TableBatchTests {
    /// A table whose rows say what they are, and not where.
    @MainActor private final class Letters {
        let stage: TableStage
        var letters: [String]

        init(_ letters: String, rowHeight: CGFloat = 44) {
            self.letters = letters.map(String.init)
            stage = TableStage(rows: letters.count)
            stage.table.rowHeight = rowHeight
            stage.fill = { [unowned self] cell, row in cell.textLabel?.text = self.letters[row] }
            stage.show()
        }

        func change(_ letters: String, _ updates: (UITableView) -> Void) {
            self.letters = letters.map(String.init)
            stage.rows = letters.count
            updates(stage.table)
        }

        var shown: String {
            stage.table.visibleCells.compactMap { $0.textLabel?.text }.joined()
        }
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func showsRowsThatComeAndGo() {
        let table = Letters("abcde")
        let kept = table.stage.cell(1)
        table.change("XbYce") {
            $0.performBatchUpdates {
                table.stage.table.insertRows(at: [path(0), path(2)], with: .fade)
                table.stage.table.deleteRows(at: [path(3), path(0)], with: .fade)
            }
        }
        #expect(table.shown == "XbYce")
        #expect(table.stage.cell(1) === kept)
        table.stage.host.advance(by: 1)
        #expect(table.stage.table.subviews.filter { $0 is UITableViewCell }.count == 5)
        #expect(table.stage.table.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func movesWhatIsBelowAndFadesWhatComes() throws {
        let table = Letters("abc")
        let below = try #require(table.stage.cell(1))
        table.change("aXbc") { $0.insertRows(at: [path(1)], with: .fade) }
        table.stage.host.advance(by: 0.15)
        let middle = try #require(below.layer.presentation()).position.y
        #expect(below.frame.midY == 110 && middle > 67 && middle < 109)
        let new = try #require(table.stage.cell(1)?.layer.presentation())
        #expect(new.opacity > 0.1 && new.opacity < 0.9)
        table.stage.host.advance(by: 0.35)
        #expect(below.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test func movesRowsOnTheMeasuredSpring() throws {
        let table = Letters("abc")
        let below = try #require(table.stage.cell(1))
        table.change("aXbc") { $0.insertRows(at: [path(1)], with: .fade) }
        let spring = try #require(below.layer.animation(forKey: "position") as? CASpringAnimation)
        #expect(abs(spring.stiffness - 438.65) < 0.5 && abs(spring.damping - 41.89) < 0.02)
        #expect(spring.mass == 1 && abs(spring.duration - 0.441) < 0.0005)
    }

    @Test(arguments: [
        (UITableView.RowAnimation.left, -196.5), (.right, 589.5), (.fade, 196.5), (.top, 196.5),
    ])
    func bringsARowFromWhereItIsTold(animation: UITableView.RowAnimation, start: CGFloat) throws {
        let table = Letters("a")
        table.change("ab") { $0.insertRows(at: [path(1)], with: animation) }
        table.stage.host.advance(by: 0)
        let new = try #require(table.stage.cell(1)?.layer.presentation())
        #expect(abs(new.position.x - start) < 30)
        #expect(animation != .top || new.position.y < 60)
    }

    @Test func doesWithoutAnimationWhereNoneIsWanted() {
        let table = Letters("ab")
        table.change("abc") { $0.insertRows(at: [path(2)], with: .none) }
        #expect(table.stage.cell(2)?.layer.animationKeys()?.isEmpty ?? true)
        table.change("bc") { table in
            UIView.performWithoutAnimation { table.deleteRows(at: [path(0)], with: .left) }
        }
        #expect(table.stage.table.subviews.filter { $0 is UITableViewCell }.count == 2)
        #expect(table.shown == "bc")
    }

    @Test func callsTheCompletionWhenTheAnimationHasEnded() {
        let table = Letters("ab")
        var ended: [Bool] = []
        table.change("a") { view in
            view.performBatchUpdates {
                view.deleteRows(at: [path(1)], with: .fade)
            } completion: {
                ended.append($0)
            }
        }
        #expect(ended.isEmpty)
        table.stage.host.advance(by: 1)
        #expect(ended == [true])
    }

    @Test func takesNestedBatchesForOne() {
        let table = Letters("abc")
        table.change("bd") { view in
            view.beginUpdates()
            view.deleteRows(at: [path(0)], with: .fade)
            view.performBatchUpdates { view.deleteRows(at: [path(2)], with: .fade) }
            #expect(view.hasUncommittedUpdates)
            view.insertRows(at: [path(1)], with: .fade)
            view.endUpdates()
        }
        #expect(table.shown == "bd")
        #expect(!table.stage.table.hasUncommittedUpdates)
    }

    @Test func movesARowWithItsCellAndItsSelection() {
        let table = Letters("abcd")
        let cell = table.stage.cell(3)
        table.stage.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
        table.change("dabc") { $0.moveRow(at: path(3), to: path(0)) }
        #expect(table.stage.cell(0) === cell)
        #expect(table.stage.table.indexPathForSelectedRow == path(0))
        table.change("abc") { $0.deleteRows(at: [path(0)], with: .fade) }
        #expect(table.stage.table.indexPathForSelectedRow == nil)
    }

    @Test func asksAnewForWhatIsReloadedAndFillsAgainWhatIsReconfigured() {
        let table = Letters("abc")
        let old = table.stage.cell(1)
        table.change("aBC") { $0.reloadRows(at: [path(1)], with: .fade) }
        #expect(table.shown == "aBc")
        #expect(table.stage.cell(1) !== old)
        let kept = table.stage.cell(2)
        table.stage.table.reconfigureRows(at: [path(2), path(9)])
        #expect(table.stage.cell(2) === kept)
        #expect(table.shown == "aBC")
    }

    @Test func learnsTheHeightOfARowThatIsReconfigured() {
        let stage = TableStage(rows: 3).show()
        stage.fill = { cell, _ in
            var content = UIListContentConfiguration.cell()
            content.text = String(repeating: "word ", count: 60)
            cell.contentConfiguration = content
        }
        stage.table.reconfigureRows(at: [path(0)])
        stage.host.settle()
        #expect(stage.rect(0).height > 100)
        #expect(stage.rect(1).height < 50)
    }

    @Test func asksForHeightsAgainInABatchWithoutUpdates() {
        let stage = TableStage(rows: 3)
        var height: CGFloat = 44
        stage.height = { _ in height }
        stage.show()
        height = 60
        stage.table.performBatchUpdates(nil)
        #expect(stage.rect(1) == CGRect(x: 0, y: 60, width: 393, height: 60))
        #expect(stage.made == 3)
    }

    @Test func insertsAndDeletesSectionsAndKeepsTheirHeaders() throws {
        let stage = SectionStage(.plain, [.init("A", rows: 1), .init("B", rows: 2)]).show()
        let header = try #require(stage.table.headerView(forSection: 1))
        stage.sections.insert(.init("new", rows: 1), at: 1)
        stage.table.insertSections([1], with: .fade)
        #expect(stage.table.headerView(forSection: 2) === header)
        #expect(
            (stage.table.headerView(forSection: 1)?.contentView as? UIListContentView)?.text.text == "new")
        stage.sections.remove(at: 0)
        stage.table.deleteSections([0], with: .fade)
        stage.host.advance(by: 1)
        #expect(stage.table.numberOfSections == 2)
        #expect(stage.table.headerView(forSection: 1) === header)
        #expect(isNear(stage.rect(0, 0).minY, 50))
        stage.sections.swapAt(0, 1)
        stage.table.moveSection(1, toSection: 0)
        #expect(stage.table.headerView(forSection: 0) === header)
        stage.sections[0] = .init("Z", rows: 5)
        stage.table.reloadSections([0], with: .fade)
        #expect(stage.table.numberOfRows(inSection: 0) == 5)
        #expect((stage.table.headerView(forSection: 0)?.contentView as? UIListContentView)?.text.text == "Z")
    }

    @Test func keepsTheHeightsOfRowsThatStay() {
        let stage = TableStage(rows: 100)
        stage.height = { CGFloat(40 + $0) }
        stage.table.estimatedRowHeight = 44
        stage.show()
        stage.askedHeights = []
        stage.rows = 99
        stage.table.deleteRows(at: [path(0)], with: .none)
        #expect(stage.rect(0).height == 41)
        #expect(!stage.askedHeights.contains(5))
    }

    @Test func followsTheTouchedRowAndLetsGoOfADeletedOne() {
        let table = Letters("abc")
        table.stage.host.touch(TouchSample(finger: 0, phase: .began, location: CGPoint(x: 100, y: 66)))
        table.stage.host.advance(by: 0.2)
        table.change("Xabc") { $0.insertRows(at: [path(0)], with: .none) }
        #expect(table.stage.cell(2)?.isHighlighted == true)
        table.change("Xac") { $0.deleteRows(at: [path(2)], with: .none) }
        table.stage.host.touch(TouchSample(finger: 0, phase: .ended, location: CGPoint(x: 100, y: 66)))
        #expect(table.stage.table.indexPathForSelectedRow == nil)
        #expect(!table.stage.calls.contains { $0.hasPrefix("will select") })
    }

    @Test func changesRowsWhileItDecelerates() {
        let stage = TableStage(rows: 1_000)
        stage.table.rowHeight = 44
        stage.show()
        stage.host.touch(TouchSample(finger: 0, phase: .began, location: CGPoint(x: 100, y: 700)))
        for step in 1...6 {
            stage.host.advance(by: 1.0 / 60)
            stage.host.touch(
                TouchSample(finger: 0, phase: .moved, location: CGPoint(x: 100, y: 700 - CGFloat(step) * 40)))
        }
        stage.host.touch(TouchSample(finger: 0, phase: .ended, location: CGPoint(x: 100, y: 460)))
        #expect(stage.table.isDecelerating)
        stage.rows = 5
        stage.table.deleteRows(at: (5..<1_000).map(path), with: .fade)
        stage.host.advance(by: 5)
        #expect(stage.table.contentOffset.y == 0)
        #expect(stage.table.visibleCells.count == 5)
    }

    @Test func reloadsInsteadWhereItsRowsWereNotLoaded() {
        let stage = TableStage(rows: 3)
        stage.table.dataSource = stage
        stage.rows = 4
        stage.table.insertRows(at: [path(3)], with: .fade)
        #expect(stage.table.numberOfRows(inSection: 0) == 4)
    }

    @Test func reloadsInsteadWhereACellChangesRows() {
        let stage = TableStage(rows: 4)
        stage.table.rowHeight = 44
        var changed = false
        stage.fill = { [unowned stage] cell, row in
            cell.textLabel?.text = "\(row)"
            guard row == 2, !changed else { return }
            changed = true
            stage.rows = 3
            stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
        stage.show()
        #expect(stage.table.visibleCells.count == 3)
    }

    @Test func stopsWhereTheNumbersDoNotAgree() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let stage = TableStage(rows: 3).show()
                stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            }
        }
        let words = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(words.contains("section 0 has 3 rows after the update, but it had 3 before"))
    }

    @Test func stopsWhereABatchEndsThatNeverBegan() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UITableView().endUpdates() }
        }
    }
}
