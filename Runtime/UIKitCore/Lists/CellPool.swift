import QuartzCore

/// The cells that left the view and wait for another row, and what new ones are made of.
@MainActor struct CellPool {
    private var waiting: [String: [UITableViewCell]] = [:]
    private var registered: Set<String> = []

    mutating func register(_ cellClass: AnyClass?, for identifier: String) {
        guard let cellClass else {
            registered.remove(identifier)
            return
        }
        precondition(
            cellClass == UITableViewCell.self,
            "Only UITableViewCell can be registered: make a \(cellClass) in tableView(_:cellForRowAt:) "
                + "where dequeueReusableCell(withIdentifier:) gives nil.")
        registered.insert(identifier)
    }

    /// A used cell, prepared, or a new one where the identifier is registered.
    mutating func cell(for identifier: String) -> UITableViewCell? {
        if let cell = waiting[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard registered.contains(identifier) else { return nil }
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    mutating func put(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        waiting[identifier, default: []].append(cell)
    }
}
