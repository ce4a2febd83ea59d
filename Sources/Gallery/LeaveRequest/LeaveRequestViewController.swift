import ChoiceKit
import UIKit

/// A form that asks for leave: choose the reason, then confirm.
final class LeaveRequestViewController: ScreenViewController {
    private let heading = UILabel()
    private let reasonButton = DropdownButton()
    private lazy var reasonField = FieldView(language("휴가 사유", "Leave reason"), reasonButton)
    private let confirmButton = UIButton(configuration: .filled())

    /// What the form sends.
    private var reason: LeaveReason? { didSet { showReason() } }

    override func build() {
        addHeading(heading, language("휴가 신청", "Leave Request"))
        buildReason()
        confirmButton.addAction(UIAction { [weak self] _ in self?.confirm() }, for: .primaryActionTriggered)
        [reasonField, confirmButton].forEach(view.addSubview)
        showReason()
    }

    private func buildReason() {
        reasonButton.items = LeaveReason.allCases.map { .init(id: $0.rawValue, title: $0.title(language)) }
        reasonButton.onSelect = { [weak self] in self?.choose($0) }
    }

    private func choose(_ item: DropdownButton.Item) {
        log.recordSelection(item, of: reasonButton)
        reason = (item.id.base as? String).flatMap(LeaveReason.init)
    }

    private func confirm() {
        guard let reason else { return }
        log.record("UIButton", confirmTitle, "confirm", ["reason": .symbol(reason.rawValue)])
        let title = reason.title(language)
        log.show(
            Toast(
                language("\(title) 신청을 보냈어요", "\(title) requested"),
                image: UIImage(systemName: "checkmark.circle.fill"), purpose: .information),
            from: self)
    }

    private var confirmTitle: String { language("신청", "Request") }

    private func showReason() {
        confirmButton.configuration?.title = confirmTitle
        confirmButton.isEnabled = reason != nil
        confirmButton.accessibilityHint =
            reason == nil ? language("먼저 휴가 사유를 고르세요", "Choose a reason first") : nil
        view.setNeedsLayout()
    }

    // MARK: Layout

    override func layOut(in area: CGRect) {
        var rest = area.inset(by: UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0))
        placeHeading(heading, atTopOf: &rest, gap: 24)
        place(reasonField, atTopOf: &rest, gap: 16)
        let height = max(50, confirmButton.sizeThatFits(rest.size).height)
        confirmButton.frame = CGRect(x: area.minX, y: area.maxY, width: area.width, height: height)
        // The button is a bar of this screen: toasts keep above it.
        additionalSafeAreaInsets.bottom = height + Self.distance
    }

    /// From the button to the end of the screen.
    private static let distance: CGFloat = 16
}
