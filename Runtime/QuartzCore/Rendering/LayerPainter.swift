import CoreGraphics
import Foundation

/// Paints display items onto a context, in pixels.
struct LayerPainter {
    let context: CGContext
    /// Pixels a point, at which shadows are made.
    let scale: CGFloat

    /// Clears `area` and paints what the items show there.
    func repaint(_ items: [DisplayItem], within area: PixelRect) {
        context.saveGState()
        context.setMatrix(.identity)
        context.clip(to: area.rect)
        context.clear(area.rect)
        paint(items[...], within: area)
        context.restoreGState()
    }

    /// Paints what the items show within `area`, over what is there.
    func paint(_ items: ArraySlice<DisplayItem>, within area: PixelRect) {
        var index = items.startIndex
        while index < items.endIndex {
            let item = items[index]
            var next = index + 1
            if case .begin(let group) = item.content {
                let end = DisplayItem.ID(layer: item.id.layer, part: .end)
                next = items[index...].firstIndex { $0.id == end } ?? items.endIndex - 1
                let visible = item.extent.intersection(area)
                if !visible.isEmpty { paint(group, item, items[(index + 1)..<next], within: visible) }
                next += 1
            } else {
                let visible = item.extent.intersection(area)
                if !visible.isEmpty { paint(item, within: area) }
            }
            index = next
        }
    }

    private func paint(
        _ group: LayerGroup, _ item: DisplayItem, _ items: ArraySlice<DisplayItem>, within area: PixelRect
    ) {
        context.saveGState()
        defer { context.restoreGState() }
        context.setMatrix(.identity)
        if group.isDirect, let clip = group.clip {
            addOutline(of: clip, item.transform)
            context.clip()
            paint(items, within: area)
            return
        }
        context.setAlpha(group.opacity)
        context.beginTransparencyLayer(in: area.rect, auxiliaryInfo: nil)
        paint(items, within: area)
        if let clip = group.clip { cutOff(outside: clip, item.transform, within: area) }
        if let mask = group.mask {
            context.setBlendMode(.destinationIn)
            context.beginTransparencyLayer(in: area.rect, auxiliaryInfo: nil)
            paint(mask[...], within: area)
            context.endTransparencyLayer()
        }
        context.endTransparencyLayer()
    }

    /// Takes away what is outside a shape. Only the corners' pixels are blended, and each once: a clip on
    /// every item would let the colours beneath shine through where several share an edge.
    private func cutOff(outside shape: CornerShape, _ transform: CGAffineTransform, within area: PixelRect) {
        context.saveGState()
        context.beginPath()
        context.addRect(area.outset(by: 1).rect)
        addOutline(of: shape, transform)
        context.setBlendMode(.destinationOut)
        context.setFillColor(.black)
        context.fillPath(using: .evenOdd)
        context.restoreGState()
    }

    /// Adds a shape to the path that is being built, in pixels.
    func addOutline(of shape: CornerShape, _ transform: CGAffineTransform) {
        if let pixels = shape.inPixels(transform) {
            context.addPath(pixels.path)
        } else {
            context.setMatrix(transform)
            context.addPath(shape.path)
            context.setMatrix(.identity)
        }
    }

    private func paint(_ item: DisplayItem, within area: PixelRect) {
        context.saveGState()
        defer { context.restoreGState() }
        context.setMatrix(.identity)
        let isCut = item.clip.intersection(area) != area
        if isCut { context.clip(to: item.clip.rect) }
        switch item.content {
        case .face(let face): paint(face, item.transform)
        case .border(let border): paint(border, item.transform)
        case .begin, .end: break
        }
    }

    private func paint(_ face: LayerFace, _ transform: CGAffineTransform) {
        if let shadow = face.shadow {
            context.setAlpha(face.opacity * shadow.opacity)
            paint(shadow, transform)
        }
        context.setAlpha(face.opacity)
        if let color = face.background { fill(face.shape, color, transform) }
        if let contents = face.contents { paint(contents, in: face.shape.rect, transform) }
        if let vector = face.vector { paint(vector, transform) }
        if let border = face.border { paint(border, transform) }
    }

    private func fill(_ shape: CornerShape, _ color: CGColor, _ transform: CGAffineTransform) {
        context.setFillColor(color)
        // The edges of turned layers are not smoothed on iOS, corners are (measured).
        context.setShouldAntialias(shape.isRounded || transform.keepsRectsUpright)
        addOutline(of: shape, transform)
        context.fillPath()
        context.setShouldAntialias(true)
    }

    private func paint(_ border: BorderFace, _ transform: CGAffineTransform) {
        context.setFillColor(border.color)
        if let outer = border.shape.inPixels(transform) {
            let width = max(1, (border.width * transform.a).rounded())
            context.addPath(outer.path)
            let inner = outer.inset(by: width)
            if !inner.rect.isEmpty { context.addPath(inner.path) }
        } else {
            addOutline(of: border.shape, transform)
            let inner = border.shape.inset(by: border.width)
            if !inner.rect.isEmpty { addOutline(of: inner, transform) }
        }
        context.fillPath(using: .evenOdd)
    }
}

extension CornerShape {
    /// The shape in pixels with its edges on whole ones; nil where the transform turns, mirrors or stretches
    /// it.
    func inPixels(_ transform: CGAffineTransform) -> CornerShape? {
        guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
        guard transform.a == transform.d || !isRounded else { return nil }
        let rect = PixelRect(snapping: rect.applying(transform)).rect
        return CornerShape(
            rect: rect, radius: min(radius * transform.a, min(rect.width, rect.height) / 2),
            isContinuous: isContinuous, corners: corners)
    }
}
