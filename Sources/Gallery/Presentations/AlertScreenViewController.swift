import UIKit

/// A screen with an alert or an action sheet over it, and a button that asks again.
final class AlertScreenViewController: AskingScreenViewController {
    private let style: UIAlertController.Style

    init(_ style: UIAlertController.Style, log: EventLog) {
        self.style = style
        super.init(log: log)
    }

    required init?(coder: NSCoder) { return nil }

    override func build() {
        button.configuration?.title =
            style == .alert ? language("신청 삭제", "Delete Request") : language("신청 관리", "Manage Request")
        super.build()
    }

    override func ask(animated: Bool) {
        if presentedViewController == nil { present(makeAlert(), animated: animated) }
    }

    private func makeAlert() -> UIAlertController {
        let alert: UIAlertController
        switch style {
        case .actionSheet:
            alert = UIAlertController(
                title: language("휴가 신청", "Leave request"),
                message: language("무엇을 하시겠습니까?", "Choose what to do with it."),
                preferredStyle: .actionSheet)
            add(language("복사", "Duplicate"), .default, to: alert)
            add(language("결재자에게 알림", "Remind Approver"), .default, to: alert)
            add(language("삭제", "Delete"), .destructive, to: alert)
            // Where it stands in a popover it needs a place.
            alert.popoverPresentationController?.sourceView = button
        default:
            alert = UIAlertController(
                title: language("신청을 삭제할까요?", "Delete This Request?"),
                message: language("삭제한 신청은 되돌릴 수 없습니다.", "A deleted request cannot be brought back."),
                preferredStyle: .alert)
            add(language("삭제", "Delete"), .destructive, to: alert)
        }
        add(language("취소", "Cancel"), .cancel, to: alert)
        return alert
    }

    private func add(_ title: String, _ style: UIAlertAction.Style, to alert: UIAlertController) {
        alert.addAction(
            UIAlertAction(title: title, style: style) { [log, name = alert.title] action in
                log.record(
                    "UIAlertController", name ?? "", "chosen", ["title": .text(action.title ?? "")])
            })
    }
}
