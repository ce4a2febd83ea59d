import UIKit

/// Sections with titles above and below them, in one style.
final class TableSectionsViewController: TableViewController {
    private var chosen = IndexPath(row: 0, section: 0)

    override func build() {
        super.build()
        title = language("섹션", "Sections")
    }

    private struct Section {
        var header: String?
        let rows: [String]
        var footer: String?
    }

    private var sections: [Section] {
        let leave = [
            language("연차", "Annual leave"), language("병가", "Sick leave"), language("경조사", "Family event"),
        ]
        let work = [language("재택", "From home"), language("출장", "Business trip")]
        let images = [
            language("이미지 내려받기", "Download Image"), language("이미지 분류", "Classify Image"),
        ]
        return [
            Section(
                header: language("휴가", "Leave"), rows: leave,
                footer: language("남은 연차는 11일입니다.", "You have 11 days of annual leave left.")),
            Section(header: language("근무", "Work"), rows: work), Section(rows: images),
        ]
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = sections[indexPath.section].rows[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType =
            indexPath.section == 2 ? .disclosureIndicator : indexPath == chosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didSelectRowAt: indexPath)
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section != 2, indexPath != chosen else { return }
        let old = chosen
        chosen = indexPath
        tableView.reconfigureRows(at: [old, indexPath])
    }
}
