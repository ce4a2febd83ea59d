package import CoreGraphics
import Foundation

/// The layers of one screen: what they still have to do, and what of them was shown last. Main thread only.
package final class LayerTree {
    /// The layer that everything shown is in; its bounds are the screen's, in points.
    package let root = CALayer()
    /// Pixels a point.
    package let scale: CGFloat
    /// Called when something is to be done while nothing was.
    package var onNeedsFrame: (() -> Void)?
    package private(set) var needsLayout = false
    package private(set) var needsDisplay = false
    private var hasChanged = true
    private var hasEvents = false
    private var animated: [CALayer] = []
    private var painter = FramePainter()
    /// Layers that were given an animation while no tree showed them. Only the main thread comes here.
    nonisolated(unsafe) static var homeless: [CALayer] = []

    package init(scale: CGFloat) {
        self.scale = scale
        root.anchorPoint = .zero
        root.tree = self
    }

    /// Whether the picture may differ from the one that was composited last.
    package var needsComposite: Bool { hasChanged || !animated.isEmpty }

    /// Whether time changes the picture, or somebody waits to hear that an animation is over.
    package var isAnimating: Bool {
        hasEvents || animated.contains { $0.running.contains(where: \.isMoving) } || !Self.homeless.isEmpty
    }

    /// Places sublayers from the root down until nothing waits; a layer that never settles is named and left.
    package func layout() {
        let restless = root.settleLayout()
        needsLayout = false
        guard let restless else { return }
        let name = restless.delegate.map { "\($0)" } ?? "\(restless)"
        let words = "Layout did not settle: \(name) asks for layout again and again.\n"
        FileHandle.standardError.write(Data(words.utf8))
    }

    /// Draws the contents that are stale.
    package func display() {
        root.visit(.display) { $0.display() }
        needsDisplay = false
    }

    /// Begins and ends animations and tells who waits for it.
    package func animate(at time: CFTimeInterval) {
        hasEvents = false
        CATransaction.flush()
        root.visit(.arrival) { $0.hasArrived = true }
        for layer in Self.homeless { settle(layer) }
        Self.homeless.removeAll()
        for layer in animated {
            layer.beginAnimations(at: time)
            layer.endAnimations(at: time)
        }
        animated.removeAll { $0.running.isEmpty || $0.layerTree !== self }
        AnimationEvent.deliver()
    }

    /// Paints what changed since the last time and says which rectangles, in points, that was.
    ///
    /// A context of another frame's size is painted whole.
    package func composite(onto context: CGContext) -> [CGRect] {
        root.visit(.composite) { _ in }
        hasChanged = false
        let surface = PixelRect(left: 0, top: 0, right: context.width, bottom: context.height)
        let list = DisplayList(
            root, transform: CGAffineTransform(scaleX: scale, y: scale), surface: surface, at: MediaClock.now)
        return painter.paint(list, on: context, surface: surface).map { $0.points(scale: scale) }
    }

    /// Forgets what was shown, so that the next picture is painted whole.
    package func invalidate() { painter = FramePainter() }

    // MARK: What layers report

    func notice(_ new: LayerDirt) {
        let wasQuiet = !needsLayout && !needsDisplay && !hasChanged && !hasEvents
        if new.contains(.layout) { needsLayout = true }
        if new.contains(.display) { needsDisplay = true }
        if !new.isDisjoint(with: [.composite, .arrival]) { hasChanged = true }
        if !AnimationEvent.pending.isEmpty { hasEvents = true }
        if wasQuiet || hasEvents { onNeedsFrame?() }
    }

    func track(_ layer: CALayer) {
        guard !animated.contains(where: { $0 === layer }) else { return }
        animated.append(layer)
        onNeedsFrame?()
    }

    /// A layer whose animation began before a tree showed it: it moves if one does now; otherwise nobody could see it
    /// and it is over.
    private func settle(_ layer: CALayer) {
        if let tree = layer.layerTree { tree.track(layer) } else { layer.dropAnimations(finished: true) { _ in true } }
    }
}
