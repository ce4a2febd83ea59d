public import CoreGraphics
public import Foundation

/// Draws, lays out and animates a layer for it. Methods that are not implemented leave it to the layer.
///
/// The layer finds what the conforming class itself implements; a method added in a subclass of it is not
/// seen.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Gives the layer its contents; by default they are drawn by `draw(_:in:)`.
    func display(_ layer: CALayer)
    /// Draws the layer's contents. The origin and units are those of the layer's bounds.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Comes before `draw(_:in:)`.
    func layerWillDraw(_ layer: CALayer)
    /// Places the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// What a change of a property does: nil leaves it to the layer, `NSNull` does nothing.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Has the layer draw into its backing.
    public func display(_ layer: CALayer) { layer.drawBacking() }
    /// Draws nothing, and gives the layer no backing.
    public func draw(_ layer: CALayer, in ctx: CGContext) { CALayer.noteNothingDrawn() }
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Leaves it to the layer.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
