import CoreGraphics
import Foundation

extension CALayer {
    /// Whether the contents are waiting to be drawn.
    public func needsDisplay() -> Bool { dirt.contains(.display) }

    /// Whether nobody drew: set when a default implementation is reached. Main thread only, as all drawing of
    /// layers.
    nonisolated(unsafe) private static var nothingDrawn = false

    /// To be called by a default implementation of drawing, so that a layer for which nobody draws keeps no
    /// bitmap.
    package static func noteNothingDrawn() {
        nothingDrawn = true
    }

    /// The longest side of a backing, in pixels, and its most pixels; a larger layer draws more coarsely.
    private static let longestSide: CGFloat = 16_384
    private static let mostPixels: CGFloat = 67_108_864

    /// Draws the contents into a bitmap of the layer's size and scale.
    package func drawBacking() {
        values.contents = makeBacking()
        values.contentsAreDrawn = true
        mark(.composite)
    }

    private func makeBacking() -> CGImage? {
        let size = values.bounds.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let scale = backingScale(of: size)
        func pixels(_ length: CGFloat) -> Int { max(1, Int((length * scale - 1e-6).rounded(.up))) }
        guard let context = CGContext(width: pixels(size.width), height: pixels(size.height), scale: scale)
        else {
            return nil
        }
        context.translateBy(x: -values.bounds.minX, y: -values.bounds.minY)
        delegate?.layerWillDraw(self)
        let outer = Self.nothingDrawn
        defer { Self.nothingDrawn = outer }
        Self.nothingDrawn = false
        draw(in: context)
        // An override may call the default and draw as well.
        if Self.nothingDrawn, context.isBlank { return nil }
        return context.makeImage()
    }

    private func backingScale(of size: CGSize) -> CGFloat {
        let wanted = values.contentsScale > 0 && values.contentsScale.isFinite ? values.contentsScale : 1
        return min(
            wanted, Self.longestSide / max(size.width, size.height),
            (Self.mostPixels / size.width / size.height).squareRoot())
    }
}

extension CGContext {
    fileprivate var isBlank: Bool {
        withPixels { pixels in
            guard let start = pixels.baseAddress else { return true }
            // Each pixel equals the one before it and the first is clear: one pass of the C library.
            return start[0] == 0 && memcmp(start, start + 1, (pixels.count - 1) * 4) == 0
        }
    }
}
