import CCairo
public import Foundation

extension CGContext {
    /// Paints the inside of the path that was built and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(device, using: rule)
        beginPath()
    }

    /// Paints the line of the path that was built and forgets it.
    public func strokePath() {
        stroke(device)
        beginPath()
    }

    /// Paints the path that was built and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: fill(device, using: .winding)
        case .eoFill: fill(device, using: .evenOdd)
        case .stroke: stroke(device)
        case .fillStroke:
            fill(device, using: .winding)
            stroke(device)
        case .eoFillStroke:
            fill(device, using: .evenOdd)
            stroke(device)
        }
        beginPath()
    }

    /// Paints a rectangle in the fill colour.
    public func fill(_ rect: CGRect) {
        let path = CGMutablePath()
        path.addRect(rect, transform: state.matrix)
        fill(path, using: .winding)
    }

    /// Paints rectangles in the fill colour.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Paints the ellipse that fills `rect`.
    public func fillEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: state.matrix)
        fill(path, using: .winding)
    }

    /// Paints the outline of a rectangle: half of the line inside, half outside.
    public func stroke(_ rect: CGRect) {
        let path = CGMutablePath()
        path.addRect(rect, transform: state.matrix)
        stroke(path)
    }

    /// Paints the outline of a rectangle with a line of its own width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.lineWidth
        state.lineWidth = width
        stroke(rect)
        state.lineWidth = before
    }

    /// Paints the outline of the ellipse that fills `rect`.
    public func strokeEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: state.matrix)
        stroke(path)
    }

    /// Paints separate lines, each from one point to the next: the first to the second, the third to the
    /// fourth.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes every pixel of a rectangle transparent.
    public func clear(_ rect: CGRect) {
        let before = state.blendMode
        state.blendMode = .clear
        fill(rect)
        state.blendMode = before
    }

    private func fill(_ path: CGPath, using rule: CGPathFillRule) {
        guard trace(path) else { return }
        cairo_set_fill_rule(cairo, rule.cairo)
        applyCompositing()
        applySource(state.fillColor)
        if state.blendMode.reachesBeyondShape {
            cairo_save(cairo)
            cairo_clip(cairo)
            cairo_paint(cairo)
            cairo_restore(cairo)
        } else {
            cairo_fill(cairo)
        }
        checkInvariants()
    }

    private func stroke(_ path: CGPath) {
        guard state.lineWidth > 0, state.lineWidth.isFinite, trace(path) else { return }
        applyCompositing()
        applySource(state.strokeColor)
        cairo_save(cairo)
        var pen = state.matrix.cairo
        (pen.x0, pen.y0) = (0, 0)
        cairo_set_matrix(cairo, &pen)
        applyLineStyle()
        cairo_stroke(cairo)
        cairo_restore(cairo)
        checkInvariants()
    }

    private func applyLineStyle() {
        cairo_set_line_width(cairo, Double(min(state.lineWidth, 1_000_000)))
        cairo_set_line_cap(cairo, state.lineCap.cairo)
        cairo_set_line_join(cairo, state.lineJoin.cairo)
        cairo_set_miter_limit(cairo, state.miterLimit.isFinite ? Double(max(state.miterLimit, 1)) : 10)
        let lengths = state.dash.lengths.map(Double.init)
        // Cairo stops working after a negative or an all-zero dash, and takes for ever on one of no visible
        // length.
        let isDashed = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.reduce(0, +) > 0.01
        let phase = state.dash.phase.isFinite ? Double(state.dash.phase) : 0
        cairo_set_dash(cairo, lengths, isDashed ? Int32(lengths.count) : 0, phase)
    }
}
