import ChoiceKit
import UIKit

/// A form that asks for leave: choose the reason, then confirm.
final class LeaveRequestViewController: ScreenViewController {
    private let heading = UILabel()
    private let reasonButton = DropdownButton()
    private lazy var reasonField = FieldView(language("휴가 사유", "Leave reason"), reasonButton)
    private let result = UILabel()
    private let confirmButton = UIButton(configuration: .filled())

    /// What the form sends.
    private var reason: LeaveReason? { didSet { showReason() } }

    override func build() {
        heading.text = language("휴가 신청", "Leave Request")
        heading.accessibilityTraits.insert(.header)
        result.textColor = .secondaryLabel
        for label in [heading, result] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        buildReason()
        confirmButton.addAction(UIAction { [weak self] _ in self?.confirm() }, for: .primaryActionTriggered)
        [heading, reasonField, result, confirmButton].forEach(view.addSubview)
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
        result.text = language("\(title) 신청을 보냈어요.", "Your request for \(title) was sent.")
        UIAccessibility.post(notification: .announcement, argument: result.text)
        view.setNeedsLayout()
    }

    private var confirmTitle: String { language("신청", "Request") }

    private func showReason() {
        result.text = nil
        confirmButton.configuration?.title = confirmTitle
        confirmButton.isEnabled = reason != nil
        confirmButton.accessibilityHint =
            reason == nil ? language("먼저 휴가 사유를 고르세요", "Choose a reason first") : nil
        view.setNeedsLayout()
    }

    // MARK: Layout

    override func layOut(in area: CGRect) {
        heading.font = UIFontMetrics(forTextStyle: .largeTitle)
            .scaledFont(for: .systemFont(ofSize: 34, weight: .bold), compatibleWith: traitCollection)
        result.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        var rest = area.inset(by: UIEdgeInsets(top: 8, left: 0, bottom: 16, right: 0))
        place(heading, atTopOf: &rest, gap: 24)
        place(reasonField, atTopOf: &rest, gap: 16)
        place(result, atTopOf: &rest, gap: 16)
        let height = max(50, confirmButton.sizeThatFits(rest.size).height)
        confirmButton.frame = CGRect(x: rest.minX, y: rest.maxY - height, width: rest.width, height: height)
    }
}
