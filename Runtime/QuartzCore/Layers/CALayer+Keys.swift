import Foundation

/// The key-value coding of Apple's platforms, as far as it says anything without an Objective-C runtime.
extension CALayer {
    /// An animatable property by its key path, such as `transform.scale`, or what was set for another key.
    public func value(forKeyPath keyPath: String) -> Any? {
        LayerValues.canAnimate(keyPath) ? values[keyPath]?.any : storage[keyPath]
    }

    /// Sets an animatable property by its key path, or keeps a value for another key.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard LayerValues.canAnimate(keyPath) else {
            storage[keyPath] = value
            return
        }
        guard let current = values[keyPath] else { return }
        let new: AnimatableValue
        switch (current, value) {
        case (.color, nil): new = .color(nil)
        case (.path, nil): new = .path(nil)
        case (.image, nil): new = .image(nil)
        default:
            guard let value = value.flatMap(AnimatableValue.init) else { return }
            new = value
        }
        change(keyPath) { $0[keyPath] = new }
    }

    /// The same as `value(forKeyPath:)`.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// The same as `setValue(_:forKeyPath:)`.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
