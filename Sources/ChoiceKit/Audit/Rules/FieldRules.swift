import UIKit

/// What a person has to type into a popup.
extension HIGAudit {
    static let field = Rule<PopupReading>("A-F01", .warning, .alerts) { popup in
        guard let field = popup.popup.textField else { return [] }
        var faults: [Fault] = []
        if !field.label.showsSomething, field.placeholder?.showsSomething != true {
            faults.append(
                Fault(
                    "The field does not say what to type.",
                    "Give it a label, as \(quote(popup.word("Name", "이름")))."))
        }
        let names = [field.label, field.placeholder ?? ""].map { popup.audit.text($0, popup.language) }
        if !field.isSecure, let name = names.first(where: { $0.has(.secrets) }) {
            faults.append(
                Fault("\(quote(name)) is typed for all to see.", "Set `isSecure` of the field to true."))
        }
        if let purpose = popup.popup.purpose, purpose != .input {
            faults.append(
                Fault(
                    "There is a field in a popup of the purpose \(purpose).",
                    "Leave it out, or say that the purpose is input."))
        }
        return faults
    }

    static let fieldRules = [field]
}
