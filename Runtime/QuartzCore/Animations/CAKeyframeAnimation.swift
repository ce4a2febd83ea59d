public import Foundation

/// How a keyframe animation goes from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It mixes them.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// It jumps.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in order. Fewer than two, or one that cannot be animated, changes nothing or shows the
    /// first.
    open var values: [Any]?
    /// When each value shows, as fractions of the time in rising order; evenly by default. In the discrete
    /// mode there is one more, the end of the last.
    open var keyTimes: [NSNumber]?
    /// The pace of each step, one fewer than values; linear by default.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How it goes from one to the next; linear by default.
    open var calculationMode = CAAnimationCalculationMode.linear

    override func makeCopy() -> CAAnimation {
        guard type(of: self) == CAKeyframeAnimation.self else { return self }
        let copy = CAKeyframeAnimation()
        (copy.values, copy.keyTimes) = (values, keyTimes)
        (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
        return copy.copyingProperty(of: self)
    }

    override func value(at fraction: Double, over underlying: AnimatableValue) -> AnimatableValue? {
        let values = (values ?? []).compactMap(AnimatableValue.init)
        guard let last = values.last else { return nil }
        let progress = progress(at: fraction)
        let isDiscrete = calculationMode == .discrete
        let times = times(count: isDiscrete ? values.count + 1 : values.count)
        // The step that has begun last.
        let index = max(0, (times.lastIndex { $0 <= progress } ?? 0))
        if isDiscrete { return values[min(index, values.count - 1)] }
        guard index + 1 < values.count else { return last }
        let length = times[index + 1] - times[index]
        let part = length > 0 ? min(max((progress - times[index]) / length, 0), 1) : 1
        let pace = timingFunctions.flatMap { index < $0.count ? $0[index] : nil }
        return values[index].interpolated(to: values[index + 1], at: pace?.value(at: part) ?? part)
    }

    private func times(count: Int) -> [Double] {
        if let keyTimes, keyTimes.count == count { return keyTimes.map(\.doubleValue) }
        return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    }
}
