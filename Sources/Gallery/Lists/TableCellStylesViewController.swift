import UIKit

/// A row of each style, of each content and of each accessory, with one selected.
final class TableCellStylesViewController: TableViewController {
    private struct Row {
        let title: String
        let make: (UITableViewCell) -> Void
        var style = UITableViewCell.CellStyle.default
    }

    private lazy var sections: [[Row]] = [styles, contents, accessories]

    init(log: EventLog) { super.init(.plain, log: log) }

    required init?(coder: NSCoder) { return nil }

    override func build() {
        super.build()
        title = language("셀 스타일", "Cell styles")
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    }

    private var styles: [Row] {
        let styles: [(UITableViewCell.CellStyle, String)] = [
            (.default, "default"), (.value1, "value1"), (.value2, "value2"), (.subtitle, "subtitle"),
        ]
        let detail = language("자세히", "Detail")
        return styles.map { style, name in
            Row(
                title: name,
                make: {
                    $0.textLabel?.text = name
                    $0.detailTextLabel?.text = detail
                }, style: style)
        }
    }

    private var contents: [Row] {
        let contents: [(UIListContentConfiguration, String)] = [
            (.cell(), "cell()"), (.subtitleCell(), "subtitleCell()"), (.valueCell(), "valueCell()"),
        ]
        let detail = language("둘째 글", "Second text")
        return contents.map { content, name in
            Row(title: name) {
                var content = content
                content.text = name
                content.secondaryText = detail
                content.image = UIImage(systemName: "calendar")
                $0.contentConfiguration = content
            }
        }
    }

    private var accessories: [Row] {
        let accessories: [(UITableViewCell.AccessoryType, String)] = [
            (.none, "none"), (.disclosureIndicator, "disclosureIndicator"),
            (.detailDisclosureButton, "detailDisclosureButton"), (.checkmark, "checkmark"),
            (.detailButton, "detailButton"),
        ]
        return accessories.map { accessory, name in
            Row(title: name) {
                $0.textLabel?.text = name
                $0.accessoryType = accessory
            }
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ["CellStyle", "UIListContentConfiguration", "AccessoryType"][section]
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section][indexPath.row]
        let cell =
            tableView.dequeueReusableCell(withIdentifier: row.title)
            ?? UITableViewCell(style: row.style, reuseIdentifier: row.title)
        row.make(cell)
        return cell
    }
}
