import CCairo
public import Foundation

extension CGContext {
    /// Remembers the state (clip, transform, colours, line style, alpha, blend mode) until `restoreGState()`.
    public func saveGState() {
        stack.append(.state(state))
        cairo_save(cairo)
    }

    /// Takes back the state of the last `saveGState()`. Without one in the present transparency layer nothing
    /// happens.
    public func restoreGState() {
        guard case .state(let saved) = stack.last else { return }
        stack.removeLast()
        cairo_restore(cairo)
        state = saved
    }

    /// The map from user space (points) to pixels.
    public var ctm: CGAffineTransform { state.matrix }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.matrix = state.matrix.translatedBy(x: tx, y: ty)
    }

    /// Scales user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        state.matrix = state.matrix.scaledBy(x: sx, y: sy)
    }

    /// Turns user space by radians; a positive angle turns clockwise on the screen.
    public func rotate(by angle: CGFloat) {
        state.matrix = state.matrix.rotated(by: angle)
    }

    /// Does `transform` first and what was there after it.
    public func concatenate(_ transform: CGAffineTransform) {
        state.matrix = transform.concatenating(state.matrix)
    }

    /// Replaces the map from user space to pixels.
    package func setMatrix(_ matrix: CGAffineTransform) {
        state.matrix = matrix
    }

    /// Sets the colour of `fill`.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
    }

    /// Sets the colour of `fill` from sRGB components.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the colour of `stroke`.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
    }

    /// Sets the colour of `stroke` from sRGB components.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the opacity of everything drawn from here, 0 to 1; 1 at first.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
    }

    /// Sets how drawing mixes with what is there; normal at first.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// Sets the width of strokes, in user space; 1 at first.
    public func setLineWidth(_ width: CGFloat) {
        state.lineWidth = width
    }

    /// Sets how strokes end; butt at first.
    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
    }

    /// Sets how strokes meet; miter at first.
    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
    }

    /// Sets how far a miter may reach, in line widths; 10 at first.
    public func setMiterLimit(_ limit: CGFloat) {
        state.miterLimit = limit
    }

    /// Sets the lengths of dashes and gaps in turn; none at first. Negative or all-zero lengths mean no
    /// dashes.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dash = (phase, lengths)
    }

    /// Whether edges between pixels are smoothed; they are at first.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.antialiases = shouldAntialias
    }

    /// How images are sampled at another size than their own.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }
}
