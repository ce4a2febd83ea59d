import UIKit

/// A list of requests and one of them, in a navigation.
final class NavigationScreenViewController: TableViewController {
    /// A navigation that shows the request over the list, with a way back and a button.
    static func navigation(log: EventLog) -> UIViewController {
        let navigation = UINavigationController()
        let first = NavigationScreenViewController(isFirst: true, log: log)
        let second = NavigationScreenViewController(isFirst: false, log: log)
        navigation.setViewControllers([first, second], animated: false)
        return navigation
    }

    private let isFirst: Bool

    private init(isFirst: Bool, log: EventLog) {
        self.isFirst = isFirst
        super.init(.insetGrouped, log: log)
        title = "Requests"
    }

    required init?(coder: NSCoder) { return nil }

    override func build() {
        super.build()
        guard !isFirst else {
            title = language("신청 목록", "Requests")
            return
        }
        title = language("휴가 신청", "Leave Request")
        navigationController?.viewControllers.first?.title = language("신청 목록", "Requests")
        let done = UIAction(title: language("완료", "Done")) { [weak self, log] _ in
            log.record("UIBarButtonItem", self?.title ?? "", "tapped")
            self?.navigationController?.popViewController(animated: true)
        }
        let item = UIBarButtonItem(primaryAction: done)
        item.style = .done
        navigationItem.rightBarButtonItem = item
    }

    private var rows: [(name: String, value: String)] {
        let kind = (language("종류", "Kind"), language("배우자출산휴가", "Paternity leave"))
        let state = (language("상태", "State"), language("승인 대기", "Waiting"))
        let days = (language("기간", "Length"), language("10일", "10 days"))
        return isFirst
            ? [(kind.1, state.1), (language("연차휴가", "Annual leave"), language("승인", "Approved"))]
            : [kind, days, state]
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        var content = UIListContentConfiguration.valueCell()
        content.text = rows[indexPath.row].name
        content.secondaryText = rows[indexPath.row].value
        cell.contentConfiguration = content
        cell.accessoryType = isFirst ? .disclosureIndicator : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didSelectRowAt: indexPath)
        tableView.deselectRow(at: indexPath, animated: true)
        guard isFirst else { return }
        navigationController?.pushViewController(
            NavigationScreenViewController(isFirst: false, log: log), animated: true)
    }
}
