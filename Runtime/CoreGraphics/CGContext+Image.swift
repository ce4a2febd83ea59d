import CCairo
public import Foundation

extension CGContext {
    /// Draws an image with its top at the greatest y of `rect`, as Apple's does: upside down where y points
    /// down.
    public func draw(_ image: CGImage, in rect: CGRect) {
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        let before = state.matrix
        concatenate(flip)
        drawUpright(image, in: rect)
        state.matrix = before
    }

    /// Draws an image with its top at the top of `rect`, stretched to fill it.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        draw(ImagePart(image), in: rect, tint: nil)
    }

    /// Draws `color` through an image's alpha, as a template image is drawn.
    package func drawMask(_ image: CGImage, color: CGColor, in rect: CGRect) {
        draw(ImagePart(image), in: rect, tint: color)
    }

    /// Draws an image in nine parts: corners as they are, edges stretched one way, the middle both ways.
    ///
    /// - Parameters:
    ///   - center: the middle part, as fractions of the image (`CALayer.contentsCenter`).
    ///   - imageScale: pixels of the image a point.
    ///   - tint: drawn through the image's alpha in place of its colours.
    ///
    /// Corners that do not fit `rect` are made smaller in proportion.
    package func drawNineSlice(
        _ image: CGImage, center: CGRect, imageScale: CGFloat, in rect: CGRect, tint: CGColor? = nil
    ) {
        guard imageScale > 0, center.isFinite else { return }
        let columns = NineSlice.spans(
            pixels: image.width, center: center.minX...max(center.maxX, center.minX), imageScale: imageScale,
            from: rect.minX, to: rect.maxX)
        let rows = NineSlice.spans(
            pixels: image.height, center: center.minY...max(center.maxY, center.minY), imageScale: imageScale,
            from: rect.minY, to: rect.maxY)
        for row in rows {
            for column in columns {
                let part = ImagePart(
                    image: image, x: column.source.lowerBound, y: row.source.lowerBound,
                    width: column.source.count, height: row.source.count)
                let target = CGRect(
                    x: column.start, y: row.start, width: column.end - column.start,
                    height: row.end - row.start)
                draw(part, in: snappedToPixels(target), tint: tint)
            }
        }
    }

    private func draw(_ part: ImagePart, in rect: CGRect, tint: CGColor?) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, rect.isFinite, mayShow(rect) else { return }
        let placed = CGAffineTransform(
            a: rect.width / CGFloat(part.width), b: 0, c: 0, d: rect.height / CGFloat(part.height),
            tx: rect.minX, ty: rect.minY
        ).concatenating(state.matrix)
        guard placed.isInvertible else { return }
        let (part, matrix) = part.visible(through: placed, clip: clipInPixels)
        guard trace(outline(of: part, in: rect, through: matrix)) else { return }
        part.image.withSurface(x: part.x, y: part.y, width: part.width, height: part.height) { surface in
            guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
            defer { cairo_pattern_destroy(pattern) }
            var inverse = matrix.inverted().cairo
            cairo_pattern_set_matrix(pattern, &inverse)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(
                pattern,
                state.interpolation == .none || matrix.isWholePixelMove
                    ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
            paint(pattern, tint: tint)
        }
        checkInvariants()
    }

    /// Where an image is painted, in pixels: where it has ink, if it is sampled, which is slow and comes to
    /// nothing around it.
    private func outline(of part: ImagePart, in rect: CGRect, through matrix: CGAffineTransform) -> CGPath {
        let outline = CGMutablePath()
        if !matrix.isWholePixelMove, state.blendMode == .normal, let inked = part.inked(through: matrix) {
            outline.addRect(inked.intersection(rect.applying(state.matrix)))
        } else {
            outline.addRect(rect, transform: state.matrix)
        }
        return outline
    }

    /// Paints the pattern within cairo's current path.
    private func paint(_ pattern: OpaquePointer, tint: CGColor?) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        applyCompositing()
        if let tint {
            applySource(tint)
            cairo_clip(cairo)
            cairo_mask(cairo, pattern)
            return
        }
        cairo_set_source(cairo, pattern)
        if state.alpha < 1 || state.blendMode.reachesBeyondShape {
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, Double(state.alpha))
        } else {
            cairo_fill(cairo)
        }
    }
}

/// Whole pixels of an image that are drawn as if they were one.
struct ImagePart {
    var image: CGImage
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(image: CGImage, x: Int, y: Int, width: Int, height: Int) {
        self.image = image
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    init(_ image: CGImage) {
        self.init(image: image, x: 0, y: 0, width: image.width, height: image.height)
    }

    /// The pixels that the clip lets through, and where they go. Cairo hands transforms on with 16 bits for
    /// whole pixels, so an image stretched beyond that is cut to what is seen.
    func visible(through matrix: CGAffineTransform, clip: CGRect) -> (ImagePart, CGAffineTransform) {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let target = whole.applying(matrix)
        let bound: CGFloat = 16_000
        guard max(abs(target.minX), abs(target.minY), abs(target.maxX), abs(target.maxY)) > bound else {
            return (self, matrix)
        }
        // Two pixels more on each side, because smoothing looks at neighbours.
        let seen = clip.applying(matrix.inverted()).insetBy(dx: -2, dy: -2).integral.intersection(whole)
        guard !seen.isNull, seen.width >= 1, seen.height >= 1 else { return (self, matrix) }
        let part = ImagePart(
            image: image, x: x + Int(seen.minX), y: y + Int(seen.minY), width: Int(seen.width),
            height: Int(seen.height))
        return (part, matrix.translatedBy(x: seen.minX, y: seen.minY))
    }

    /// The whole pixels outside of which an upright image shows nothing; nil for one that is turned or only
    /// a part.
    func inked(through matrix: CGAffineTransform) -> CGRect? {
        guard matrix.b == 0, matrix.c == 0, width == image.width, height == image.height else { return nil }
        let ink = image.ink
        if ink.isEmpty { return .zero }
        // How far smoothing reaches, in pixels of the image: further where it is made smaller.
        func reach(_ scale: CGFloat) -> CGFloat { 2 + 2 / abs(scale) }
        return ink.insetBy(dx: -reach(matrix.a), dy: -reach(matrix.d)).applying(matrix).integral
    }
}

extension CGAffineTransform {
    /// Whether pixels land on pixels unchanged.
    fileprivate var isWholePixelMove: Bool {
        a == 1 && b == 0 && c == 0 && d == 1 && tx == tx.rounded() && ty == ty.rounded()
    }
}

extension CGRect {
    /// Whether all four numbers are finite.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
