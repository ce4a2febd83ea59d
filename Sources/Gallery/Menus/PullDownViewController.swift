import ChoiceKit
import UIKit

/// A folder of notes whose menu shares it, says what is shown and in which order, and deletes it.
final class PullDownViewController: ScreenViewController {
    private let heading = UILabel()
    private let status = UILabel()
    private lazy var button = PullDownSample(language).makeButton()
    private let isOpen: Bool

    init(isOpen: Bool = false, log: EventLog) {
        self.isOpen = isOpen
        super.init(log: log)
    }

    required init?(coder: NSCoder) { return nil }

    override func build() {
        addHeading(heading, language("여행 메모", "Travel Notes"))
        status.textColor = .secondaryLabel
        status.numberOfLines = 0
        status.adjustsFontForContentSizeCategory = true
        button.onAction = { [weak self] in self?.did($0) }
        button.onToggle = { [weak self] in self?.turned($0) }
        [status, button].forEach(view.addSubview)
    }

    private func did(_ action: PullDownButton.Action) {
        log.record(
            "PullDownButton", button.accessibilityLabel ?? "", "action",
            ["id": .symbol(String(describing: action.id.base)), "title": .text(action.title)])
        say(language("‘\(action.title)’을 골랐어요.", "You chose “\(action.title)”."))
    }

    private func turned(_ toggle: PullDownButton.Toggle) {
        log.record(
            "PullDownButton", button.accessibilityLabel ?? "", "toggle",
            [
                "id": .symbol(String(describing: toggle.id.base)), "on": .symbol("\(toggle.isOn)"),
            ])
        status.text =
            toggle.isOn
            ? language("\(toggle.title): 표시", "\(toggle.title): shown")
            : language("\(toggle.title): 숨김", "\(toggle.title): hidden")
        view.setNeedsLayout()
    }

    private func say(_ text: String) {
        status.text = text
        UIAccessibility.post(notification: .announcement, argument: text)
        view.setNeedsLayout()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard isOpen, #available(iOS 17.4, *) else { return }
        button.performPrimaryAction()
    }

    override func layOut(in area: CGRect) {
        status.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        var rest = area.inset(by: UIEdgeInsets(top: 8, left: 0, bottom: 16, right: 0))
        placeHeading(heading, atTopOf: &rest, gap: 16)
        let size = button.sizeThatFits(rest.size)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = min(size.width, rest.width)
        button.frame = CGRect(
            x: isMirrored ? rest.minX : rest.maxX - width, y: rest.minY, width: width,
            height: max(44, size.height))
        rest = rest.divided(atDistance: button.frame.height + 16, from: .minYEdge).remainder
        place(status, atTopOf: &rest, gap: 16)
    }
}
