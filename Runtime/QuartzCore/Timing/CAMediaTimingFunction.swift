public import Foundation

/// A named pace of an animation.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The same speed throughout.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at last.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at first and last.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// What the system uses: quick at first, slow at last.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

    /// The cubic curve's two control points, x and y each (the curves of Core Animation, and of CSS after
    /// it).
    var controls: (Float, Float, Float, Float) {
        switch self {
        case .easeIn: (0.42, 0, 1, 1)
        case .easeOut: (0, 0, 0.58, 1)
        case .easeInEaseOut: (0.42, 0, 0.58, 1)
        case .default: (0.25, 0.1, 0.25, 1)
        default: (0, 0, 1, 1)
        }
    }
}

/// The pace of an animation: a cubic curve from (0, 0) to (1, 1), time across and progress up.
public final class CAMediaTimingFunction: NSObject, Sendable {
    private let controls: (x1: Double, y1: Double, x2: Double, y2: Double)

    /// Makes a named pace; an unknown name is linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        let (x1, y1, x2, y2) = name.controls
        self.init(controlPoints: x1, y1, x2, y2)
    }

    /// Makes a pace from the curve's two control points. Their x is limited to 0 to 1, so that time never
    /// turns back.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        func limited(_ x: Float) -> Double { Double(x.isNaN ? 0 : min(max(x, 0), 1)) }
        func number(_ y: Float) -> Double { y.isFinite ? Double(y) : 0 }
        controls = (limited(c1x), number(c1y), limited(c2x), number(c2y))
    }

    /// Writes x and y of the point `index`, from 0 (the start) to 3 (the end), to the two floats at `values`.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        precondition(
            (0...3).contains(index), "A timing function has the control points 0 to 3, not \(index).")
        let points = [(0, 0), (controls.x1, controls.y1), (controls.x2, controls.y2), (1, 1)]
        (values[0], values[1]) = (Float(points[index].0), Float(points[index].1))
    }

    /// Whether both have the same curve.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CAMediaTimingFunction else { return false }
        return controls == other.controls
    }

    /// A hash of the curve.
    public override var hash: Int {
        [controls.x1, controls.y1, controls.x2, controls.y2].hashValue
    }

    /// The progress when `fraction` of the time has gone by; both 0 to 1, though progress may overshoot
    /// between.
    package func value(at fraction: Double) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        if controls.x1 == controls.y1, controls.x2 == controls.y2 { return fraction }
        return Self.curve(controls.y1, controls.y2, parameter(at: fraction))
    }

    /// Where on the curve x is `fraction`. Halving always arrives, because x never turns back.
    private func parameter(at fraction: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.curve(controls.x1, controls.x2, middle) < fraction { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func curve(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t
    }
}
