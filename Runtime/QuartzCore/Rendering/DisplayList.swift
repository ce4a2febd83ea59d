import CoreGraphics
import Foundation

/// A layer tree as it looks at one time, flattened to the steps of painting it from back to front.
struct DisplayList {
    private(set) var items: [DisplayItem] = []
    private let time: CFTimeInterval

    /// Flattens a tree.
    ///
    /// - Parameters:
    ///   - root: drawn in its superlayer's space.
    ///   - transform: from that space to pixels.
    ///   - surface: what is wholly outside is left out.
    init(
        _ root: CALayer, transform: CGAffineTransform, surface: PixelRect, at time: CFTimeInterval
    ) {
        self.time = time
        append(root, in: transform, clip: surface)
    }

    private mutating func append(_ layer: CALayer, in space: CGAffineTransform, clip: PixelRect) {
        let values = layer.running.isEmpty ? layer.values : layer.values(at: time)
        let opacity = CGFloat(min(max(values.opacity, 0), 1))
        // Less than half a step of 8 bits shows nowhere.
        guard !values.isHidden, opacity * 255 >= 0.5, values.bounds.isSane else { return }
        let transform = values.toSuperlayer.concatenating(space)
        guard transform.isInvertible else { return }
        let id = ObjectIdentifier(layer)
        let shape = CornerShape(values)
        let isClippedApart = values.masksToBounds && (shape.isRounded || !transform.keepsRectsUpright)
        var inner = clip
        if values.masksToBounds {
            let box = values.bounds.applying(transform)
            inner = clip.intersection(isClippedApart ? PixelRect(covering: box) : PixelRect(snapping: box))
            if inner.isEmpty { return }
        }
        let start = items.count
        appendContents(of: layer, values, shape, transform, inner, id)
        guard items.count > start else { return }

        var group = LayerGroup(opacity: opacity, clip: isClippedApart ? shape : nil)
        if let mask = layer.maskLayer {
            let list = DisplayList(mask, transform: transform, surface: inner, at: time)
            group.mask = list.items
        }
        wrap(from: start, in: group, id, transform, inner)
    }

    /// Adds what the layer draws and its sublayers.
    private mutating func appendContents(
        of layer: CALayer, _ values: LayerValues, _ shape: CornerShape, _ transform: CGAffineTransform,
        _ clip: PixelRect, _ id: ObjectIdentifier
    ) {
        let start = items.count
        var face = LayerFace(values, shape: shape)
        append(.face(face), .face, face.extent, id, transform, clip)
        let faceEnd = items.count
        if !layer.children.isEmpty {
            let inside = values.sublayerSpace.concatenating(transform)
            for child in layer.children.inPaintOrder(by: { $0.zPosition(at: time) }) {
                append(child, in: inside, clip: clip)
            }
        }
        guard let border = BorderFace(values, shape: shape) else { return }
        if items.count == faceEnd {
            // Nothing between: one item will do.
            items.removeSubrange(start...)
            face.border = border
            append(.face(face), .face, face.extent, id, transform, clip)
        } else {
            append(.border(border), .border, values.bounds, id, transform, clip)
        }
    }

    private mutating func append(
        _ content: DisplayItem.Content, _ part: DisplayItem.ID.Part, _ area: CGRect?, _ id: ObjectIdentifier,
        _ transform: CGAffineTransform, _ clip: PixelRect
    ) {
        guard let area else { return }
        // A pixel more on each side: edges move to the nearest one, and smooth ones spread.
        let extent = PixelRect(covering: area.applying(transform)).outset(by: 1).intersection(clip)
        guard !extent.isEmpty else { return }
        items.append(
            DisplayItem(
                id: DisplayItem.ID(layer: id, part: part), content: content, transform: transform, clip: clip,
                extent: extent))
    }

    /// Puts the items from `start` on in a group, unless they look the same without.
    private mutating func wrap(
        from start: Int, in group: LayerGroup, _ id: ObjectIdentifier, _ transform: CGAffineTransform,
        _ clip: PixelRect
    ) {
        var group = group
        if group.opacity == 1, group.clip == nil, group.mask == nil { return }
        if group.mask == nil, items.count == start + 1, items[start].isSinglePart {
            items[start].multiplyOpacity(by: group.opacity)
            if group.clip == nil { return }
            // The background has the shape of the clip already; cutting it again would thin its edge.
            if items[start].isJustBackground(of: id) { return }
            group.opacity = 1
            group.isDirect = true
        }
        let extent = items[start...].reduce(PixelRect.empty) { $0.union($1.extent) }
        func bracket(_ content: DisplayItem.Content, _ part: DisplayItem.ID.Part) -> DisplayItem {
            DisplayItem(
                id: DisplayItem.ID(layer: id, part: part), content: content, transform: transform, clip: clip,
                extent: extent)
        }
        items.insert(bracket(.begin(group), .begin), at: start)
        items.append(bracket(.end, .end))
    }
}

extension CALayer {
    fileprivate func zPosition(at time: CFTimeInterval) -> CGFloat {
        running.isEmpty ? values.zPosition : values(at: time).zPosition
    }
}

extension DisplayItem {
    /// Whether no two of its parts lie on each other, so that an opacity can count for it alone.
    fileprivate var isSinglePart: Bool {
        switch content {
        case .face(let face): face.partCount == 1
        case .border: true
        case .begin, .end: false
        }
    }

    fileprivate mutating func multiplyOpacity(by opacity: CGFloat) {
        guard opacity < 1, case .face(var face) = content else { return }
        face.opacity *= opacity
        content = .face(face)
    }

    fileprivate func isJustBackground(of layer: ObjectIdentifier) -> Bool {
        guard case .face(let face) = content, id.layer == layer else { return false }
        return face.background != nil || face.border != nil
    }
}

extension CGRect {
    /// Whether all numbers are finite and no side is negative.
    var isSane: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
            && size.width >= 0 && size.height >= 0
    }
}
