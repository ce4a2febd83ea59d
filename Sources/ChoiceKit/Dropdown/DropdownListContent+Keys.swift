import UIKit

/// Which row keys go to. Rows that cannot be chosen are passed over.
extension DropdownListContent {
    /// The row that is marked first; nil where none can be chosen.
    func row(at start: DropdownKey.Start) -> Int? {
        switch start {
        case .selection: row(nearest: selectedIndex ?? 0, .forward)
        case .first: row(nearest: 0, .forward)
        case .last: row(nearest: items.count - 1, .back)
        }
    }

    /// The row that a move from another one leads to; nil where none can be chosen.
    func row(after move: DropdownKey.Move, from current: Int) -> Int? {
        let last = items.count - 1
        return switch move {
        case .next: row(nearest: min(current + 1, last), .forward)
        case .previous: row(nearest: max(current - 1, 0), .back)
        case .pageDown: row(nearest: min(current + Self.page, last), .forward)
        case .pageUp: row(nearest: max(current - Self.page, 0), .back)
        case .first: row(at: .first)
        case .last: row(at: .last)
        }
    }

    /// That row or the next one in the direction; where there is none, the last one before it.
    private func row(nearest row: Int, _ direction: DropdownSelection.Step) -> Int? {
        let step = direction.rawValue
        return first(from: row, by: step) ?? first(from: row - step, by: -step)
    }

    private func first(from row: Int, by step: Int) -> Int? {
        stride(from: row, through: step > 0 ? items.count - 1 : 0, by: step).first {
            items.indices.contains($0) && items[$0].isEnabled
        }
    }

    /// How many rows a page is (ARIA Authoring Practices).
    private static let page = 10
}
