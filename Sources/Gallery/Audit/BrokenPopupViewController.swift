import ChoiceKit
import UIKit

/// A popup that breaks many rules, and what the audit finds in it, line by line behind it.
final class BrokenPopupViewController: ScrollingScreenViewController {
    override func makeContent() -> UIView {
        let list = UILabel()
        list.numberOfLines = 0
        list.font = .preferredFont(forTextStyle: .footnote)
        list.adjustsFontForContentSizeCategory = true
        list.text = BrokenPopup.popup(language).audit().map(\.description).joined(separator: "\n\n")
        return list
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let popup = BrokenPopup.popup(language)
        present(popup) { [log] in log.recordResult($0, of: popup) }
    }
}
