import QuartzCore
import Simulator
import Testing
import UIKitCore

/// A table makes cells, headers and footers of the classes that an app tells it of.
@MainActor struct CellRegistrationTests {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    /// Longer than what a string holds without memory of its own.
    private let identifier = "a cell with an identifier of many letters"

    private class TitleCell: UITableViewCell {
        let title = UILabel()
        var wasPrepared = false

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(title)
        }

        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            wasPrepared = true
        }
    }

    /// It passes on another style than it is told.
    private final class ValueCell: TitleCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class InheritingCell: UITableViewCell {
        var count = 7
    }

    private final class Header: UITableViewHeaderFooterView {
        let title = UILabel()

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            contentView.addSubview(title)
        }

        required init?(coder: NSCoder) { nil }
    }

    private func dequeued(_ type: AnyClass) -> UITableViewCell? {
        table.register(type, forCellReuseIdentifier: identifier)
        return table.dequeueReusableCell(withIdentifier: identifier)
    }

    @Test func runsTheInitializerOfTheAppsClass() throws {
        let cell = try #require(dequeued(TitleCell.self) as? TitleCell)
        #expect(cell.title.superview === cell.contentView)
        #expect(cell.reuseIdentifier == identifier)
        #expect(cell.textLabel != nil && cell.detailTextLabel == nil)
    }

    @Test func runsTheInitializerOfTheLowestClass() throws {
        let cell = try #require(dequeued(ValueCell.self) as? ValueCell)
        #expect(cell.title.superview === cell.contentView)
        #expect(cell.detailTextLabel != nil)
    }

    @Test func makesAClassThatInheritsTheInitializer() throws {
        let cell = try #require(dequeued(InheritingCell.self) as? InheritingCell)
        #expect(cell.count == 7)
        #expect(cell.reuseIdentifier == identifier)
    }

    @Test func makesAPlainCell() throws {
        let cell = try #require(dequeued(UITableViewCell.self))
        #expect(type(of: cell) == UITableViewCell.self)
    }

    @Test func makesHeadersOfTheAppsClass() throws {
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: identifier)
        let header = try #require(
            table.dequeueReusableHeaderFooterView(withIdentifier: identifier) as? Header)
        #expect(header.title.superview === header.contentView)
        #expect(header.reuseIdentifier == identifier)
    }

    @Test func letsGoOfWhatItMade() {
        weak var gone: UITableViewCell?
        do {
            let cell = dequeued(TitleCell.self)
            gone = cell
            #expect(cell != nil)
        }
        #expect(gone == nil)
    }

    @Test func takesAClassBack() {
        #expect(dequeued(TitleCell.self) != nil)
        table.register(nil, forCellReuseIdentifier: identifier)
        #expect(table.dequeueReusableCell(withIdentifier: identifier) == nil)
    }

    @Test func usesCellsOfTheAppsClassAgain() throws {
        let stage = TableStage(rows: 1000)
        stage.table.register(TitleCell.self, forCellReuseIdentifier: "row")
        stage.show()
        stage.table.contentOffset.y = 4000
        stage.host.settle()
        let cells = stage.table.visibleCells.compactMap { $0 as? TitleCell }
        #expect(!cells.isEmpty && cells.count == stage.table.visibleCells.count)
        let isUsedAgain = cells.contains { $0.wasPrepared }
        #expect(isUsedAgain)
    }

    @Test func stopsAtAClassThatIsNoCell() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UITableView().register(UILabel.self, forCellReuseIdentifier: "label") }
        }
    }

    /// As UIKit does: the class hides the initializer by one of its own.
    @Test func stopsAtAClassWithoutTheInitializer() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let table = UITableView()
                table.register(NumberCell.self, forCellReuseIdentifier: "number")
                _ = table.dequeueReusableCell(withIdentifier: "number")
            }
        }
    }
}

private final class NumberCell: UITableViewCell {
    let number: Int

    init(number: Int) {
        self.number = number
        super.init(style: .default, reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) { nil }
}
