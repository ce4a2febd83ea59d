import QuartzCore

/// The views that left the table and wait for another place, and what new ones are made of.
///
/// Views of an app's own class cannot be made from the class here. Swift makes an object from a metatype only
/// with a `required` initialiser, and with one every class that says `override init(style:reuseIdentifier:)`,
/// or has an initialiser of its own in place of it, no longer compiles: two things that apps do.
@MainActor struct CellPool {
    private var cells: [String: [UITableViewCell]] = [:]
    private var ends: [String: [UITableViewHeaderFooterView]] = [:]
    private var registeredCells: Set<String> = []
    private var registeredEnds: Set<String> = []
    /// The cell of a row that is filled again where it is.
    var reconfiguring: UITableViewCell?

    mutating func register(_ cellClass: AnyClass?, for identifier: String) {
        guard let cellClass else {
            registeredCells.remove(identifier)
            return
        }
        precondition(
            cellClass == UITableViewCell.self,
            "Only UITableViewCell itself can be registered: make a \(cellClass) in "
                + "tableView(_:cellForRowAt:) where dequeueReusableCell(withIdentifier:) gives nil.")
        registeredCells.insert(identifier)
    }

    mutating func registerEnd(_ viewClass: AnyClass?, for identifier: String) {
        guard let viewClass else {
            registeredEnds.remove(identifier)
            return
        }
        precondition(
            viewClass == UITableViewHeaderFooterView.self,
            "Only UITableViewHeaderFooterView itself can be registered: make a \(viewClass) in "
                + "tableView(_:viewForHeaderInSection:) where "
                + "dequeueReusableHeaderFooterView(withIdentifier:) gives nil.")
        registeredEnds.insert(identifier)
    }

    /// A used cell, prepared, or a new one where the identifier is registered.
    mutating func cell(for identifier: String) -> UITableViewCell? {
        if let reconfiguring, reconfiguring.reuseIdentifier == identifier { return reconfiguring }
        if let cell = cells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard registeredCells.contains(identifier) else { return nil }
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A used header or footer, prepared, or a new one where the identifier is registered.
    mutating func end(for identifier: String) -> UITableViewHeaderFooterView? {
        if let view = ends[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard registeredEnds.contains(identifier) else { return nil }
        return UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }

    mutating func put(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier, default: []].append(cell)
    }

    mutating func put(_ view: UITableViewHeaderFooterView) {
        guard let identifier = view.reuseIdentifier else { return }
        ends[identifier, default: []].append(view)
    }
}
