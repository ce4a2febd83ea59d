import QuartzCore
import Simulator

@testable import UIKitCore

/// A table on a device, with rows that say their number, and a list of what it asked and told.
@MainActor final class TableStage: NSObject, UITableViewDataSource, UITableViewDelegate {
    let host: HeadlessHost
    let table: UITableView
    var rows: Int
    var height: ((Int) -> CGFloat)?
    var fill: (UITableViewCell, Int) -> Void = { cell, row in
        var content = UIListContentConfiguration.cell()
        content.text = "\(row)"
        cell.contentConfiguration = content
    }
    var calls: [String] = [] {
        didSet { if calls.count > oldValue.count, let last = calls.last { onCall?(last) } }
    }
    /// Does something in the middle of a call.
    var onCall: ((String) -> Void)?
    var onScroll: (() -> Void)?
    /// Whether it writes down that it was asked before a row is deselected.
    var tellsOfDeselection = false
    var willDeselect: ((IndexPath) -> IndexPath?)?
    var made = 0
    var askedHeights: Set<Int> = []
    var willSelect: ((IndexPath) -> IndexPath?)?
    var highlights = true

    init(rows: Int, device: Device = .iPhone15, settings: DeviceSettings = DeviceSettings()) {
        self.rows = rows
        host = HeadlessHost(device: device, settings: settings)
        table = UITableView(frame: .zero, style: .plain)
        super.init()
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    /// Shows the table over the whole screen.
    @discardableResult func show() -> TableStage {
        table.dataSource = self
        if table.delegate == nil { table.delegate = self }
        host.show(table)
        return self
    }

    func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }

    func rect(_ row: Int) -> CGRect { table.rectForRow(at: IndexPath(row: row, section: 0)) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        fill(cell, indexPath.row)
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        askedHeights.insert(indexPath.row)
        return height?(indexPath.row) ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { highlights }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        calls.append("highlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        calls.append("unhighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("will select \(indexPath.row)")
        guard let willSelect else { return indexPath }
        return willSelect(indexPath)
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        if tellsOfDeselection { calls.append("will deselect \(indexPath.row)") }
        guard let willDeselect else { return indexPath }
        return willDeselect(indexPath)
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        calls.append("accessory \(indexPath.row)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?() }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("deselect \(indexPath.row)")
    }
}

/// A delegate that says nothing of heights.
@MainActor final class SilentDelegate: NSObject, UITableViewDelegate {}
