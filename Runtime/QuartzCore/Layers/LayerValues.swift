import CoreGraphics
import Foundation

/// Everything of a layer that shows: the model holds one, and animations make the presentation's from it.
struct LayerValues {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity

    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var cornerCurve = CALayerCornerCurve.circular
    var maskedCorners = CACornerMask.all
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black

    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?

    var contents: CGImage?
    /// Whether the layer drew the contents itself, at `contentsScale` and its size of then.
    var contentsAreDrawn = false
    var contentsScale: CGFloat = 1
    var contentsGravity = CALayerContentsGravity.resize
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// What a shape layer has beside.
    var shape: ShapeValues?
}

/// What `CAShapeLayer` adds.
struct ShapeValues: Equatable {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [CGFloat] = []
}

extension LayerValues {
    /// Where `anchorPoint` lies in the layer's own space.
    var anchor: CGPoint {
        CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }

    /// From the layer's own space to its superlayer's.
    var toSuperlayer: CGAffineTransform {
        about(anchor, CATransform3DGetAffineTransform(transform), to: position)
    }

    /// What `sublayerTransform` does to sublayers, in the layer's own space.
    var sublayerSpace: CGAffineTransform {
        CATransform3DIsIdentity(sublayerTransform)
            ? .identity : about(anchor, CATransform3DGetAffineTransform(sublayerTransform), to: anchor)
    }

    private func about(_ anchor: CGPoint, _ affine: CGAffineTransform, to place: CGPoint) -> CGAffineTransform
    {
        var result = affine
        // Done in one step, so that a layer far down a long list keeps every digit.
        result.tx += place.x - (anchor.x * affine.a + anchor.y * affine.c)
        result.ty += place.y - (anchor.x * affine.b + anchor.y * affine.d)
        return result
    }

    /// The smallest upright rectangle in the superlayer's space that holds the layer.
    var frame: CGRect {
        bounds.applying(toSuperlayer)
    }
}
