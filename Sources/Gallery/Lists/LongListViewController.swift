import UIKit

/// Many numbered rows, each as high as its texts.
final class LongListViewController: TableViewController {
    private let count: Int
    private let showsEnd: Bool

    /// - Parameter showsEnd: whether the last rows are shown first.
    init(count: Int, showsEnd: Bool = false, log: EventLog) {
        self.count = count
        self.showsEnd = showsEnd
        super.init(.plain, log: log)
    }

    required init?(coder: NSCoder) { return nil }

    override func build() {
        super.build()
        title = language("긴 목록", "Long list")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard showsEnd else { return }
        view.layoutIfNeeded()
        table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        language("\(count.grouped)개", "\(count.grouped) items")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        let number = indexPath.row + 1
        content.text = language("항목 \(number)", "Item \(number)")
        content.secondaryText =
            number.isMultiple(of: 3)
            ? language("글이 길면 줄이 높아집니다. ", "A row grows with its text. ")
                + String(repeating: "· ", count: number % 60)
            : nil
        cell.contentConfiguration = content
        return cell
    }
}

extension Int {
    /// With a comma before each three digits, as Korean and English have them.
    fileprivate var grouped: String {
        let digits = Array(String(self))
        return digits.indices.reduce(into: "") { text, index in
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
            text.append(digits[index])
        }
    }
}
