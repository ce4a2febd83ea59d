import UIKit

/// UIKit's own buttons: every style in every state.
final class ButtonStylesViewController: ScrollingScreenViewController {
    override func makeContent() -> UIView {
        GridView(rows: [heads] + configurations.map { states($0) } + [systemStates])
    }

    private var heads: [UIView] {
        [
            language("보통", "Normal"), language("누름", "Pressed"), language("선택됨", "Selected"),
            language("사용 불가", "Disabled"),
        ].map { caption($0) }
    }

    private var configurations: [UIButton.Configuration] {
        [
            .plain(), .borderless(), .gray(), .bordered(), .tinted(), .borderedTinted(), .filled(),
            .borderedProminent(),
        ]
    }

    private func states(_ configuration: UIButton.Configuration) -> [UIView] {
        var configuration = configuration
        configuration.title = language("확인", "Confirm")
        configuration.titleLineBreakMode = .byTruncatingTail
        configuration.contentInsets.leading = 4
        configuration.contentInsets.trailing = 4
        return inStates { UIButton(configuration: configuration) }
    }

    private var systemStates: [UIView] {
        inStates {
            let button = UIButton(type: .system)
            button.setTitle(language("확인", "Confirm"), for: .normal)
            return button
        }
    }

    /// A button in each state: untouched, pressed, selected, disabled.
    private func inStates(_ make: () -> UIButton) -> [UIView] {
        let buttons = (0..<4).map { _ in make() }
        buttons[1].isHighlighted = true
        buttons[2].isSelected = true
        buttons[3].isEnabled = false
        return buttons
    }

    private func caption(_ text: String) -> UIView {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }
}
