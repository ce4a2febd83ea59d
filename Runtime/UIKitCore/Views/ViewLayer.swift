import CoreGraphics
import QuartzCore

/// The layer under a view: it draws by asking the view, and has no bitmap where the view draws nothing.
final class ViewLayer: CALayer {
    override func display() {
        MainActor.assumeIsolated {
            guard let view = delegate as? UIView else { return }
            contents = view.rendered()
        }
    }
}

/// The classes of views whose `draw(_:)` is UIView's own, found out when it runs the first time: there is no other way
/// to ask a Swift class whether it overrides a method.
@MainActor enum DrawingViews {
    private static var silent: Set<ObjectIdentifier> = [ObjectIdentifier(UIView.self)]

    static func drawsNothing(_ type: UIView.Type) -> Bool { silent.contains(ObjectIdentifier(type)) }

    static func remember(_ type: UIView.Type, drawsNothing: Bool) {
        if drawsNothing { silent.insert(ObjectIdentifier(type)) }
    }
}

extension UIView {
    /// The bitmap that `draw(_:)` makes; nil where the view draws nothing or has no area.
    fileprivate func rendered() -> CGImage? {
        guard !DrawingViews.drawsNothing(type(of: self)), bounds.width > 0, bounds.height > 0 else { return nil }
        let context = CGContext(
            width: min(bounds.width, Self.largestSide), height: min(bounds.height, Self.largestSide),
            scale: layer.contentsScale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        traitCollection.performAsCurrent {
            DrawingContexts.push(context)
            defer { DrawingContexts.pop() }
            draw(bounds)
        }
        return DrawingViews.drawsNothing(type(of: self)) ? nil : context.makeImage()
    }

    /// A bitmap of more points than this on a side shows the part that fits: no screen shows more at once.
    private static let largestSide: CGFloat = 4_096
}
