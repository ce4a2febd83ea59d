public import CoreGraphics
public import Foundation

/// A rectangle of the screen with its look, in a tree of layers. Main thread only.
///
/// A layer draws, from back to front: its shadow, background, contents, sublayers, and its border on top,
/// inside the bounds. Everything but the bounds is in the layer's own space, in points.
///
/// Changing a property of a layer that shows animates it, as its delegate, `actions` or the transaction say;
/// a layer on its own takes a quarter of a second.
open class CALayer: NSObject {
    var values = LayerValues()
    var dirt: LayerDirt = [.layout, .composite, .arrival]
    var children: [CALayer] = []
    var maskLayer: CALayer?
    weak var parent: CALayer?
    /// The tree that this layer is the root of.
    weak var tree: LayerTree?
    var running: [RunningAnimation] = []
    /// Whether the layer has been part of a frame, so that a change of it is seen as one.
    var hasArrived = false
    /// What a presentation copy shows.
    var modelLayer: CALayer?
    var storage: [String: Any] = [:]

    /// Draws, lays out and animates for the layer; a view is its layer's delegate.
    open weak var delegate: (any CALayerDelegate)?
    /// A name for people; nil by default.
    open var name: String?
    /// Actions by the key of the property that changes; nil by default.
    open var actions: [String: any CAAction]?
    /// Whether another size makes the layer draw its contents again; false by default.
    open var needsDisplayOnBoundsChange = false

    /// Makes an empty layer.
    public override init() {
        super.init()
    }

    /// Makes a copy of a layer's properties, as presentation copies are made; not of its tree.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        values = layer.values
        (name, storage) = (layer.name, layer.storage)
    }

    /// The part of the layer's own space that it fills. Its origin scrolls the sublayers.
    open var bounds: CGRect {
        get { values.bounds }
        set { setBounds(newValue) }
    }

    /// Where the anchor point lies in the superlayer.
    open var position: CGPoint {
        get { values.position }
        set { if newValue != values.position { change("position") { $0.position = newValue } } }
    }

    /// The point of the layer that `position` places and transforms turn about, as fractions of the bounds;
    /// (0.5, 0.5) by default.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { if newValue != values.anchorPoint { change("anchorPoint") { $0.anchorPoint = newValue } } }
    }

    /// The smallest upright rectangle in the superlayer that holds the layer. Setting it sets `bounds.size`
    /// and `position`.
    open var frame: CGRect {
        get { values.frame }
        set { setFrame(newValue) }
    }

    /// Turns, scales or moves the layer about its anchor point.
    open var transform: CATransform3D {
        get { values.transform }
        set {
            guard !CATransform3DEqualToTransform(newValue, values.transform) else { return }
            change("transform") { $0.transform = newValue }
        }
    }

    /// Whether the layer and its sublayers are left out; false by default.
    open var isHidden: Bool {
        get { values.isHidden }
        set { if newValue != values.isHidden { change("hidden") { $0.isHidden = newValue } } }
    }

    /// How much the layer shows, with its sublayers as one picture; 0 to 1, 1 by default.
    open var opacity: Float {
        get { values.opacity }
        set { if newValue != values.opacity { change("opacity") { $0.opacity = newValue } } }
    }

    /// The layer whose alpha this one, with its sublayers, shows through; in this layer's space. Nil by
    /// default. It must not be in a tree.
    open var mask: CALayer? {
        get { maskLayer }
        set { setMask(newValue) }
    }

    /// Places the sublayers; by default the delegate does.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    /// Has `layoutSublayers()` called with the next frame.
    open func setNeedsLayout() {
        mark(.layout)
    }

    /// Places the sublayers of the whole tree now, from the topmost superlayer that waits for it down.
    open func layoutIfNeeded() {
        layoutFromTop()
    }

    /// Has the contents drawn with the next frame.
    open func setNeedsDisplay() {
        mark(.display)
    }

    /// Has the contents drawn with the next frame; all of them.
    open func setNeedsDisplay(_ r: CGRect) {
        setNeedsDisplay()
    }

    /// Draws the contents now if they are waiting for it.
    open func displayIfNeeded() {
        guard dirt.contains(.display) else { return }
        dirt.subtract(.display)
        display()
    }

    /// Gives the layer its contents: by its delegate, or by drawing them.
    open func display() {
        if let delegate { delegate.display(self) } else { drawBacking() }
    }

    /// Draws the contents; by default the delegate does. A layer for which nobody draws has no backing.
    open func draw(in ctx: CGContext) {
        if let delegate { delegate.draw(self, in: ctx) } else { Self.noteNothingDrawn() }
    }

    /// Whether a change of the property makes the layer draw its contents again; never by default.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// What a change of the property does when nothing else says; nil by default, which animates it.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// What a change of the property does: what the delegate says, or `actions`, or the class, or an
    /// animation of the transaction's duration.
    open func action(forKey event: String) -> (any CAAction)? {
        searchAction(forKey: event)
    }

    /// Runs a copy of an animation, in place of the one with the same key.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        run(anim, forKey: key)
    }

    /// A copy of the layer as animations show it now. Its superlayer and sublayers are such copies too.
    ///
    /// For an instance of an own subclass it is a plain `CALayer`, or the nearest class of this module.
    open func presentation() -> CALayer? {
        presented(by: CALayer.init(layer:))
    }

    /// The deepest sublayer at a point, or this layer, or nil if the point is outside; hidden layers are
    /// looked through.
    ///
    /// - Parameter p: in the superlayer's space.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        deepest(at: p)
    }

    /// Whether the bounds hold a point of the layer's space; edges at the greatest x and y are outside.
    open func contains(_ p: CGPoint) -> Bool {
        values.bounds.contains(p)
    }
}
