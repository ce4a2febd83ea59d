import CoreGraphics
import Foundation

extension LayerPainter {
    /// Draws a picture in a layer of these bounds.
    func paint(_ contents: ContentsFace, in bounds: CGRect, _ transform: CGAffineTransform) {
        guard let image = contents.shownImage else { return }
        let frame = contents.frame(in: bounds)
        guard transform.isUpright else {
            context.setMatrix(transform)
            defer { context.setMatrix(.identity) }
            if contents.center == .unit { return context.drawUpright(image, in: frame) }
            return context.drawNineSlice(
                image, center: contents.center, imageScale: contents.scale, in: frame)
        }
        let target = frame.applying(transform).onPixels(of: image)
        if contents.center == .unit { return context.drawUpright(image, in: target) }
        context.drawNineSlice(
            image, center: contents.center, imageScale: contents.scale / transform.a, in: target)
    }

    /// Draws a shape layer's path.
    func paint(_ vector: ShapeValues, _ transform: CGAffineTransform) {
        guard let path = vector.path else { return }
        context.setMatrix(transform)
        defer { context.setMatrix(.identity) }
        if let color = vector.fillColor, color.alpha > 0 {
            context.setFillColor(color)
            context.addPath(path)
            context.fillPath(using: vector.fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard vector.isStroked, let color = vector.strokeColor else { return }
        context.setStrokeColor(color)
        context.setLineWidth(vector.lineWidth)
        context.setMiterLimit(vector.miterLimit)
        context.setLineCap(vector.lineCap.style)
        context.setLineJoin(vector.lineJoin.style)
        context.setLineDash(phase: vector.lineDashPhase, lengths: vector.lineDashPattern)
        context.addPath(path.trimmed(from: vector.strokeStart, to: vector.strokeEnd))
        context.strokePath()
    }
}

extension ContentsFace {
    /// The part of the image that shows.
    fileprivate var shownImage: CGImage? {
        if part == .unit { return image }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        return image.cropping(
            to: CGRect(
                x: (part.minX * width).rounded(), y: (part.minY * height).rounded(),
                width: max(1, (part.width * width).rounded()),
                height: max(1, (part.height * height).rounded())))
    }
}

extension CGRect {
    /// The rectangle, which is in pixels, with its edges on whole ones; at the image's own size if it is
    /// about that large, so that its pixels are copied as they are.
    fileprivate func onPixels(of image: CGImage) -> CGRect {
        var result = PixelRect(snapping: self).rect
        if abs(width - CGFloat(image.width)) < 0.5 { result.size.width = CGFloat(image.width) }
        if abs(height - CGFloat(image.height)) < 0.5 { result.size.height = CGFloat(image.height) }
        return result
    }
}

extension CAShapeLayerLineCap {
    fileprivate var style: CGLineCap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

extension CAShapeLayerLineJoin {
    fileprivate var style: CGLineJoin {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}
