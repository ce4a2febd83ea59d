import ChoiceKit
import UIKit

extension EventLog {
    /// A person chose an item.
    func recordSelection(_ item: DropdownButton.Item, of button: DropdownButton) {
        record(component(of: button), button.accessibilityLabel ?? "", "select", values(of: item))
    }

    /// New items lack the one that was chosen.
    func recordReset(_ item: DropdownButton.Item, of button: DropdownButton) {
        record(component(of: button), button.accessibilityLabel ?? "", "reset", values(of: item))
    }

    /// The list closed, and why.
    func recordClosing(_ reason: DropdownButton.CloseReason, of button: DropdownButton) {
        let name = button.accessibilityLabel ?? ""
        record(component(of: button), name, "close", ["reason": .symbol("\(reason)")])
    }

    private func component(of button: DropdownButton) -> String {
        button is PopUpButton ? "PopUpButton" : "DropdownButton"
    }

    private func values(of item: DropdownButton.Item) -> KeyValuePairs<String, Value> {
        let isTyped = item.id.base is PopUpButton.CustomText
        let id = isTyped ? "custom" : String(describing: item.id.base)
        return ["id": .symbol(id), "title": .text(item.title)]
    }
}
