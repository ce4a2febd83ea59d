import ChoiceKit
import UIKit

/// The pop-up buttons of the settings of calls.
@MainActor struct CallSettingsSample {
    /// What one of the buttons is for.
    enum Setting: CaseIterable {
        case line, reminder, ringtone
    }

    private let language: ScreenLanguage

    init(_ language: ScreenLanguage) { self.language = language }

    func makeButton(for setting: Setting) -> PopUpButton {
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
}
