import CoreGraphics
import Foundation

/// One step of painting a frame, with everything that its pixels depend on: equal items paint equal pixels.
struct DisplayItem {
    /// What the item is of, so that two frames can be compared.
    struct ID: Hashable {
        enum Part: Hashable { case face, border, begin, end }
        var layer: ObjectIdentifier
        var part: Part
    }

    enum Content: Equatable {
        /// What a layer draws itself.
        case face(LayerFace)
        /// A border above sublayers.
        case border(BorderFace)
        /// What follows, up to `end`, is put together first.
        case begin(LayerGroup)
        case end
    }

    var id: ID
    var content: Content
    /// From the layer's space to pixels.
    var transform: CGAffineTransform
    /// What lies outside is not painted.
    var clip: PixelRect
    /// All pixels that the item may change, within `clip`. For both ends of a group, those of what is within.
    var extent: PixelRect

    /// Whether the item paints the same as another. The extent follows from the rest, or, for a group, from
    /// the items within, which are compared themselves.
    func paintsSame(as other: DisplayItem) -> Bool {
        transform == other.transform && clip == other.clip && content == other.content
    }
}

/// A rectangle with rounded corners, in the layer's space.
struct CornerShape: Hashable {
    var rect: CGRect
    /// In points; at most half the shorter side.
    var radius: CGFloat
    var isContinuous: Bool
    var corners: RectCorners

    init(_ values: LayerValues) {
        rect = values.bounds
        let limit = min(rect.width, rect.height) / 2
        radius = values.cornerRadius.isFinite ? max(0, min(values.cornerRadius, limit)) : 0
        isContinuous = values.cornerCurve == .continuous
        corners = RectCorners(rawValue: values.maskedCorners.rawValue & 15)
        if corners.isEmpty { radius = 0 }
    }

    init(rect: CGRect, radius: CGFloat, isContinuous: Bool, corners: RectCorners) {
        (self.rect, self.radius, self.isContinuous, self.corners) = (rect, radius, isContinuous, corners)
    }

    var isRounded: Bool { radius > 0 }

    /// How far the corners reach along the sides, in radii.
    var reach: CGFloat { isContinuous ? 1.528665 : 1 }

    var path: CGPath {
        if !isRounded { return CGPath(rect: rect, transform: nil) }
        return isContinuous
            ? CGPath(continuousRoundedRect: rect, cornerRadius: radius, corners: corners)
            : CGPath(roundedRect: rect, cornerRadius: radius, corners: corners)
    }

    /// The shape moved inwards, with corners about the same centres.
    func inset(by width: CGFloat) -> CornerShape {
        var result = self
        result.rect =
            rect.width > width * 2 && rect.height > width * 2 ? rect.insetBy(dx: width, dy: width) : .zero
        result.radius = max(0, min(radius - width, min(result.rect.width, result.rect.height) / 2))
        return result
    }
}

/// A frame along the inside of a layer's edge.
struct BorderFace: Equatable {
    var shape: CornerShape
    var width: CGFloat
    var color: CGColor
}

/// A blurred copy of a shape beneath the layer.
struct ShadowFace: Equatable {
    enum Outline: Hashable {
        case corners(CornerShape)
        case path(CGPath)
    }

    var outline: Outline
    var color: CGColor
    var opacity: CGFloat
    var offset: CGSize
    /// In points.
    var sigma: CGFloat
}

/// A picture in a layer.
struct ContentsFace: Equatable {
    var image: CGImage
    var isDrawn: Bool
    var scale: CGFloat
    var gravity: CALayerContentsGravity
    var part: CGRect
    var center: CGRect

    static func == (a: ContentsFace, b: ContentsFace) -> Bool {
        // Images never change, so the same one is the same picture.
        a.image === b.image && a.isDrawn == b.isDrawn && a.scale == b.scale && a.gravity == b.gravity
            && a.part == b.part && a.center == b.center
    }
}

/// What a layer draws itself, from back to front.
struct LayerFace: Equatable {
    var shape: CornerShape
    var opacity: CGFloat = 1
    var shadow: ShadowFace?
    var background: CGColor?
    var contents: ContentsFace?
    var vector: ShapeValues?
    var border: BorderFace?

    /// How many parts may lie on each other; more than one must be put together before an opacity counts.
    var partCount: Int {
        let isFilledAndStroked = vector.map { $0.fillColor != nil && $0.strokeColor != nil } ?? false
        return (shadow == nil ? 0 : 1) + (background == nil ? 0 : 1) + (contents == nil ? 0 : 1)
            + (vector == nil ? 0 : isFilledAndStroked ? 2 : 1) + (border == nil ? 0 : 1)
    }
}

/// How items are put together.
struct LayerGroup: Equatable {
    var opacity: CGFloat = 1
    /// What is outside is cut off, with smooth edges.
    var clip: CornerShape?
    /// Whether `clip` alone will do, because no two parts lie on each other.
    var isDirect = false
    /// What shows through, and nothing of what is within does outside.
    var mask: [DisplayItem]?

    static func == (a: LayerGroup, b: LayerGroup) -> Bool {
        guard a.opacity == b.opacity, a.clip == b.clip, a.isDirect == b.isDirect else { return false }
        guard let first = a.mask, let second = b.mask else { return a.mask == nil && b.mask == nil }
        return first.count == second.count && zip(first, second).allSatisfy { $0.paintsSame(as: $1) }
    }
}
