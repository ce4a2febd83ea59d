import QuartzCore

/// A part of a wheel, above the bar, in it, or below it: rows are cut off at its edges, and look otherwise
/// beyond them.
final class PickerRows: UIView {
    private let isBar: Bool
    private var shown: [Int: PickerRowView] = [:]
    private var spare: [PickerRowView] = []

    init(isBar: Bool) {
        self.isBar = isBar
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    /// The app's view of a row; nil where the row is not in this part, or shows a title.
    func view(forRow row: Int) -> UIView? {
        guard let view = shown[row], view.custom?.superview === view else { return nil }
        return view.custom
    }

    /// Forgets what the rows show.
    func clear() {
        for row in Array(shown.keys) { putAway(row) }
    }

    /// Places the rows that are seen in this part.
    ///
    /// - Parameters:
    ///   - position: the row in the middle of the wheel, and parts of one.
    ///   - content: what a row shows, given a view to use again.
    func arrange(
        _ shape: WheelShape, position: CGFloat, count: Int, content: (Int, UIView?) -> PickerRowContent
    ) {
        let middle = Int(position.rounded())
        let first = max(0, middle - shape.reach)
        let places = (first..<max(first, min(count, middle + shape.reach + 1))).compactMap { row in
            shape.place(CGFloat(row) - position).flatMap { shows($0, shape) ? (row: row, place: $0) : nil }
        }
        for row in Array(shown.keys) where !places.contains(where: { $0.row == row }) { putAway(row) }
        let size = CGSize(width: bounds.width, height: shape.rowHeight)
        for (row, place) in places {
            let view = shown[row] ?? add(row, shape, content)
            // Whoever is told of a new size would look into it in each frame.
            if view.bounds.size != size { view.bounds.size = size }
            view.center = CGPoint(x: bounds.midX, y: place.y - frame.minY)
            view.transform = CGAffineTransform(scaleX: 1, y: place.squeeze)
            view.alpha = isBar ? 1 : place.opacity
        }
    }

    private func shows(_ place: WheelShape.Place, _ shape: WheelShape) -> Bool {
        let half = shape.rowHeight * place.squeeze / 2
        // The point that the bar is higher than a row shows nothing of the next rows.
        let spare: CGFloat = isBar ? 1 : 0
        let top = frame.minY + spare, bottom = frame.maxY - spare
        return min(place.y + half, bottom) - max(place.y - half, top) > Self.least
            && (isBar || place.opacity > 0)
    }

    private func add(_ row: Int, _ shape: WheelShape, _ content: (Int, UIView?) -> PickerRowContent)
        -> PickerRowView
    {
        let view = spare.popLast() ?? PickerRowView(frame: .zero)
        view.transform = .identity
        view.bounds.size = CGSize(width: bounds.width, height: shape.rowHeight)
        shown[row] = view
        view.show(content(row, view.reusable), fontSize: isBar ? Self.barFont : Self.font)
        view.isHidden = false
        if view.superview == nil { addSubview(view) }
        return view
    }

    private func putAway(_ row: Int) {
        guard let view = shown.removeValue(forKey: row) else { return }
        view.isHidden = true
        guard spare.count < Self.mostSpare else { return view.removeFromSuperview() }
        spare.append(view)
    }

    /// Titles in the bar and out of it (measured by others).
    private static let barFont: CGFloat = 23.5
    private static let font: CGFloat = 21
    /// Points of a row that nobody sees.
    private static let least: CGFloat = 0.5
    private static let mostSpare = 8
}
