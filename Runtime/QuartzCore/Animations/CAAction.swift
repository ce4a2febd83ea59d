public import Foundation

/// What happens when a property of a layer changes.
public protocol CAAction {
    /// Reacts to a change, after it was made.
    ///
    /// - Parameters:
    ///   - event: the key of the property.
    ///   - anObject: the layer.
    ///   - dict: nil for changes of properties.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Nothing happens, and the search for an action ends.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
