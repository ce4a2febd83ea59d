import UIKit

/// A screen that is a table, and writes down which rows a person selects.
class TableViewController: ScreenViewController, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView

    init(_ style: UITableView.Style, log: EventLog) {
        table = UITableView(frame: .zero, style: style)
        super.init(log: log)
    }

    required init?(coder: NSCoder) { return nil }

    override func build() {
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
        view.addSubview(table)
    }

    override func layOut(in area: CGRect) { table.frame = view.bounds }

    static let cell = "row"

    // What each screen says of its rows. They stand here and not in extensions, so that screens can override.

    func numberOfSections(in tableView: UITableView) -> Int { 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.record(
            "UITableView", title ?? "", "select",
            ["section": .symbol("\(indexPath.section)"), "row": .symbol("\(indexPath.row)")])
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log.record(
            "UITableView", title ?? "", "detail",
            ["section": .symbol("\(indexPath.section)"), "row": .symbol("\(indexPath.row)")])
    }
}
