import ChoiceKit
import UIKit

/// Settings of calls: which line to call from, how often to be reminded of a missed one, and how it rings.
final class CallSettingsViewController: ScreenViewController {
    /// What one of the buttons is for.
    enum Setting: CaseIterable {
        case line, reminder, ringtone
    }

    private let heading = UILabel()
    private var buttons: [(setting: Setting, button: PopUpButton)] = []
    private let opening: Setting?

    init(opening: Setting? = nil, log: EventLog) {
        self.opening = opening
        super.init(log: log)
    }

    required init?(coder: NSCoder) { return nil }

    override func build() {
        heading.text = language("통화 설정", "Calls")
        heading.accessibilityTraits.insert(.header)
        heading.numberOfLines = 0
        heading.adjustsFontForContentSizeCategory = true
        view.addSubview(heading)
        for setting in Setting.allCases {
            let button = makeButton(for: setting)
            button.onSelect = { [log, unowned button] in log.recordSelection($0, of: button) }
            view.addSubview(button)
            buttons.append((setting, button))
        }
    }

    private func makeButton(for setting: Setting) -> PopUpButton {
        switch setting {
        case .line:
            return PopUpButton(
                options: [
                    .init(
                        id: "primary", title: language("기본 회선 사용", "Use Primary Line"),
                        subtitle: language("개인", "Personal")),
                    .init(id: "personal", title: language("개인", "Personal")),
                    .init(id: "work", title: language("업무", "Work")),
                    .init(
                        id: "travel", title: language("여행", "Travel"),
                        disabledReason: language("꺼져 있어요", "Turned off")),
                ], defaultId: "primary", leadingLabel: language("발신 회선", "Call From"))
        case .reminder:
            return PopUpButton(
                options: [
                    .init(id: "never", title: language("안 함", "Never")),
                    .init(id: "hourly", title: language("매시간", "Hourly")),
                    .init(id: "daily", title: language("매일", "Daily")),
                    .init(id: "weekly", title: language("매주", "Weekly")),
                ], defaultId: "never", leadingLabel: language("부재중 알림 반복", "Repeat"))
        case .ringtone:
            let button = PopUpButton(
                options: (1...12).map { .init(id: $0, title: language("벨소리 \($0)", "Ringtone \($0)")) },
                defaultId: 1, leadingLabel: language("벨소리", "Ringtone"))
            button.footer = language(
                "진동은 소리 및 햅틱에서 바꿀 수 있어요.", "Change how it vibrates in Sounds & Haptics.")
            return button
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // What cannot open says so in the log of the component.
        try? buttons.first { $0.setting == opening }?.button.open()
    }

    override func layOut(in area: CGRect) {
        heading.font = UIFontMetrics(forTextStyle: .largeTitle)
            .scaledFont(for: .systemFont(ofSize: 34, weight: .bold), compatibleWith: traitCollection)
        var rest = area.inset(by: UIEdgeInsets(top: 8, left: 0, bottom: 16, right: 0))
        place(heading, atTopOf: &rest, gap: 24)
        for (_, button) in buttons { place(button, atTopOf: &rest, gap: 16) }
    }
}
