import UIKit

/// Views in rows from the top, each as high as it wants to be and all of a row equally wide.
final class GridView: UIView {
    private let rows: [[UIView]]

    init(rows: [[UIView]]) {
        self.rows = rows
        super.init(frame: .zero)
        for view in rows.joined() { addSubview(view) }
    }

    /// Grids are made in code.
    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            let width = (bounds.width - Self.gap * CGFloat(row.count - 1)) / CGFloat(row.count)
            let room = CGSize(width: width, height: .greatestFiniteMagnitude)
            let heights = row.map { $0.sizeThatFits(room).height.rounded(.up) }
            let height = heights.max() ?? 0
            for (index, view) in row.enumerated() {
                let x = (width + Self.gap) * CGFloat(index)
                let place = CGRect(
                    x: x, y: y + ((height - heights[index]) / 2).rounded(.down), width: width,
                    height: heights[index])
                view.frame = mirrored(place)
            }
            y += height + Self.rowGap
        }
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
        return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    private static let gap: CGFloat = 8
    private static let rowGap: CGFloat = 16
}
