import UIKit

/// A grid of 10 points on which the trail of a finger is drawn, and what came where.
final class DragPaperView: UIView {
    private var trail: [CGPoint] = []
    private var labels: [UILabel] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { return nil }

    /// A finger is at a place; one that lands begins a new trail.
    func follow(_ phase: UITouch.Phase, _ place: CGPoint) {
        if phase == .began { clear() }
        trail.append(place)
        setNeedsDisplay()
    }

    /// Writes an event where it came, with how far outside of the button that was.
    func mark(_ event: String, at place: CGPoint, distance: CGFloat) {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .caption2, compatibleWith: traitCollection)
        label.text = "\(event) \(String(format: "%.1f", distance))"
        label.backgroundColor = .systemBackground
        label.sizeToFit()
        let room = bounds.inset(by: safeAreaInsets)
        label.frame.origin = CGPoint(
            x: min(max(place.x + 8, room.minX), max(room.minX, room.maxX - label.bounds.width)),
            y: place.y - label.bounds.height / 2)
        // Events that come at one place are written below each other.
        while let other = labels.first(where: { $0.frame.intersects(label.frame) }) {
            label.frame.origin.y = other.frame.maxY + 1
        }
        labels.append(label)
        addSubview(label)
    }

    private func clear() {
        trail = []
        labels.forEach { $0.removeFromSuperview() }
        labels = []
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawGrid(in: context)
        guard trail.count > 1 else { return }
        context.setStrokeColor(UIColor.systemRed.cgColor)
        context.setLineWidth(2)
        context.move(to: trail[0])
        for place in trail.dropFirst() { context.addLine(to: place) }
        context.strokePath()
    }

    /// Every tenth line is darker.
    private func drawGrid(in context: CGContext) {
        for isDark in [false, true] {
            context.setStrokeColor((isDark ? UIColor.systemGray3 : .systemGray5).cgColor)
            context.setLineWidth(1 / max(1, traitCollection.displayScale))
            let step: CGFloat = isDark ? 100 : 10
            for x in stride(from: 0, through: bounds.width, by: step) {
                context.move(to: CGPoint(x: x, y: 0))
                context.addLine(to: CGPoint(x: x, y: bounds.height))
            }
            for y in stride(from: 0, through: bounds.height, by: step) {
                context.move(to: CGPoint(x: 0, y: y))
                context.addLine(to: CGPoint(x: bounds.width, y: y))
            }
            context.strokePath()
        }
    }
}
