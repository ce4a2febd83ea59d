import CoreGraphics
import Foundation

/// Blurred shapes, each made once: a rounded rectangle as a small picture that is stretched in nine parts.
final class ShadowCache {
    /// A shape and its blur, in pixels.
    enum Key: Hashable {
        case corners(
            width: Int, height: Int, radius: CGFloat, isContinuous: Bool, corners: UInt, sigma: CGFloat)
        case path(CGPath, scale: CGFloat, sigma: CGFloat)
    }

    /// A blurred shape.
    struct Mask {
        var image: CGImage
        /// The part that may be stretched, as fractions of the image.
        var center: CGRect
        /// How many pixels of blur are around the shape.
        var margin: Int
    }

    /// Main thread only, as all painting of layers.
    nonisolated(unsafe) static let shared = ShadowCache()

    private var masks: [Key: Mask] = [:]
    private var pixels = 0
    /// 16 MB of pixels; a screen full of different shadows has far fewer.
    private static let mostPixels = 1 << 22

    /// The blurred shape, made now if it is new.
    func mask(_ key: Key, make: () -> Mask?) -> Mask? {
        if let mask = masks[key] { return mask }
        guard let mask = make() else { return nil }
        pixels += mask.image.width * mask.image.height
        if pixels > Self.mostPixels {
            masks = [:]
            pixels = mask.image.width * mask.image.height
        }
        masks[key] = mask
        return mask
    }

    /// A rounded rectangle's shadow. Along a side that is long enough the picture has one pixel of it.
    ///
    /// - Parameters:
    ///   - shape: in pixels.
    ///   - sigma: in pixels.
    func mask(of shape: CornerShape, sigma: CGFloat) -> Mask? {
        let margin = AlphaMask.reach(ofSigma: sigma)
        // Beyond a corner and the blur that reaches past it the side looks the same everywhere.
        let corner = Int((shape.radius * shape.reach).rounded(.up)) + margin + 1
        let (wide, high) = (Int(shape.rect.width.rounded()), Int(shape.rect.height.rounded()))
        guard wide > 0, high > 0 else { return nil }
        let (width, height) = (min(wide, 2 * corner + 1), min(high, 2 * corner + 1))
        let key = Key.corners(
            width: width, height: height, radius: shape.radius, isContinuous: shape.isContinuous,
            corners: shape.corners.rawValue, sigma: sigma)
        return mask(key) {
            var small = shape
            small.rect = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
            guard let image = Self.blurred(small.path, in: small.rect, margin: margin, scale: 1, sigma: sigma)
            else {
                return nil
            }
            func middle(of length: Int) -> (CGFloat, CGFloat) {
                let total = CGFloat(length + 2 * margin)
                return length == 2 * corner + 1 ? (CGFloat(corner + margin) / total, 1 / total) : (0, 1)
            }
            let (x, y) = (middle(of: width), middle(of: height))
            let center = CGRect(x: x.0, y: y.0, width: x.1, height: y.1)
            return Mask(image: image, center: center, margin: margin)
        }
    }

    /// A path's shadow; the picture holds the path's box and the margin around it.
    func mask(of path: CGPath, scale: CGFloat, sigma: CGFloat) -> Mask? {
        mask(.path(path, scale: scale, sigma: sigma)) {
            let margin = AlphaMask.reach(ofSigma: sigma)
            let image = Self.blurred(
                path, in: path.pixelBox(scale: scale).rect, margin: margin, scale: scale, sigma: sigma)
            return image.map { Mask(image: $0, center: .unit, margin: margin) }
        }
    }

    private static func blurred(
        _ path: CGPath, in box: CGRect, margin: Int, scale: CGFloat, sigma: CGFloat
    ) -> CGImage? {
        let (width, height) = (Int(box.width) + 2 * margin, Int(box.height) + 2 * margin)
        guard let context = CGContext(width: width, height: height, scale: 1) else { return nil }
        context.translateBy(x: CGFloat(margin) - box.minX, y: CGFloat(margin) - box.minY)
        context.scaleBy(x: scale, y: scale)
        context.setFillColor(.black)
        context.addPath(path)
        context.fillPath()
        return CGImage(AlphaMask(context).blurred(sigma: sigma))
    }
}

extension CGPath {
    /// The pixels that the path's box covers.
    func pixelBox(scale: CGFloat) -> PixelRect {
        let box = boundingBoxOfPath
        return PixelRect(covering: box.applying(CGAffineTransform(scaleX: scale, y: scale)))
    }
}

extension LayerPainter {
    /// Draws the shadow of a layer.
    func paint(_ shadow: ShadowFace, _ transform: CGAffineTransform) {
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
            mask = cache.mask(of: pixels, sigma: sigma)
        case .path(let path):
            let coarse = path.coarseness(scale: scale)
            frame = path.pixelBox(scale: scale * coarse).rect
                .applying(CGAffineTransform(scaleX: 1 / coarse, y: 1 / coarse))
            if isPlain { frame = frame.offsetBy(dx: transform.tx.rounded(), dy: transform.ty.rounded()) }
            mask = cache.mask(of: path, scale: scale * coarse, sigma: sigma * coarse)
                .map { $0.enlarged(by: 1 / coarse) }
        }
        guard let mask, !frame.isEmpty else { return }
        let offset = (shadow.offset.width * scale, shadow.offset.height * scale)
        frame = frame.offsetBy(
            dx: isPlain ? offset.0.rounded() : offset.0, dy: isPlain ? offset.1.rounded() : offset.1)
        frame = frame.insetBy(dx: -CGFloat(mask.margin), dy: -CGFloat(mask.margin))
        if !isPlain {
            context.setMatrix(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale).concatenating(transform))
            // The parts meet without a seam only if their edges are hard.
            context.setShouldAntialias(false)
        }
        context.drawNineSlice(mask.image, center: mask.center, imageScale: 1, in: frame, tint: shadow.color)
        context.setShouldAntialias(true)
        context.setMatrix(.identity)
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
