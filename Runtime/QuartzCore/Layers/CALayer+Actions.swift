import Foundation

extension CALayer {
    /// Changes a property, and runs the action that the layer has for it.
    ///
    /// The action is asked for before the change, so that it can still read the old value, and run after it.
    func change(_ key: String, _ body: (inout LayerValues) -> Void) {
        guard !isPresentation else { return body(&values) }
        let action = pendingAction(forKey: key)
        body(&values)
        mark(.composite)
        if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    private func pendingAction(forKey key: String) -> (any CAAction)? {
        // Nobody to ask and nothing to see: most changes are made before a layer shows.
        if delegate == nil, actions == nil, !hasArrived { return nil }
        guard !CATransaction.disableActions(), let action = action(forKey: key), !(action is NSNull) else {
            return nil
        }
        guard let animation = action as? CABasicAnimation, animation.fromValue == nil,
            animation.toValue == nil,
            animation.byValue == nil, !animation.isAdditive
        else { return action }
        // Without values of its own it runs from what shows now to what is about to be set.
        let copy = animation.makeCopy() as? CABasicAnimation ?? animation
        if copy.keyPath == nil { copy.keyPath = key }
        if let keyPath = copy.keyPath { copy.fromValue = presentedValues[keyPath]?.orClear.any }
        return copy
    }

    func searchAction(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        if let action = Self.defaultAction(forKey: event) { return action is NSNull ? nil : action }
        guard hasArrived, LayerValues.canAnimate(event), event != "contents" else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}

extension AnimatableValue {
    /// A missing colour as a clear one, which can be handed on as `Any`.
    fileprivate var orClear: AnimatableValue {
        if case .color(nil) = self { .color(.clear) } else { self }
    }
}
