import UIKit

/// A grid of 10 points; every tenth line is darker.
final class GridPaperView: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
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
