@testable import UIKitCore

extension UIAlertController {
    /// The actions as they are seen, from the top.
    var shownRows: [AlertRow] { all(AlertRow.self).filter { $0.superview?.superview?.isHidden == false } }

    /// The title and the message, where they are shown.
    var shownTexts: [UILabel] {
        all(UILabel.self).filter { !($0.superview is AlertRow) && $0.text?.isEmpty == false }
    }

    private func all<View: UIView>(_ type: View.Type) -> [View] {
        func found(in view: UIView) -> [View] {
            view.subviews.flatMap { [$0 as? View].compactMap(\.self) + found(in: $0) }
        }
        return found(in: view)
    }
}
