import UIKit

/// What stands in place of columns whose rows are loaded, or could not be.
extension PickerSheetController {
    /// What VoiceOver calls a column.
    func name(ofColumn column: Int) -> String {
        columns.columns[column].name ?? texts.column.counted(column + 1, of: columns.indices.count)
    }

    /// Where a column is, in the coordinates of the sheet.
    func frame(ofColumn column: Int) -> CGRect {
        let widths = columns.indices.map { wheels.rowSize(forComponent: $0).width }
        let total = widths.reduce(0, +) + Self.gap * CGFloat(widths.count - 1)
        var x = wheels.frame.midX - total / 2
        x += widths.prefix(column).reduce(0, +) + Self.gap * CGFloat(column)
        if isMirrored { x = 2 * wheels.frame.midX - x - widths[column] }
        return CGRect(x: x, y: wheels.frame.minY, width: widths[column], height: wheels.frame.height)
    }

    /// Brings them in line with the columns, and says what is new.
    func showLoads() {
        for column in columns.indices {
            switch columns.state(column) {
            case .ready: loadViews.removeValue(forKey: column)?.removeFromSuperview()
            case .loading: loadView(column).show(.loading)
            case .failed: loadView(column).show(.failed)
            }
        }
    }

    private func loadView(_ column: Int) -> PickerLoadView {
        if let view = loadViews[column] { return view }
        let new = PickerLoadView(name: name(ofColumn: column), texts) { [weak self] in self?.retry(column) }
        loadViews[column] = new
        view.insertSubview(new, belowSubview: columnMark)
        view.setNeedsLayout()
        return new
    }

    func layOutLoads() {
        for (column, view) in loadViews {
            view.barHeight = rowHeight
            view.frame = frame(ofColumn: column)
        }
    }

    /// Between the columns of a picker, as measured by others.
    private static let gap: CGFloat = 5
}
