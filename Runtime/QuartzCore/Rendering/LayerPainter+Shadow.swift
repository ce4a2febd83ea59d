import CoreGraphics
import Foundation

extension LayerPainter {
    /// Draws the shadow of a layer.
    ///
    /// - Parameter hidden: what will be covered, so that it need not be drawn.
    func paint(_ shadow: ShadowFace, _ transform: CGAffineTransform, except hidden: PixelRect) {
        let cache = ShadowCache.shared
        // Where the layer is not scaled its shadow lies on whole pixels; else the picture is stretched, so
        // that an animated scale does not blur anew for each frame.
        let isPlain = transform.isMove(scale: scale)
        let toPixels = CGAffineTransform(scaleX: scale, y: scale)
        let sigma = shadow.sigma * scale
        var frame: CGRect
        let mask: ShadowCache.Mask?
        switch shadow.outline {
        case .corners(let shape):
            guard let pixels = shape.inPixels(isPlain ? transform : toPixels) else { return }
            frame = pixels.rect
            mask = cache.mask(of: pixels, sigma: sigma, color: shadow.color)
        case .path(let path):
            let coarse = path.coarseness(scale: scale)
            frame = path.pixelBox(scale: scale * coarse).rect
                .applying(CGAffineTransform(scaleX: 1 / coarse, y: 1 / coarse))
            if isPlain { frame = frame.offsetBy(dx: transform.tx.rounded(), dy: transform.ty.rounded()) }
            mask =
                cache
                .mask(of: path, scale: scale * coarse, sigma: sigma * coarse, color: shadow.color)
                .map { $0.enlarged(by: 1 / coarse) }
        }
        guard let mask, !frame.isEmpty else { return }
        let offset = (shadow.offset.width * scale, shadow.offset.height * scale)
        frame = frame.offsetBy(
            dx: isPlain ? offset.0.rounded() : offset.0, dy: isPlain ? offset.1.rounded() : offset.1)
        frame = frame.insetBy(dx: -CGFloat(mask.margin), dy: -CGFloat(mask.margin))
        context.saveGState()
        defer { context.restoreGState() }
        let space =
            isPlain ? .identity : CGAffineTransform(scaleX: 1 / scale, y: 1 / scale).concatenating(transform)
        if !hidden.isEmpty {
            let whole = PixelRect(covering: frame.applying(space)).outset(by: 1)
            context.clip(to: hidden.surroundings(within: whole))
        }
        if !isPlain {
            context.setMatrix(space)
            // The parts meet without a seam only if their edges are hard.
            context.setShouldAntialias(false)
        }
        context.drawNineSlice(mask.image, center: mask.center, imageScale: 1, in: frame)
    }
}

extension LayerFace {
    /// The pixels that the background covers for certain.
    func opaquePixels(_ transform: CGAffineTransform) -> PixelRect {
        guard let background, background.alpha == 1, let pixels = shape.inPixels(transform) else {
            return .empty
        }
        let inset = pixels.radius.rounded(.up)
        let inside = PixelRect(snapping: pixels.rect.insetBy(dx: inset, dy: inset))
        return inside.isEmpty ? .empty : inside
    }
}

extension PixelRect {
    /// The rectangles that make up `outer` without this one.
    fileprivate func surroundings(within outer: PixelRect) -> [CGRect] {
        let inner = intersection(outer)
        guard !inner.isEmpty else { return [outer.rect] }
        let parts = [
            PixelRect(left: outer.left, top: outer.top, right: outer.right, bottom: inner.top),
            PixelRect(left: outer.left, top: inner.top, right: inner.left, bottom: inner.bottom),
            PixelRect(left: inner.right, top: inner.top, right: outer.right, bottom: inner.bottom),
            PixelRect(left: outer.left, top: inner.bottom, right: outer.right, bottom: outer.bottom),
        ]
        return parts.filter { !$0.isEmpty }.map(\.rect)
    }
}

extension CGPath {
    /// By how much a very large path's shadow is made smaller, to be stretched when drawn.
    fileprivate func coarseness(scale: CGFloat) -> CGFloat {
        let box = boundingBoxOfPath
        return min(1, 2048 / max(1, max(box.width, box.height) * scale))
    }
}

extension ShadowCache.Mask {
    fileprivate func enlarged(by factor: CGFloat) -> Self {
        var result = self
        result.margin = Int((CGFloat(margin) * factor).rounded())
        return result
    }
}
