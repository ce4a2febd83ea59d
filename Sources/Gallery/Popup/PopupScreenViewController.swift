import ChoiceKit
import UIKit

/// A screen with a popup over it, and a button that asks again.
final class PopupScreenViewController: ScreenViewController {
    private let kind: PopupSample.Kind
    private let button = UIButton(configuration: .gray())

    init(_ kind: PopupSample.Kind, log: EventLog) {
        self.kind = kind
        super.init(log: log)
    }

    required init?(coder: NSCoder) { return nil }

    override func build() {
        button.configuration?.title = language("다시 묻기", "Ask Again")
        button.addAction(UIAction { [weak self] _ in self?.ask() }, for: .primaryActionTriggered)
        view.addSubview(button)
    }

    override func layOut(in area: CGRect) {
        let size = button.sizeThatFits(area.size)
        button.frame = CGRect(
            x: area.midX - size.width / 2, y: area.minY + 40, width: size.width, height: max(44, size.height))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ask()
    }

    private func ask() {
        for popup in PopupSample(kind, language).popups {
            present(popup) { [log] in log.recordResult($0, of: popup) }
        }
    }
}
