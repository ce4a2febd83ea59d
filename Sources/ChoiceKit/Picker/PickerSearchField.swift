import UIKit

/// A field that offers its keys before it edits by them: arrows go through the list below it.
final class PickerSearchField: UITextField {
    /// Whether a key was taken.
    var take: (UIKey) -> Bool = { _ in false }
    private let keys = TakenPresses()

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys.began(presses, take: take) { super.pressesBegan($0, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys.changed(presses) { super.pressesChanged($0, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys.ended(presses) { super.pressesEnded($0, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys.ended(presses) { super.pressesCancelled($0, with: event) }
    }
}
