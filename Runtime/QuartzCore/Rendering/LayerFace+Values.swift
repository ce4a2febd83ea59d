import CoreGraphics
import Foundation

extension LayerFace {
    /// What a layer of these values draws, without its border.
    init(_ values: LayerValues, shape: CornerShape) {
        self.init(shape: shape)
        if let color = values.backgroundColor, color.alpha > 0, !values.bounds.isEmpty { background = color }
        if let image = values.contents, !values.bounds.isEmpty {
            contents = ContentsFace(
                image: image, isDrawn: values.contentsAreDrawn, scale: max(values.contentsScale, 1e-3),
                gravity: values.contentsGravity, part: values.contentsRect, center: values.contentsCenter)
        }
        if let vector = values.shape, vector.isVisible { self.vector = vector }
        // The clip cuts off whatever lies outside the bounds.
        if !values.masksToBounds { shadow = ShadowFace(values, shape: shape) }
    }

    /// All that the face may paint, in the layer's space; nil for nothing.
    var extent: CGRect? {
        guard partCount > 0 else { return nil }
        var result = CGRect.null
        if background != nil || border != nil { result = shape.rect }
        if let contents { result = result.union(contents.frame(in: shape.rect).standardized) }
        if let vector { result = result.union(vector.extent) }
        if let shadow { result = result.union(shadow.extent) }
        return result.isNull ? nil : result
    }
}

extension BorderFace {
    init?(_ values: LayerValues, shape: CornerShape) {
        guard values.borderWidth > 0, values.borderWidth.isFinite, let color = values.borderColor,
            color.alpha > 0,
            !values.bounds.isEmpty
        else { return nil }
        self.init(shape: shape, width: values.borderWidth, color: color)
    }
}

extension ShadowFace {
    init?(_ values: LayerValues, shape: CornerShape) {
        let strength = CGFloat(min(max(values.shadowOpacity, 0), 1))
        guard strength > 0, let color = values.shadowColor, color.alpha > 0,
            values.shadowOffset.width.isFinite,
            values.shadowOffset.height.isFinite
        else { return nil }
        if let path = values.shadowPath {
            guard !path.isEmpty else { return nil }
            outline = .path(path)
            opacity = strength
        } else {
            guard let background = values.backgroundColor, background.alpha > 0, !values.bounds.isEmpty else {
                return nil
            }
            outline = .corners(shape)
            // A translucent layer throws a fainter shadow.
            opacity = strength * background.alpha
        }
        self.color = color
        offset = values.shadowOffset
        sigma = values.shadowRadius.isFinite ? min(max(values.shadowRadius, 0), 300) : 0
    }

    /// How far the blur reaches: three box passes end within three sigmas.
    var extent: CGRect {
        let box: CGRect
        switch outline {
        case .corners(let shape): box = shape.rect
        case .path(let path): box = path.boundingBox
        }
        let reach = sigma * 3 + 1
        return box.insetBy(dx: -reach, dy: -reach).offsetBy(dx: offset.width, dy: offset.height)
    }
}

extension ShapeValues {
    /// Whether there is anything to draw.
    var isVisible: Bool {
        guard let path, !path.isEmpty else { return false }
        return (fillColor?.alpha ?? 0) > 0 || isStroked
    }

    var isStroked: Bool {
        (strokeColor?.alpha ?? 0) > 0 && lineWidth > 0 && strokeEnd > strokeStart
    }

    /// All that may be painted: miters reach beyond half a line's width.
    var extent: CGRect {
        let box = path?.boundingBox ?? .null
        guard isStroked, !box.isNull else { return box }
        let reach = lineWidth / 2 * (lineJoin == .miter ? max(miterLimit, 1.5) : 1.5)
        return box.insetBy(dx: -reach, dy: -reach)
    }
}

extension ContentsFace {
    /// The size of the part that shows, in points.
    private var size: CGSize {
        CGSize(
            width: CGFloat(image.width) * abs(part.width) / scale,
            height: CGFloat(image.height) * abs(part.height) / scale)
    }

    /// Where the picture goes in a layer of these bounds.
    func frame(in bounds: CGRect) -> CGRect {
        let size = size
        guard size.width > 0, size.height > 0 else { return .zero }
        let fit = (bounds.width / size.width, bounds.height / size.height)
        switch gravity {
        case .resize: return isDrawn ? drawnFrame(in: bounds, size) : bounds
        case .resizeAspect: return placed(size.scaled(by: min(fit.0, fit.1)), in: bounds, 0.5, 0.5)
        case .resizeAspectFill: return placed(size.scaled(by: max(fit.0, fit.1)), in: bounds, 0.5, 0.5)
        case .top: return placed(size, in: bounds, 0.5, 0)
        case .bottom: return placed(size, in: bounds, 0.5, 1)
        case .left: return placed(size, in: bounds, 0, 0.5)
        case .right: return placed(size, in: bounds, 1, 0.5)
        case .topLeft: return placed(size, in: bounds, 0, 0)
        case .topRight: return placed(size, in: bounds, 1, 0)
        case .bottomLeft: return placed(size, in: bounds, 0, 1)
        case .bottomRight: return placed(size, in: bounds, 1, 1)
        default: return placed(size, in: bounds, 0.5, 0.5)
        }
    }

    /// A backing has whole pixels, so it may be up to one larger than its layer; it is not squeezed for that,
    /// or text would blur.
    private func drawnFrame(in bounds: CGRect, _ size: CGSize) -> CGRect {
        let pixel = 1 / scale
        let fits =
            (size.width - bounds.width) >= -1e-6 && (size.width - bounds.width) < pixel
            && (size.height - bounds.height) >= -1e-6 && (size.height - bounds.height) < pixel
        return fits ? CGRect(origin: bounds.origin, size: size) : bounds
    }

    private func placed(_ size: CGSize, in bounds: CGRect, _ x: CGFloat, _ y: CGFloat) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * x,
            y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }
}

extension CGSize {
    fileprivate func scaled(by factor: CGFloat) -> CGSize {
        CGSize(width: width * factor, height: height * factor)
    }
}
