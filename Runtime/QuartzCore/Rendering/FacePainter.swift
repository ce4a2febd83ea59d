import CoreGraphics
import Foundation

extension DisplayItem {
    /// Paints one item; its group, if any, has been begun.
    func paint(on context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.setMatrix(.identity)
        context.clip(to: clip.rect)
        context.setMatrix(transform)
        switch content {
        case .face(let face): face.paint(on: context)
        case .border(let border): border.paint(on: context)
        case .begin, .end: break
        }
    }
}

extension LayerFace {
    /// Shadow, background, contents, vector, border, in this order.
    fileprivate func paint(on context: CGContext) {
        context.setAlpha(opacity)
        shadow?.paint(on: context)
        if let background { shape.fill(background, on: context) }
        contents?.paint(in: shape.rect, on: context)
        vector?.paint(on: context)
        border?.paint(on: context)
    }
}

extension CornerShape {
    fileprivate func fill(_ color: CGColor, on context: CGContext) {
        context.setFillColor(color)
        if isRounded {
            context.beginPath()
            context.addPath(path)
            context.fillPath()
        } else {
            context.fill(context.snappedToPixels(rect))
        }
    }
}

extension BorderFace {
    /// The ring between the edge and the same shape moved inwards.
    fileprivate func paint(on context: CGContext) {
        context.setFillColor(color)
        context.beginPath()
        context.addPath(snapped(shape, on: context).path)
        let inner = shape.inset(by: width)
        if !inner.rect.isEmpty { context.addPath(snapped(inner, on: context).path) }
        context.fillPath(using: .evenOdd)
    }

    private func snapped(_ shape: CornerShape, on context: CGContext) -> CornerShape {
        guard !shape.isRounded else { return shape }
        var result = shape
        result.rect = context.snappedToPixels(shape.rect)
        return result
    }
}

extension ContentsFace {
    fileprivate func paint(in bounds: CGRect, on context: CGContext) {
        let target = frame(in: bounds)
        guard target.width > 0, target.height > 0 else { return }
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard part == whole else {
            let pixels = CGRect(
                x: part.minX * CGFloat(image.width), y: part.minY * CGFloat(image.height),
                width: part.width * CGFloat(image.width), height: part.height * CGFloat(image.height))
            if let shown = image.cropping(to: pixels) { context.drawUpright(shown, in: context.snappedToPixels(target)) }
            return
        }
        if center == whole {
            context.drawUpright(image, in: context.snappedToPixels(target))
        } else {
            context.drawNineSlice(image, center: center, imageScale: scale, in: target)
        }
    }
}

extension ShapeValues {
    fileprivate func paint(on context: CGContext) {
        guard let path else { return }
        if let fillColor, fillColor.alpha > 0 {
            context.beginPath()
            context.addPath(path)
            context.setFillColor(fillColor)
            context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard isStroked, let strokeColor else { return }
        context.beginPath()
        context.addPath(path)
        context.setStrokeColor(strokeColor)
        context.setLineWidth(lineWidth)
        context.setMiterLimit(miterLimit)
        context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
        context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
        if !lineDashPattern.isEmpty { context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern) }
        context.strokePath()
    }
}
