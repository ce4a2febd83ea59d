import CCairo
import Foundation

extension CGContext {
    /// What `saveGState` keeps, apart from the clip, which cairo keeps.
    struct GraphicsState {
        /// From user space to pixels.
        var matrix: CGAffineTransform
        var fillColor = CGColor.black
        var strokeColor = CGColor.black
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var lineWidth: CGFloat = 1
        var lineCap = CGLineCap.butt
        var lineJoin = CGLineJoin.miter
        var miterLimit: CGFloat = 10
        var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])
        var interpolation = CGInterpolationQuality.default
        var antialiases = true
    }
}
