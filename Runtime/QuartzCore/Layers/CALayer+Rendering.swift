public import CoreGraphics
import Foundation

extension CALayer {
    /// Draws the layer and its sublayers into a context, in the layer's own space, as animations show them
    /// now.
    public func render(in ctx: CGContext) {
        let model = modelLayer ?? self
        let scale = (abs(ctx.ctm.a * ctx.ctm.d - ctx.ctm.b * ctx.ctm.c)).squareRoot()
        guard scale > 0, scale.isFinite, model.values.toSuperlayer.isInvertible else { return }
        let transform = model.presentedValues.toSuperlayer.inverted().concatenating(ctx.ctm)
        let surface = PixelRect(left: 0, top: 0, right: ctx.width, bottom: ctx.height)
        let list = DisplayList(model, transform: transform, surface: surface, at: CACurrentMediaTime())
        ctx.saveGState()
        LayerPainter(context: ctx, scale: scale).paint(list.items[...], within: surface)
        ctx.restoreGState()
    }
}
