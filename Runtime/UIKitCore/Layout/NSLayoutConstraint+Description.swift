import QuartzCore

extension NSLayoutConstraint {
    /// The constraint as a formula, with its name and priority.
    var summary: String {
        var text = identifier.map { "'\($0)' " } ?? ""
        text += Self.text(first)
        text += relation == .equal ? " == " : relation == .lessThanOrEqual ? " <= " : " >= "
        if let second {
            if multiplier != 1, systemSpacing == 0 { text += "\(multiplier) * " }
            text += Self.text(second)
            let added = constant + systemSpacing * multiplier
            if added != 0 { text += added > 0 ? " + \(added)" : " - \(-added)" }
        } else {
            text += "\(constant)"
        }
        if priority != .required { text += " @\(priority.rawValue)" }
        return "<NSLayoutConstraint: \(text)>"
    }

    private static func text(_ operand: LayoutOperand) -> String {
        let end = "\(name(operand.item)).\(operand.attribute)"
        guard let start = operand.startAttribute else { return end }
        return "(\(name(operand.startItem)).\(start) to \(end))"
    }

    /// What logs call an item: its identifier where it has one, else its class.
    private static func name(_ item: AnyObject?) -> String {
        guard let item else { return "nil" }
        let identifier = (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier
        let kind = "\(type(of: item))"
        guard let identifier, !identifier.isEmpty else { return kind }
        return "\(kind) '\(identifier)'"
    }
}
