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
        var index = items.lastIndexHidingOthers(within: area) ?? items.startIndex
        while index < items.endIndex {
            let item = items[index]
            var next = index + 1
            if case .begin(let group) = item.content {
                next = items.endOfGroup(at: index)
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
        // The strips are those of the shape, whatever part of it is painted, so that a part comes out as the
        // whole.
        var rest = area
        for strip in group.straightStrips(item.transform) {
            var above = rest
            above.bottom = min(rest.bottom, strip.top)
            if !above.isEmpty { putTogether(group, item, items, within: above) }
            rest.top = max(rest.top, strip.bottom)
            let part = strip.intersection(area)
            if part.isEmpty { continue }
            context.saveGState()
            context.clip(to: part.rect)
            paint(items, within: part)
            context.restoreGState()
        }
        if !rest.isEmpty { putTogether(group, item, items, within: rest) }
    }

    /// Paints a group on a layer of its own first.
    private func putTogether(
        _ group: LayerGroup, _ item: DisplayItem, _ items: ArraySlice<DisplayItem>, within area: PixelRect
    ) {
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: area.rect)
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

extension ArraySlice<DisplayItem> {
    /// Where the group ends that begins at an index.
    fileprivate func endOfGroup(at index: Int) -> Int {
        let end = DisplayItem.ID(layer: self[index].id.layer, part: .end)
        return self[index...].firstIndex { $0.id == end } ?? endIndex - 1
    }

    /// The topmost item that covers all of an area for certain: what is before it need not be painted.
    fileprivate func lastIndexHidingOthers(within area: PixelRect) -> Int? {
        var found: Int?
        var index = startIndex
        while index < endIndex {
            switch self[index].content {
            case .begin: index = endOfGroup(at: index)
            case .face(let face) where self[index].hides(area, with: face): found = index
            case .face, .border, .end: break
            }
            index += 1
        }
        return found
    }
}

extension DisplayItem {
    fileprivate func hides(_ area: PixelRect, with face: LayerFace) -> Bool {
        face.opacity == 1 && clip.intersection(area) == area
            && face.opaquePixels(transform).intersection(area) == area
    }
}

extension LayerGroup {
    /// Where cutting the group to its shape is cutting it to a rectangle, from top to bottom.
    fileprivate func straightStrips(_ transform: CGAffineTransform) -> [PixelRect] {
        guard opacity == 1 else { return [] }
        if let mask {
            guard clip == nil, mask.count == 1, let path = mask[0].filledPath else { return [] }
            return StraightRows(of: path).strips.map { $0.intersection(mask[0].clip) }.filter { !$0.isEmpty }
        }
        guard let shape = clip?.inPixels(transform) else { return [] }
        return StraightRows(of: shape.path).strips
    }
}

extension DisplayItem {
    /// The shape in pixels of an item that is a shape filled with an opaque colour and nothing else.
    fileprivate var filledPath: CGPath? {
        guard case .face(let face) = content, face.partCount == 1, face.opacity == 1,
            let vector = face.vector, vector.fillColor?.alpha == 1, transform.isUpright
        else { return nil }
        return withUnsafePointer(to: transform) { vector.path?.copy(using: $0) }
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
