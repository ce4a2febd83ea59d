import CoreGraphics
import Foundation

extension ShadowFace {
    /// Draws the shadow from its blurred mask, which is made once for a shape, a blur and a scale.
    func paint(on context: CGContext) {
        let matrix = context.ctm
        let scale = max(0.25, min(8, abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()))
        guard let stencil = ShadowStencil.cached(for: outline, sigma: sigma, scale: scale) else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setAlpha(context.alpha * opacity)
        if let center = stencil.center, case .corners(let shape) = outline {
            let box = shape.rect.insetBy(dx: -stencil.reach, dy: -stencil.reach)
                .offsetBy(dx: offset.width, dy: offset.height)
            context.drawNineSlice(stencil.image, center: center, imageScale: scale, in: box, tint: color)
        } else {
            let box = stencil.frame.offsetBy(dx: offset.width, dy: offset.height)
            context.drawMask(stencil.image, color: color, in: box)
        }
    }
}

/// A blurred shape as an alpha image.
struct ShadowStencil {
    let image: CGImage
    /// Where it lies in the layer's space; for a nine-sliced one, only its size counts.
    let frame: CGRect
    /// How far the blur reaches beyond the shape, in points.
    let reach: CGFloat
    /// The middle that is stretched, as fractions; nil where the image is used whole.
    let center: CGRect?

    private struct Key: Hashable {
        let outline: ShadowFace.Outline
        let sigma: CGFloat
        let scale: CGFloat
    }

    /// Only the main thread paints layers, so only it comes here.
    nonisolated(unsafe) private static var cache: [Key: ShadowStencil] = [:]
    private static let most = 32

    /// One for every size of rounded rectangle: its corners and a middle to stretch.
    static func cached(for outline: ShadowFace.Outline, sigma: CGFloat, scale: CGFloat) -> ShadowStencil? {
        var outline = outline
        var isSliced = false
        if case .corners(let shape) = outline {
            let corner = (shape.radius * shape.reach + sigma * 3 + 2).rounded(.up)
            if shape.rect.width > 2 * corner, shape.rect.height > 2 * corner {
                var small = shape
                small.rect = CGRect(x: 0, y: 0, width: 2 * corner, height: 2 * corner)
                outline = .corners(small)
                isSliced = true
            }
        }
        let key = Key(outline: outline, sigma: sigma, scale: scale)
        if let known = cache[key] { return known }
        guard let made = make(outline, sigma: sigma, scale: scale, isSliced: isSliced) else { return nil }
        if cache.count >= most { cache.removeAll() }
        cache[key] = made
        return made
    }

    private static func make(
        _ outline: ShadowFace.Outline, sigma: CGFloat, scale: CGFloat, isSliced: Bool
    ) -> ShadowStencil? {
        let path: CGPath
        switch outline {
        case .corners(let shape): path = shape.path
        case .path(let given): path = given
        }
        let reach = CGFloat(AlphaMask.reach(ofSigma: sigma * scale) + 1) / scale
        let frame = path.boundingBox.insetBy(dx: -reach, dy: -reach)
        let (width, height) = ((frame.width * scale).rounded(.up), (frame.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width * height < 64_000_000,
            let context = CGContext(width: Int(width), height: Int(height), scale: scale)
        else { return nil }
        context.translateBy(x: -frame.minX, y: -frame.minY)
        context.setFillColor(.black)
        context.addPath(path)
        context.fillPath()
        let mask = AlphaMask(context).blurred(sigma: sigma * scale)
        let exact = CGRect(origin: frame.origin, size: CGSize(width: width / scale, height: height / scale))
        // The middle pixel of the small shape is inside the straight part, where nothing changes along the edge.
        let pixel = CGRect(x: (width / 2).rounded(.down) / width, y: (height / 2).rounded(.down) / height,
            width: 1 / width, height: 1 / height)
        return ShadowStencil(image: CGImage(mask), frame: exact, reach: reach, center: isSliced ? pixel : nil)
    }
}
