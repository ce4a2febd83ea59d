import CoreGraphics
import Foundation

/// Blurred shapes in their colours, each made once: a rounded rectangle as a small picture that is stretched
/// in nine parts.
final class ShadowCache {
    /// A shape, its blur and its colour.
    struct Key: Hashable {
        enum Shape: Hashable {
            /// In pixels.
            case corners(CornerShape)
            /// In points.
            case path(CGPath, scale: CGFloat)
        }
        var shape: Shape
        /// In pixels.
        var sigma: CGFloat
        var color: CGColor
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
    func mask(of shape: CornerShape, sigma: CGFloat, color: CGColor) -> Mask? {
        let margin = AlphaMask.reach(ofSigma: sigma)
        // Beyond a corner and the blur that reaches past it the side looks the same everywhere.
        let corner = Int((shape.radius * shape.reach).rounded(.up)) + margin + 1
        let (wide, high) = (Int(shape.rect.width.rounded()), Int(shape.rect.height.rounded()))
        guard wide > 0, high > 0 else { return nil }
        let (width, height) = (min(wide, 2 * corner + 1), min(high, 2 * corner + 1))
        var small = shape
        small.rect = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        let key = Key(shape: .corners(small), sigma: sigma, color: color)
        return mask(key) {
            guard let image = Self.blurred(small.path, in: small.rect, scale: 1, key) else { return nil }
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
    func mask(of path: CGPath, scale: CGFloat, sigma: CGFloat, color: CGColor) -> Mask? {
        let key = Key(shape: .path(path, scale: scale), sigma: sigma, color: color)
        return mask(key) {
            let image = Self.blurred(path, in: path.pixelBox(scale: scale).rect, scale: scale, key)
            return image.map {
                Mask(image: $0, center: .unit, margin: AlphaMask.reach(ofSigma: sigma))
            }
        }
    }

    private static func blurred(_ path: CGPath, in box: CGRect, scale: CGFloat, _ key: Key) -> CGImage? {
        let margin = AlphaMask.reach(ofSigma: key.sigma)
        let (width, height) = (Int(box.width) + 2 * margin, Int(box.height) + 2 * margin)
        guard let context = CGContext(width: width, height: height, scale: 1) else { return nil }
        context.translateBy(x: CGFloat(margin) - box.minX, y: CGFloat(margin) - box.minY)
        context.scaleBy(x: scale, y: scale)
        context.setFillColor(.black)
        context.addPath(path)
        context.fillPath()
        return CGImage(AlphaMask(context).blurred(sigma: key.sigma), in: key.color)
    }
}

extension CGImage {
    /// A colour at the mask's opacities. Cairo draws pixels several times as fast as a colour through them.
    fileprivate convenience init(_ mask: AlphaMask, in color: CGColor) {
        // What each opacity makes of the colour.
        let steps = (0...255).map { step in
            let alpha = CGFloat(step) * color.alpha
            return [1, color.red, color.green, color.blue].reduce(UInt32(0)) { pixel, part in
                pixel << 8 | UInt32((min(max(part, 0), 1) * alpha).rounded())
            }
        }
        self.init(
            width: mask.width, height: mask.height, premultipliedARGB: mask.values.map { steps[Int($0)] })
    }
}

extension CGPath {
    /// The pixels that the path's box covers.
    func pixelBox(scale: CGFloat) -> PixelRect {
        let box = boundingBoxOfPath
        return PixelRect(covering: box.applying(CGAffineTransform(scaleX: scale, y: scale)))
    }
}
