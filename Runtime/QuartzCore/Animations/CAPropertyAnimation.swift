import Foundation

/// An animation of one property, named by its key path, such as `position`, `bounds.size.width` or
/// `transform.scale`.
///
/// A key path that no layer animates changes nothing.
open class CAPropertyAnimation: CAAnimation {
    /// Which property.
    open var keyPath: String?
    /// Whether the animation's value is added to what is there, so that several run together; false by
    /// default. Numbers, points, sizes, rectangles and transforms can be added.
    open var isAdditive = false

    /// Makes an animation without a property.
    public override init() {
        super.init()
    }

    /// Makes an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    func copyingProperty(of other: CAPropertyAnimation) -> Self {
        (keyPath, isAdditive) = (other.keyPath, other.isAdditive)
        return copyingTime(of: other)
    }

    /// The value at a fraction of the time, over what is there without it; nil changes nothing.
    func value(at fraction: Double, over underlying: AnimatableValue) -> AnimatableValue? { nil }

    override func show(at fraction: Double, in values: inout LayerValues) {
        guard let keyPath, let underlying = values[keyPath] else { return }
        guard let value = value(at: fraction, over: underlying) else { return }
        values[keyPath] = isAdditive ? underlying.adding(value) : value
    }
}
