public import CoreGraphics
public import Foundation

/// Which points count as inside where a path crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Those that the path goes around more often one way than the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Those that the path goes around an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a cap from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Round, half a width beyond the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Square, half a width beyond the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a join from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In a point, up to the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path, between its contents and its sublayers.
open class CAShapeLayer: CALayer {
    /// Makes a layer without a path.
    public override init() {
        super.init()
        values.shape = ShapeValues()
    }

    /// Makes a copy of a layer's properties.
    public override init(layer: Any) {
        super.init(layer: layer)
        values.shape = values.shape ?? ShapeValues()
    }

    /// A copy of the layer as animations show it now.
    open override func presentation() -> CAShapeLayer? {
        presented(by: CAShapeLayer.init(layer:))
    }

    var shape: ShapeValues { values.shape ?? ShapeValues() }

    func changeShape(_ key: String, _ body: (inout ShapeValues) -> Void) {
        var new = shape
        body(&new)
        if new != shape { change(key) { $0.shape = new } }
    }
}

extension CAShapeLayer {
    /// What is drawn, in the layer's space; nil by default.
    public var path: CGPath? {
        get { shape.path }
        // A copy, because a mutable path would change what has been drawn.
        set { changeShape("path") { $0.path = newValue?.copy() } }
    }

    /// The colour of the inside; black by default, nil for none.
    public var fillColor: CGColor? {
        get { shape.fillColor }
        set { changeShape("fillColor") { $0.fillColor = newValue } }
    }

    /// Which points are inside; non-zero by default.
    public var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { changeShape("fillRule") { $0.fillRule = newValue } }
    }

    /// The colour of the line; nil, none, by default.
    public var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { changeShape("strokeColor") { $0.strokeColor = newValue } }
    }

    /// Where the line starts, as a fraction of its length; 0 by default.
    public var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { changeShape("strokeStart") { $0.strokeStart = newValue } }
    }

    /// Where the line ends, as a fraction of its length; 1 by default.
    public var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { changeShape("strokeEnd") { $0.strokeEnd = newValue } }
    }

    /// How wide the line is, in points; 1 by default.
    public var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { changeShape("lineWidth") { $0.lineWidth = newValue } }
    }

    /// How far a point may reach, in line widths; 10 by default.
    public var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { changeShape("miterLimit") { $0.miterLimit = newValue } }
    }

    /// How lines end; butt by default.
    public var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { changeShape("lineCap") { $0.lineCap = newValue } }
    }

    /// How lines meet; miter by default.
    public var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { changeShape("lineJoin") { $0.lineJoin = newValue } }
    }

    /// How far into the dash pattern the line starts, in points; 0 by default.
    public var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { changeShape("lineDashPhase") { $0.lineDashPhase = newValue } }
    }

    /// The lengths of dashes and gaps in turn, in points; nil, the default, is a whole line.
    public var lineDashPattern: [NSNumber]? {
        get {
            shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: Double($0)) }
        }
        set {
            changeShape("lineDashPattern") {
                $0.lineDashPattern = (newValue ?? []).map { CGFloat($0.doubleValue) }
            }
        }
    }
}
