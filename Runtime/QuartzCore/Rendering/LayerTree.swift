package import CoreGraphics
import Foundation

/// The layers of one screen, and the passes that bring a frame of them about: `layout`, `display`, `animate`
/// and `composite`, in this order.
///
/// Nothing is to be done while `needsFrame` is false.
package final class LayerTree {
    /// The layer that holds all others; its frame is the screen's bounds.
    package let root = CALayer()
    /// Pixels a point.
    package let scale: CGFloat
    /// Called when there is something new to do: a kind of work that was not waiting already. A frame's own
    /// passes may call it too, when they leave something for the next frame.
    package var onNeedsFrame: (() -> Void)?

    /// The time of the last `animate(at:)`; nil before it.
    private(set) var time: CFTimeInterval?
    private var pending: LayerDirt = [.layout, .composite, .arrival]
    private var animated: [CALayer] = []
    private var shown: [DisplayItem] = []
    private weak var target: CGContext?

    /// Makes an empty tree for a screen of so many pixels a point.
    package init(scale: CGFloat) {
        self.scale = scale
        root.tree = self
        root.contentsScale = scale
        Self.all = Self.all.filter { $0.tree != nil } + [Weak(tree: self)]
    }

    /// Whether layers wait to be placed.
    package var needsLayout: Bool { root.isWaiting(for: .layout) }
    /// Whether contents wait to be drawn.
    package var needsDisplay: Bool { root.isWaiting(for: .display) }
    /// Whether something may show differently than it was composited.
    package var needsComposite: Bool { root.isWaiting(for: .composite) }
    /// Whether time alone will change something.
    package var isAnimating: Bool { animated.contains { $0.running.contains(where: \.isMoving) } }
    /// Whether a frame has anything to do but to composite, which a host may leave until somebody looks.
    package var needsPasses: Bool {
        needsLayout || needsDisplay || isAnimating || pending.contains(.arrival)
            || !AnimationEvent.pending.isEmpty
    }
    /// Whether a frame has anything to do.
    package var needsFrame: Bool { needsPasses || needsComposite }

    /// Places sublayers, from the root down, until no layer waits for it.
    ///
    /// - Returns: a layer that asked again 100 times; it is left as it is.
    @discardableResult
    package func layout() -> CALayer? {
        pending.insert(.layout)
        defer { pending.subtract(.layout) }
        return root.settleLayout()
    }

    /// Draws the contents of layers that wait for it.
    package func display() {
        pending.insert(.display)
        defer { pending.subtract(.display) }
        // Once more for those that drawing another layer set off.
        for _ in 0..<2 where needsDisplay { root.visit(.display) { $0.display() } }
    }

    /// Ends the animations whose time is up and tells their delegates and completion blocks, which may change
    /// layers. To be called before `layout`, so that what they change is part of the same frame; `animate`
    /// does it too.
    package func finishAnimations(at time: CFTimeInterval) {
        self.time = time
        Self.settleHomeless()
        for layer in animated {
            // Taken out of the tree: the animation cannot go on.
            if layer.layerTree === self {
                layer.endAnimations(at: time)
            } else {
                layer.dropAnimations { _ in true }
            }
        }
        AnimationEvent.deliver()
        animated.removeAll { layer in !layer.running.contains { !$0.hasEnded } }
    }

    /// Takes the animations to a time: commits the implicit transaction, ends what is over, begins what is
    /// new.
    package func animate(at time: CFTimeInterval) {
        CATransaction.flush()
        finishAnimations(at: time)
        Self.settleHomeless()
        for layer in animated { layer.beginAnimations(at: time) }
        root.visit(.arrival) { $0.hasArrived = true }
        pending.subtract(.arrival)
        if isAnimating {
            pending.insert(.composite)
            root.mark(.composite)
        }
        AnimationEvent.deliver()
    }

    /// Brings a surface up to date: paints again what differs from the last frame on it, or all of another
    /// surface.
    ///
    /// - Returns: what was painted, in points.
    package func composite(onto context: CGContext) -> [CGRect] {
        let isNew = target !== context
        guard isNew || needsComposite else { return [] }
        let surface = PixelRect(left: 0, top: 0, right: context.width, bottom: context.height)
        let list = displayList(within: surface)
        var region = isNew ? Region() : Damage.between(shown, list.items)
        if isNew { region.add(surface) }
        let painter = LayerPainter(context: context, scale: scale)
        let repaint = Repaint(region, of: list.items, on: surface, scale: scale)
        for rows in repaint.rows { painter.repaintRows(list.items, rows) }
        shown = list.items
        target = context
        root.visit(.composite) { _ in }
        pending.subtract(.composite)
        return region.rects.map { $0.points(scale: scale) }
    }

    /// A picture of the whole tree at the time of the last `animate`, which changes nothing; nil for an empty
    /// root.
    package func render() -> CGImage? {
        let size = PixelRect(
            snapping: CGRect(
                x: 0, y: 0, width: root.bounds.width * scale, height: root.bounds.height * scale))
        guard let context = CGContext(width: size.width, height: size.height, scale: scale) else {
            return nil
        }
        LayerPainter(context: context, scale: scale).repaint(displayList(within: size).items, within: size)
        return context.makeImage()
    }

    private func displayList(within surface: PixelRect) -> DisplayList {
        DisplayList(
            root, transform: CGAffineTransform(scaleX: scale, y: scale), surface: surface,
            at: time ?? CACurrentMediaTime())
    }
}

extension LayerTree {
    private struct Weak {
        weak var tree: LayerTree?
    }

    /// Main thread only, as layers.
    nonisolated(unsafe) private static var all: [Weak] = []

    /// Layers that were given animations while no tree showed them. Main thread only, as layers.
    nonisolated(unsafe) private static var homeless: [CALayer] = []

    /// Remembers a layer with animations that no tree shows: either it is in one by the next frame, or they
    /// end then.
    static func trackHomeless(_ layer: CALayer) {
        homeless.append(layer)
        for entry in all { entry.tree?.notice(.arrival) }
    }

    private static func settleHomeless() {
        let layers = homeless
        homeless = []
        for layer in layers {
            if let tree = layer.layerTree {
                tree.track(layer)
            } else {
                // Nobody can see it, so it is as good as over.
                layer.dropAnimations(finished: true) { _ in true }
            }
        }
    }

    /// Follows a layer's animations.
    func track(_ layer: CALayer) {
        if !animated.contains(where: { $0 === layer }) { animated.append(layer) }
        notice(.arrival)
    }

    /// Takes note of work, and asks for a frame if it is of a new kind.
    func notice(_ work: LayerDirt) {
        let isNew = !pending.isSuperset(of: work)
        pending.formUnion(work)
        if isNew { onNeedsFrame?() }
    }
}

extension CALayer {
    fileprivate func isWaiting(for work: LayerDirt) -> Bool {
        !dirt.isDisjoint(with: work.union(work.below))
    }
}
