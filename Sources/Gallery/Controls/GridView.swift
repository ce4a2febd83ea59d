import UIKit

/// Views in rows from the top, each as high as it wants to be and all of a row equally wide.
///
/// Where a view would be cut, its row and those of as many views are broken into rows of half as many. Texts
/// of several lines are never cut.
final class GridView: UIView {
    private let rows: [[UIView]]

    init(rows: [[UIView]]) {
        self.rows = rows
        super.init(frame: .zero)
        for view in rows.joined() { addSubview(view) }
    }

    /// Grids are made in code.
    required init?(coder: NSCoder) { return nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: place(in: size.width) { _, _ in })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = place(in: bounds.width) { view, frame in view.frame = mirrored(frame) }
    }

    /// Says where the views are in a width, and how high they are together.
    private func place(in width: CGFloat, _ show: (UIView, CGRect) -> Void) -> CGFloat {
        var y: CGFloat = 0
        for row in brokenRows(in: width) {
            let column = columnWidth(row.columns, in: width)
            let heights = row.views.map {
                $0.sizeThatFits(CGSize(width: column, height: .greatestFiniteMagnitude)).height.rounded(.up)
            }
            let height = heights.max() ?? 0
            for (index, view) in row.views.enumerated() {
                show(
                    view,
                    CGRect(
                        x: (column + Self.gap) * CGFloat(index),
                        y: y + ((height - heights[index]) / 2).rounded(.down), width: column,
                        height: heights[index]))
            }
            y += height + Self.rowGap
        }
        return max(0, y - Self.rowGap)
    }

    private func brokenRows(in width: CGFloat) -> [(views: [UIView], columns: Int)] {
        rows.flatMap { row in
            let columns = columns(ofRowsOf: row.count, in: width)
            return stride(from: 0, to: row.count, by: columns).map { start in
                (Array(row[start..<min(start + columns, row.count)]), columns)
            }
        }
    }

    private func columns(ofRowsOf count: Int, in width: CGFloat) -> Int {
        let views = rows.filter { $0.count == count }.joined()
        let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let widest = views.filter { ($0 as? UILabel)?.numberOfLines ?? 1 == 1 }
            .map { $0.sizeThatFits(room).width }.max()
        var columns = count
        while columns > 1, columnWidth(columns, in: width) < widest ?? 0 { columns = (columns + 1) / 2 }
        return columns
    }

    private func columnWidth(_ columns: Int, in width: CGFloat) -> CGFloat {
        max(0, (width - Self.gap * CGFloat(columns - 1)) / CGFloat(columns))
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
        return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    private static let gap: CGFloat = 8
    private static let rowGap: CGFloat = 16
}
