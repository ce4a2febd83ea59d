import CCairo
public import Foundation

extension CGContext {
    /// The smallest user-space rectangle that holds everything the clip lets through.
    public var boundingBoxOfClipPath: CGRect {
        guard state.matrix.isInvertible else { return .zero }
        return clipInPixels.applying(state.matrix.inverted())
    }

    /// The point in pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.matrix) }

    /// The box of the rectangle in pixels.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.matrix) }

    /// The point in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.matrix.inverted()) }

    /// The box of the rectangle in user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.matrix.inverted()) }

    /// The rectangle with its edges moved to the nearest pixels, so that neighbours that share an edge never
    /// gap. Under a turned transform it stays as it is.
    package func snappedToPixels(_ rect: CGRect) -> CGRect {
        guard state.matrix.keepsRectsUpright, state.matrix.isInvertible, !rect.isNull, !rect.isInfinite else {
            return rect
        }
        return rect.applying(state.matrix).roundedEdges.applying(state.matrix.inverted())
    }

    /// Whether anything drawn within the rectangle could be seen. Asking is cheaper than drawing what is
    /// clipped.
    package func mayShow(_ rect: CGRect) -> Bool {
        guard state.matrix.isInvertible else { return false }
        return rect.applying(state.matrix).intersects(clipInPixels)
    }

    /// Lends cairo with user space as its matrix, for drawing that is not ours. What is far from the bitmap
    /// must not be drawn: see `mayShow`. Does nothing where the transform has collapsed.
    package func withUserSpace(_ body: (OpaquePointer) -> Void) {
        guard state.matrix.isInvertible else { return }
        var matrix = state.matrix.cairo
        cairo_save(cairo)
        cairo_set_matrix(cairo, &matrix)
        applyCompositing()
        cairo_new_path(cairo)
        body(cairo)
        cairo_restore(cairo)
        cairo_new_path(cairo)
        checkInvariants()
    }

    /// The opacity that everything drawn is multiplied by.
    package var alpha: CGFloat { state.alpha }

    /// The box of the clip, in pixels.
    var clipInPixels: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Tells cairo the blend mode and whether to smooth.
    func applyCompositing() {
        cairo_set_operator(cairo, state.blendMode.cairo)
        cairo_set_antialias(cairo, state.antialiases ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
    }

    /// Tells cairo the colour, with the context's opacity.
    func applySource(_ color: CGColor) {
        cairo_set_source_rgba(
            cairo, Double(color.red), Double(color.green), Double(color.blue),
            Double(color.alpha * state.alpha))
    }

    /// Cairo goes deaf after an error; nothing we hand it may cause one.
    func checkInvariants() {
        assert(
            cairo_status(cairo) == CAIRO_STATUS_SUCCESS,
            "cairo failed: \(String(cString: cairo_status_to_string(cairo_status(cairo))))")
    }
}

extension CGRect {
    /// The rectangle with each edge at the nearest whole number.
    var roundedEdges: CGRect {
        let (left, top) = (minX.rounded(), minY.rounded())
        return CGRect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
    }
}

extension CGAffineTransform {
    var cairo: cairo_matrix_t {
        cairo_matrix_t(
            xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }
}
