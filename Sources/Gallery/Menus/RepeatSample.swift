import ChoiceKit
import UIKit

/// How often an event comes again, with an option to type what the others lack.
@MainActor struct RepeatSample {
    private let language: ScreenLanguage

    init(_ language: ScreenLanguage) { self.language = language }

    func makeButton() -> PopUpButton {
        let titles = [
            ("never", language("안 함", "Never")), ("daily", language("매일", "Daily")),
            ("weekly", language("매주", "Weekly")), ("biweekly", language("2주마다", "Every 2 Weeks")),
            ("monthly", language("매월", "Monthly")), ("yearly", language("매년", "Yearly")),
        ]
        let button = PopUpButton(
            options: titles.map { .init(id: $0.0, title: $0.1) }, defaultId: "never",
            leadingLabel: language("반복", "Repeat"))
        button.customOption = .init(
            maximumLength: 20, placeholder: language("예: 보름마다", "Every Full Moon"))
        return button
    }
}
