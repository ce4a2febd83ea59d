import UIKit

/// The keys of a hardware keyboard: arrows turn a wheel, or go to the next; Tab goes on, with Shift back;
/// Page Up and Down turn five rows; Home and End go to the ends; Return is Done, Escape Cancel.
extension PickerSheetController {
    func take(_ key: UIKey) -> Bool {
        guard presentation?.isOpen == true, view.isUserInteractionEnabled else { return false }
        let held = key.modifierFlags.held
        switch key.keyCode {
        case .keyboardTab where held.isSubset(of: .shift): markColumn(held.isEmpty ? 1 : -1)
        case _ where !held.isEmpty: return false
        case .keyboardEscape: presentation?.end(.cancelled(.escape))
        case .keyboardReturnOrEnter, .keypadEnter: finish()
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

    private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var turnable: [Int] { columns.titles.indices.filter { !columns.titles[$0].isEmpty } }

    /// Goes to the next column that has rows, and from the last to the first.
    private func markColumn(_ step: Int) {
        guard let first = turnable.first, let last = turnable.last else { return }
        guard let marked = markedColumn else {
            markedColumn = step > 0 ? first : last
            return showColumnMark()
        }
        let next = step > 0 ? turnable.first { $0 > marked } : turnable.last { $0 < marked }
        markedColumn = next ?? (step > 0 ? first : last)
        showColumnMark()
    }

    private func turn(by rows: Int) {
        guard let column = markedColumn ?? turnable.first, !columns.titles[column].isEmpty else { return }
        markedColumn = column
        let row = columns.nearest(columns.rows[column] + rows, in: column)
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
        guard let column = markedColumn, columns.titles.indices.contains(column) else { return }
        let size = wheels.rowSize(forComponent: column)
        let widths = columns.titles.indices.map { wheels.rowSize(forComponent: $0).width }
        let gap = Self.gap
        let total = widths.reduce(0, +) + gap * CGFloat(widths.count - 1)
        var x = wheels.frame.midX - total / 2
        x += widths.prefix(column).reduce(0, +) + gap * CGFloat(column)
        if isMirrored { x = 2 * wheels.frame.midX - x - size.width }
        columnMark.frame = CGRect(
            x: x, y: wheels.frame.midY - size.height / 2, width: size.width, height: size.height)
        columnMark.layer.borderColor = view.tintColor.resolvedColor(with: traitCollection).cgColor
        columnMark.isHidden = false
    }

    private static let page = 5
    private static let lineWidth: CGFloat = 2
    private static let corner: CGFloat = 8
    /// Between the columns of a picker, as measured by others.
    private static let gap: CGFloat = 5
}
