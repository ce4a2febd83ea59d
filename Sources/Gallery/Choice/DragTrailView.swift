import UIKit

/// The trail of a finger over everything else, and what came where.
final class DragTrailView: UIView {
    private var trail: [CGPoint] = []
    private var labels: [UILabel] = []

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
        guard trail.count > 1, let context = UIGraphicsGetCurrentContext() else { return }
        context.setStrokeColor(UIColor.systemRed.cgColor)
        context.setLineWidth(2)
        context.move(to: trail[0])
        for place in trail.dropFirst() { context.addLine(to: place) }
        context.strokePath()
    }
}
