import ChoiceKit
import UIKit

/// Messages of which a tap deletes one and a button all that were read; for a while that can be taken back.
final class InboxViewController: TableViewController {
    private struct Message {
        let number: Int
        var isRead: Bool { number > 2 }
    }

    private var messages = (1...14).map(Message.init)
    private var deletions: ToastUndo<Message>?
    private lazy var bar = ToolbarView([
        ToolbarView.button(language("읽은 메시지 삭제", "Delete Read")) { [weak self] in self?.deleteRead() },
        ToolbarView.button(language("되돌리기", "Restore")) { [weak self] in self?.deletions?.revert() },
    ])

    init(log: EventLog) {
        super.init(.plain, log: log)
        additionalSafeAreaInsets.bottom = ToolbarView.height
    }

    required init?(coder: NSCoder) { return nil }

    override func build() {
        super.build()
        title = language("받은 메시지", "Inbox")
        view.addSubview(bar)
        guard let center = view.window?.windowScene?.toastCenter else { return }
        deletions = ToastUndo(in: center, hasOtherRoute: true) { [weak self] in
            self?.record("reverted", $0)
            self?.restore($0)
        } settle: { [weak self] in
            self?.record("settled", $0)
        }
    }

    override func layOut(in area: CGRect) {
        super.layOut(in: area)
        let height = view.safeAreaInsets.bottom
        bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }

    // MARK: Messages

    private func delete(_ gone: [Message]) {
        let rows = gone.compactMap { message in messages.firstIndex { $0.number == message.number } }
        messages.removeAll { message in gone.contains { $0.number == message.number } }
        table.deleteRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .fade)
        deletions?.add(gone)
    }

    private func deleteRead() { delete(messages.filter(\.isRead)) }

    private func restore(_ back: [Message]) {
        messages = (messages + back).sorted { $0.number < $1.number }
        table.reloadData()
    }

    private func record(_ event: String, _ batch: [Message]) {
        log.record("ToastUndo", title ?? "", event, ["count": .symbol("\(batch.count)")])
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        let message = messages[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = language("메시지 \(message.number)", "Message \(message.number)")
        content.secondaryText = message.isRead ? language("읽음", "Read") : language("새 메시지", "New")
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didSelectRowAt: indexPath)
        delete([messages[indexPath.row]])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        deleteRead()
    }
}
