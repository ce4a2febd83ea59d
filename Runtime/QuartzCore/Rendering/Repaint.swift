import CoreGraphics
import Foundation

/// The rows of a surface to paint again so that the pixels of a region come out as if all had been painted.
///
/// Cairo does not paint a part quite as it paints the whole: it rounds where a smooth edge crosses the left
/// or right side of a clip, and samples a turned or scaled picture from the middle of what it paints. So
/// parts are whole rows, and hold such pictures whole or not at all. Even so a turned picture, or a join of
/// two nearly straight lines, may come out a 255th off at a pixel.
struct Repaint {
    private(set) var rows: [PixelRect]

    init(_ region: Region, of items: [DisplayItem], on surface: PixelRect, scale: CGFloat) {
        rows = Self.merged(region.rects, across: surface)
        var pictures = items.flatMap { $0.sampledPictures(scale: scale) }
        func isPartlyPainted(_ picture: PixelRect) -> Bool { rows.contains { $0.intersects(picture) } }
        while let index = pictures.firstIndex(where: isPartlyPainted) {
            rows = Self.merged(rows + [pictures.remove(at: index)], across: surface)
        }
    }

    private static func merged(_ rects: [PixelRect], across surface: PixelRect) -> [PixelRect] {
        var result: [PixelRect] = []
        for rect in rects.sorted(by: { $0.top < $1.top }) {
            if let last = result.last, rect.top <= last.bottom {
                result[result.count - 1].bottom = max(last.bottom, rect.bottom)
            } else {
                result.append(
                    PixelRect(left: surface.left, top: rect.top, right: surface.right, bottom: rect.bottom))
            }
        }
        return result
    }
}

extension DisplayItem {
    /// Where pictures are drawn at another size than their own, or turned.
    fileprivate func sampledPictures(scale: CGFloat) -> [PixelRect] {
        switch content {
        case .face(let face): face.samplesPictures(transform, scale: scale) ? [extent] : []
        case .begin(let group): group.mask?.flatMap { $0.sampledPictures(scale: scale) } ?? []
        case .border, .end: []
        }
    }
}

extension LayerFace {
    fileprivate func samplesPictures(_ transform: CGAffineTransform, scale: CGFloat) -> Bool {
        if shadow != nil, !transform.isMove(scale: scale) { return true }
        guard let contents else { return false }
        let target = contents.frame(in: shape.rect).applying(transform)
        return !transform.isUpright || contents.center != .unit
            || abs(target.width - CGFloat(contents.image.width)) >= 0.5
            || abs(target.height - CGFloat(contents.image.height)) >= 0.5
    }
}

extension CGRect {
    /// All of a picture, in fractions of it.
    static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}

extension CGAffineTransform {
    /// Whether rectangles stay upright and are not mirrored.
    var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// Whether it moves points to pixels without scaling beyond the screen's own scale.
    func isMove(scale: CGFloat) -> Bool { b == 0 && c == 0 && a == scale && d == scale }
}
