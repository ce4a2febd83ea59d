public import QuartzCore

/// A path that is built, asked and painted as one object.
open class UIBezierPath: NSObject {
    private var path: CGMutablePath

    /// An empty path.
    public override init() {
        path = CGMutablePath()
        super.init()
    }

    /// The path of CoreGraphics, copied.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }

    public convenience init(ovalIn rect: CGRect) {
        self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
    }

    /// A rectangle with the corners of iOS, which turn gradually.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(cgPath: CGPath(continuousRoundedRect: rect, cornerRadius: cornerRadius))
    }

    /// Part of a circle. Angles are in radians from the x axis, and grow clockwise on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// The path of CoreGraphics, copied both ways.
    open var cgPath: CGPath {
        get { path.copy() ?? CGMutablePath() }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    // MARK: Building

    open func move(to point: CGPoint) { path.move(to: point) }

    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// A line to the start of the arc, and the arc. Angles are in radians from the x axis, and grow clockwise
    /// on the screen, whose y axis goes down; CoreGraphics, whose goes up, calls that way the other one.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    open func close() { path.closeSubpath() }

    open func removeAllPoints() { path = CGMutablePath() }

    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    open func apply(_ transform: CGAffineTransform) {
        let old = path
        path = CGMutablePath()
        path.addPath(old, transform: transform)
    }

    // MARK: Asking

    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle that holds the outline; null for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// Where the path ends; zero for an empty one.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether a point is inside, open subpaths being closed for that.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: rule) }

    // MARK: Painting

    /// Whether what the path goes round twice is outside; false by default.
    open var usesEvenOddFillRule = false
    /// Points; 1 by default.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    /// How long a pointed join may be, in line widths, before it is cut off; 10 by default.
    open var miterLimit: CGFloat = 10

    private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// Fills it in the current context with that one's colour; does nothing where none is.
    @MainActor open func fill() {
        paint { $0.fillPath(using: rule) }
    }

    /// Draws the outline in the current context with that one's colour; does nothing where none is.
    @MainActor open func stroke() {
        paint { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.strokePath()
        }
    }

    /// What is painted in the current context from here on is cut off at the outline.
    @MainActor open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: rule)
    }

    @MainActor private func paint(_ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.beginPath()
        context.addPath(path)
        body(context)
        context.restoreGState()
    }
}
