import Foundation

/// An animation from one value to another.
///
/// Of `fromValue`, `toValue` and `byValue` at most two should be given. What is missing is the value that the
/// layer would have without the animation: from alone runs to it, to alone from it, by alone from it to so
/// much more.
open class CABasicAnimation: CAPropertyAnimation {
    /// Where it begins.
    open var fromValue: Any?
    /// Where it ends.
    open var toValue: Any?
    /// How much it adds to the start, or takes from the end.
    open var byValue: Any?

    override func makeCopy() -> CAAnimation {
        type(of: self) == CABasicAnimation.self ? CABasicAnimation().copyingValues(of: self) : self
    }

    func copyingValues(of other: CABasicAnimation) -> Self {
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
        return copyingProperty(of: other)
    }

    override func value(at fraction: Double, over underlying: AnimatableValue) -> AnimatableValue? {
        guard let (from, to) = ends(over: underlying) else { return nil }
        return from.interpolated(to: to, at: progress(at: fraction))
    }

    private func ends(over underlying: AnimatableValue) -> (AnimatableValue, AnimatableValue)? {
        let from = fromValue.flatMap(AnimatableValue.init)
        let to = toValue.flatMap(AnimatableValue.init)
        let by = byValue.flatMap(AnimatableValue.init)
        // A sum has nothing to come from or go to but zero, so a missing end would count what is there twice.
        let rest = isAdditive ? underlying.negated.map(underlying.adding) ?? underlying : underlying
        return switch (from, to, by) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, from.adding(by))
        case (nil, let to?, let by?): (by.negated.map(to.adding) ?? to, to)
        case (let from?, nil, nil): (from, rest)
        case (nil, let to?, nil): (rest, to)
        case (nil, nil, let by?): (rest, rest.adding(by))
        case (nil, nil, nil): nil
        }
    }
}
