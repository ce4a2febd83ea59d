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

    /// Clears rows of the context and paints what the items show there, pixel for pixel as painting all
    /// would.
    ///
    /// Cairo smooths the first row of a clip another way than it would within: by finer steps, as edges begin
    /// there. So one row more is painted above, and then put back.
    func repaintRows(_ items: [DisplayItem], _ rows: PixelRect) {
        guard rows.top > 0 else { return repaint(items, within: rows) }
        var area = rows
        area.top -= 1
        let above = area.top * context.width..<rows.top * context.width
        let kept = context.withPixels { Array($0[above]) }
        repaint(items, within: area)
        context.withMutablePixels { _ = $0[above].update(fromContentsOf: kept) }
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
                if item.extent.intersects(area) {
                    let canvas = item.canvas(of: group).intersection(area)
                    paint(group, item, items[(index + 1)..<next], within: canvas)
                }
                next += 1
            } else {
                if item.extent.intersects(area) { paint(item, within: area) }
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
        beginLayer(area)
        paint(items, within: area)
        if let clip = group.clip { cutOff(outside: clip, item.transform, within: area) }
        if let mask = group.mask {
            context.setBlendMode(.destinationIn)
            beginLayer(area)
            paint(mask[...], within: area)
            context.endTransparencyLayer()
        }
        context.endTransparencyLayer()
    }

    /// Begins a transparency layer whose pixels do not depend on what is drawn first.
    private func beginLayer(_ area: PixelRect) {
        context.beginTransparencyLayer(in: area.rect, auxiliaryInfo: nil)
        // Cairo blends the first thing on a surface that it knows to be clear by another formula, which
        // rounds another way. Then a layer's pixels would depend on what else was drawn, somewhere; so
        // nothing is the first.
        let corner = CGRect(x: area.rect.minX, y: area.rect.minY, width: 1, height: 1)
        context.setFillColor(.black)
        context.fill(corner)
        context.clear(corner)
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
            paint(shadow, transform, except: face.opaquePixels(transform))
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

extension DisplayItem {
    /// Where a group is put together. Its sides do not depend on what is within, or what one layer does would
    /// change how the smooth edges of others are rounded; rows may, where nothing of the group's own crosses
    /// them.
    fileprivate func canvas(of group: LayerGroup) -> PixelRect {
        if group.clip != nil || group.mask != nil { return clip }
        return PixelRect(left: clip.left, top: extent.top, right: clip.right, bottom: extent.bottom)
    }
}

extension CornerShape {
    /// The shape in pixels with its edges on whole ones; nil where the transform turns, mirrors or stretches
    /// it.
    func inPixels(_ transform: CGAffineTransform) -> CornerShape? {
        guard transform.isUpright else { return nil }
        guard transform.a == transform.d || !isRounded else { return nil }
        let rect = PixelRect(snapping: rect.applying(transform)).rect
        return CornerShape(
            rect: rect, radius: min(radius * transform.a, min(rect.width, rect.height) / 2),
            isContinuous: isContinuous, corners: corners)
    }
}
