import UIKit

/// The keys of a hardware keyboard: arrows turn a wheel, or go to the next; Tab goes on, with Shift back;
/// Page Up and Down turn five rows; Home and End go to the ends; Return is Done, Escape Cancel. Where rows
/// could not be loaded, Return and Space load them again. Command-F searches a long column.
extension PickerSheetController {
    func take(_ key: UIKey) -> Bool {
        guard presentation?.isOpen == true, view.isUserInteractionEnabled else { return false }
        let held = key.modifierFlags.held
        switch key.keyCode {
        case .keyboardTab where held.isSubset(of: .shift): markColumn(held.isEmpty ? 1 : -1)
        case .keyboardF where held == .command && !longColumns.isEmpty:
            search(longColumns.first { $0 == markedColumn })
        case _ where !held.isEmpty: return false
        case .keyboardEscape: presentation?.end(.cancelled(.escape))
        case .keyboardReturnOrEnter, .keypadEnter:
            if let column = retryable { retry(column) } else { finish() }
        case .keyboardSpacebar:
            guard let column = retryable else { return false }
            retry(column)
        case .keyboardRightArrow: markColumn(isMirrored ? -1 : 1)
        case .keyboardLeftArrow: markColumn(isMirrored ? 1 : -1)
        case .keyboardDownArrow: turn(by: 1)
        case .keyboardUpArrow: turn(by: -1)
        case .keyboardPageDown: turn(by: Self.page)
        case .keyboardPageUp: turn(by: -Self.page)
        case .keyboardHome: turn(by: -Int(Int32.max))
        case .keyboardEnd: turn(by: Int(Int32.max))
        default: return false
        }
        return true
    }

    var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The columns that keys can do something with.
    private var reachable: [Int] {
        columns.indices.filter { columns.count($0) > 0 || columns.state($0) == .failed }
    }

    /// The marked column, or without a mark the first, whose rows could not be loaded.
    private var retryable: Int? {
        if let markedColumn, columns.count(markedColumn) > 0 { return nil }
        let failed = columns.indices.filter { columns.state($0) == .failed }
        return markedColumn.map { failed.contains($0) ? $0 : nil } ?? failed.first
    }

    /// Goes to the next column that has rows or a button, and from the last to the first.
    private func markColumn(_ step: Int) {
        guard let first = reachable.first, let last = reachable.last else { return }
        guard let marked = markedColumn else {
            markedColumn = step > 0 ? first : last
            return showColumnMark()
        }
        let next = step > 0 ? reachable.first { $0 > marked } : reachable.last { $0 < marked }
        markedColumn = next ?? (step > 0 ? first : last)
        showColumnMark()
    }

    private func turn(by rows: Int) {
        guard let column = markedColumn ?? reachable.first(where: { columns.count($0) > 0 }),
            columns.count(column) > 0
        else { return }
        markedColumn = column
        let row = columns.nearest(columns.row(column) + rows, in: column)
        wheels.selectRow(row, inComponent: column, animated: true)
        choose(row, in: column)
        showColumnMark()
    }

    func setUpColumnMark() {
        columnMark.isUserInteractionEnabled = false
        columnMark.isHidden = true
        columnMark.layer.borderWidth = Self.lineWidth
        columnMark.layer.cornerRadius = Self.corner
    }

    /// Draws a line round the part of the bar that the keys turn.
    func showColumnMark() {
        guard let column = markedColumn, columns.indices.contains(column) else { return }
        let size = wheels.rowSize(forComponent: column)
        columnMark.frame = frame(ofColumn: column).insetBy(dx: 0, dy: (wheels.frame.height - size.height) / 2)
        columnMark.layer.borderColor = view.tintColor.resolvedColor(with: traitCollection).cgColor
        columnMark.isHidden = false
    }

    private static let page = 5
    private static let lineWidth: CGFloat = 2
    private static let corner: CGFloat = 8
}
