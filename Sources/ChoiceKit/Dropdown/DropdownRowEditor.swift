import UIKit

/// One time that a row of a list is typed into: from the tap on it until what was typed is taken, or left.
@MainActor final class DropdownRowEditor: NSObject, UITextFieldDelegate {
    /// The item whose row it is.
    let id: AnyHashable
    let cell = DropdownFieldCell()
    weak var list: DropdownListController?
    /// Whether the button had the keys before, and gets them back.
    var returnsKeys = false
    private let reason: (String) -> String?
    private let onTake: (String) -> Void

    /// - Parameters:
    ///   - id: the item whose row it is.
    ///   - label: what is to be typed, for VoiceOver.
    ///   - text: what the field begins with.
    ///   - reason: why a text cannot be used; nil where it can.
    ///   - onTake: called with a text that can be used.
    init(
        of id: AnyHashable, label: String, placeholder: String?, text: String,
        reason: @escaping (String) -> String?, onTake: @escaping (String) -> Void
    ) {
        self.id = id
        self.reason = reason
        self.onTake = onTake
        super.init()
        cell.field.text = text
        cell.field.placeholder = placeholder ?? label
        cell.field.accessibilityLabel = label
        cell.field.delegate = self
        cell.field.addAction(UIAction { [weak self] _ in self?.didType() }, for: .editingChanged)
        cell.reason = nil
    }

    /// Takes what was typed; false where it cannot be used, and then the row says why.
    @discardableResult func take() -> Bool {
        let text = cell.field.text ?? ""
        if let reason = reason(text) {
            show(reason)
            UIAccessibility.post(notification: .announcement, argument: reason)
            return false
        }
        onTake(text)
        return true
    }

    /// Once it is said that something is wrong, it is said as long as it is.
    private func didType() {
        if cell.reason != nil { show(reason(cell.field.text ?? "")) }
    }

    private func show(_ reason: String?) {
        guard reason != cell.reason else { return }
        cell.reason = reason
        list?.editedRowDidResize()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        take()
        return false
    }
}
