import ChoiceKit
import UIKit

/// A screen with a popup over it, and a button that asks again.
final class PopupScreenViewController: AskingScreenViewController {
    private let kind: PopupSample.Kind

    init(_ kind: PopupSample.Kind, log: EventLog) {
        self.kind = kind
        super.init(log: log)
    }

    required init?(coder: NSCoder) { return nil }

    override func build() {
        button.configuration?.title = language("다시 묻기", "Ask Again")
        super.build()
    }

    override func ask(animated: Bool) {
        for popup in PopupSample(kind, language).popups {
            present(popup) { [log] in log.recordResult($0, of: popup) }
        }
    }
}
