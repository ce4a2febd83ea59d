import UIKit

/// UIKit's own buttons: sizes, corners, images, subtitles, indicators.
final class ButtonContentsViewController: ScrollingScreenViewController {
    override func makeContent() -> UIView {
        GridView(rows: [
            sizes, corners, images([.leading, .trailing]), images([.top, .bottom]), subtitles, busy, spinners,
            own,
        ])
    }

    private var sizes: [UIView] {
        [(.mini, "Mini"), (.small, "Small"), (.medium, "Medium"), (.large, "Large")].map { size, title in
            button(.filled(), title) {
                $0.buttonSize = size
                $0.contentInsets.leading = 4
                $0.contentInsets.trailing = 4
            }
        }
    }

    private var corners: [UIView] {
        [(.small, "Small"), (.medium, "Medium"), (.large, "Large"), (.capsule, "Capsule")].map {
            style, title in
            button(.tinted(), title) {
                $0.cornerStyle = style
                $0.contentInsets.leading = 4
                $0.contentInsets.trailing = 4
            }
        }
    }

    private func images(_ placements: [NSDirectionalRectEdge]) -> [UIView] {
        placements.map { placement in
            button(.gray(), language("휴지통", "Delete")) {
                $0.image = UIImage(systemName: "trash")
                $0.imagePlacement = placement
                $0.imagePadding = 6
            }
        }
    }

    private var subtitles: [UIView] {
        [UIButton.Configuration.TitleAlignment.leading, .center, .trailing].map { alignment in
            button(.bordered(), language("배우자 휴가", "Spouse")) {
                $0.subtitle = language("10일", "10 days")
                $0.titleAlignment = alignment
            }
        }
    }

    private var busy: [UIView] {
        [UIButton.Configuration.filled(), .gray()].map { configuration in
            button(configuration, language("보내는 중", "Sending")) {
                $0.showsActivityIndicator = true
                $0.imagePadding = 8
            }
        }
    }

    private var spinners: [UIView] { [spinner(.medium), spinner(.large)] }

    /// A background, a colour and a toggle of its own.
    private var own: [UIView] {
        let outlined = button(.plain(), language("윤곽", "Outline")) {
            $0.background.strokeColor = .systemOrange
            $0.background.strokeWidth = 2
            $0.baseForegroundColor = .systemOrange
            $0.cornerStyle = .large
        }
        let toggle = button(.borderedTinted(), language("알림", "Remind me")) { $0.imagePadding = 6 }
        toggle.changesSelectionAsPrimaryAction = true
        toggle.isSelected = true
        toggle.configurationUpdateHandler = {
            let name = $0.isSelected ? "checkmark.circle.fill" : "circle"
            $0.configuration?.image = UIImage(systemName: name)
        }
        toggle.addAction(
            UIAction { [log, weak toggle] _ in
                guard let toggle else { return }
                log.record(
                    "UIButton", toggle.accessibilityLabel ?? "", "toggle",
                    ["isSelected": .symbol("\(toggle.isSelected)")])
            }, for: .primaryActionTriggered)
        return [outlined, toggle]
    }

    private func button(
        _ configuration: UIButton.Configuration, _ title: String,
        _ change: (inout UIButton.Configuration) -> Void
    ) -> UIButton {
        var configuration = configuration
        configuration.title = title
        configuration.titleLineBreakMode = .byTruncatingTail
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    private func spinner(_ style: UIActivityIndicatorView.Style) -> UIView {
        let spinner = UIActivityIndicatorView(style: style)
        spinner.startAnimating()
        return spinner
    }
}
