import CCairo
public import Foundation

extension CGContext {
    /// Forgets the path that was being built.
    public func beginPath() { device = CGMutablePath() }

    /// Starts a new subpath.
    public func move(to point: CGPoint) { device.move(to: point, transform: state.matrix) }

    /// Adds a straight line.
    public func addLine(to point: CGPoint) { device.addLine(to: point, transform: state.matrix) }

    /// Adds lines that join the points.
    public func addLines(between points: [CGPoint]) {
        device.addLines(between: points, transform: state.matrix)
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        device.addQuadCurve(to: end, control: control, transform: state.matrix)
    }

    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        device.addCurve(to: end, control1: control1, control2: control2, transform: state.matrix)
    }

    /// Adds an arc; see `CGMutablePath.addArc` for what `clockwise` means where y points down.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        device.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: state.matrix)
    }

    /// Adds an arc that touches two lines.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        device.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.matrix)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { device.addRect(rect, transform: state.matrix) }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { device.addRects(rects, transform: state.matrix) }

    /// Adds the ellipse that fills `rect`.
    public func addEllipse(in rect: CGRect) { device.addEllipse(in: rect, transform: state.matrix) }

    /// Adds all of a path.
    public func addPath(_ path: CGPath) { device.addPath(path, transform: state.matrix) }

    /// Joins the current point to the start of its subpath.
    public func closePath() { device.closeSubpath() }

    /// The path that is being built, in user space.
    public var path: CGPath? {
        guard !device.isEmpty, state.matrix.isInvertible else { return nil }
        var inverse = state.matrix.inverted()
        return device.copy(using: &inverse)
    }

    /// Whether no path is being built.
    public var isPathEmpty: Bool { device.isEmpty }

    /// Limits drawing to the inside of the path that was built, until the state is restored.
    public func clip(using rule: CGPathFillRule = .winding) {
        defer { beginPath() }
        guard trace(device) else { return clipAway() }
        cairo_set_antialias(cairo, state.antialiases ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_clip(cairo)
    }

    /// Limits drawing to a rectangle, until the state is restored.
    public func clip(to rect: CGRect) {
        beginPath()
        addRect(rect)
        clip()
    }

    /// Limits drawing to some rectangles together, until the state is restored.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    private func clipAway() {
        cairo_new_path(cairo)
        cairo_clip(cairo)
    }

    /// Gives cairo a path in pixels; false if there is nothing to draw.
    func trace(_ path: CGPath) -> Bool {
        cairo_new_path(cairo)
        guard !path.isEmpty, state.matrix.isInvertible else { return false }
        return PathTracer(cairo: cairo).trace(path.elements)
    }
}

extension CGPathFillRule {
    var cairo: cairo_fill_rule_t {
        self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    }
}
