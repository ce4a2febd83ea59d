import QuartzCore
import Simulator

@testable import UIKitCore

/// A table of sections on a device, whose titles and rows are values.
@MainActor final class SectionStage: NSObject, UITableViewDataSource {
    struct Section {
        var header: String?
        var rows: Int
        var footer: String?

        init(_ header: String? = nil, rows: Int, footer: String? = nil) {
            (self.header, self.rows, self.footer) = (header, rows, footer)
        }
    }

    let host: HeadlessHost
    let table: UITableView
    var sections: [Section]
    /// Makes cells of another kind.
    var make: ((IndexPath) -> UITableViewCell)?
    var fill: (UITableViewCell, IndexPath) -> Void = { $0.textLabel?.text = "\($1.section).\($1.row)" }

    init(
        _ style: UITableView.Style, _ sections: [Section], device: Device = .iPhone15,
        settings: DeviceSettings = DeviceSettings(), orientation: UIInterfaceOrientation = .portrait
    ) {
        self.sections = sections
        host = HeadlessHost(device: device, settings: settings, orientation: orientation)
        table = UITableView(frame: .zero, style: style)
        super.init()
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    /// Shows the table over the whole screen.
    @discardableResult func show() -> SectionStage {
        table.dataSource = self
        host.show(table)
        return self
    }

    func scroll(to y: CGFloat) {
        table.contentOffset.y = y
        host.settle()
    }

    func cell(_ row: Int, _ section: Int) -> UITableViewCell? {
        table.cellForRow(at: IndexPath(row: row, section: section))
    }

    func rect(_ row: Int, _ section: Int) -> CGRect {
        table.rectForRow(at: IndexPath(row: row, section: section))
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let make { return make(indexPath) }
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        fill(cell, indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }
}

/// A delegate that has views and heights for the ends of sections, and writes down what it is told.
@MainActor final class EndsDelegate: NSObject, UITableViewDelegate {
    var header: (UITableView, Int) -> UIView? = { _, _ in nil }
    var height: (Int) -> CGFloat = { _ in UITableView.automaticDimension }
    var calls: [String] = []

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        calls.append("view \(section)")
        return header(tableView, section)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        height(section)
    }

    func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { calls.append("will display \(section)") }

    func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { calls.append("did end \(section)") }
}

/// Whether two lengths are the same but for the error of adding thirds.
func isNear(_ one: CGFloat?, _ other: CGFloat, within error: CGFloat = 0) -> Bool {
    abs((one ?? .infinity) - other) <= error + 1e-6
}

func isNear(_ one: CGRect?, _ other: CGRect) -> Bool {
    guard let one else { return false }
    return isNear(one.minX, other.minX) && isNear(one.minY, other.minY) && isNear(one.width, other.width)
        && isNear(one.height, other.height)
}
