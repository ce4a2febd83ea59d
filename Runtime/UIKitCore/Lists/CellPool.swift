import QuartzCore

/// The views that left the table and wait for another place, and what new ones are made of.
@MainActor struct CellPool {
    private var cells: [String: [UITableViewCell]] = [:]
    private var ends: [String: [UITableViewHeaderFooterView]] = [:]
    private var cellClasses: [String: UITableViewCell.Type] = [:]
    private var endClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    /// The cell of a row that is filled again where it is.
    var reconfiguring: UITableViewCell?

    mutating func register(_ cellClass: AnyClass?, for identifier: String) {
        cellClasses[identifier] = cellClass.map { checked($0) }
    }

    mutating func registerEnd(_ viewClass: AnyClass?, for identifier: String) {
        endClasses[identifier] = viewClass.map { checked($0) }
    }

    /// A used cell, prepared, or a new one where the identifier is registered.
    mutating func cell(for identifier: String) -> UITableViewCell? {
        if let reconfiguring, reconfiguring.reuseIdentifier == identifier { return reconfiguring }
        if let cell = cells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return cellClasses[identifier].map { UITableViewCell.make($0, reuseIdentifier: identifier) }
    }

    /// A used header or footer, prepared, or a new one where the identifier is registered.
    mutating func end(for identifier: String) -> UITableViewHeaderFooterView? {
        if let view = ends[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return endClasses[identifier].map {
            UITableViewHeaderFooterView.make($0, reuseIdentifier: identifier)
        }
    }

    mutating func put(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier, default: []].append(cell)
    }

    mutating func put(_ view: UITableViewHeaderFooterView) {
        guard let identifier = view.reuseIdentifier else { return }
        ends[identifier, default: []].append(view)
    }

    private func checked<View: UIView>(_ type: AnyClass) -> View.Type {
        guard let type = type as? View.Type else {
            preconditionFailure("A table can be told of \(View.self) and its subclasses, not of \(type).")
        }
        return type
    }
}

extension UITableViewCell {
    private final class Bare: UITableViewCell {}

    private static let inherited = InheritedInitializer(of: UITableViewCell.self, seenIn: Bare.self)

    /// A cell of the default style, of a class that is known at run time only.
    fileprivate static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        if type == UITableViewCell.self {
            return UITableViewCell(style: .default, reuseIdentifier: reuseIdentifier)
        }
        guard let inherited else { preconditionFailure(cannotBeMade(type)) }
        return inherited.make(type, UInt8(CellStyle.default.rawValue), reuseIdentifier)
    }
}

extension UITableViewHeaderFooterView {
    private final class Bare: UITableViewHeaderFooterView {}

    private static let inherited = InheritedInitializer(
        of: UITableViewHeaderFooterView.self, seenIn: Bare.self)

    /// A header or footer of a class that is known at run time only.
    fileprivate static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String)
        -> UITableViewHeaderFooterView
    {
        if type == UITableViewHeaderFooterView.self {
            return UITableViewHeaderFooterView(reuseIdentifier: reuseIdentifier)
        }
        guard let inherited else { preconditionFailure(cannotBeMade(type)) }
        return inherited.make(type, reuseIdentifier)
    }
}

extension UIView {
    fileprivate static func cannotBeMade(_ type: AnyClass) -> String {
        "This version of Swift makes no \(type) from its class: make one where the dequeued view is nil."
    }
}
