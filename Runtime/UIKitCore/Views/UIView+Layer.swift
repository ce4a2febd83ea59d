public import QuartzCore

/// The view answers for its layer: it lays out, and it says which changes animate.
extension UIView: @MainActor CALayerDelegate {
    public func layoutSublayers(of layer: CALayer) {
        guard layer === self.layer else { return }
        if viewState.usesConstraints { settleConstraints() }
        traitCollection.performAsCurrent {
            owner?.viewWillLayoutSubviews()
            viewState.isLayingOut = true
            layoutSubviews()
            viewState.isLayingOut = false
            owner?.viewDidLayoutSubviews()
        }
    }

    public func display(_ layer: CALayer) {
        guard layer === self.layer, !DrawingViews.drawsNothing(type(of: self)) else { return }
        DrawingViews.draw(self) { layer.drawBacking() }
    }

    public func draw(_ layer: CALayer, in ctx: CGContext) {
        traitCollection.performAsCurrent {
            DrawingContexts.push(ctx)
            defer { DrawingContexts.pop() }
            draw(bounds)
        }
    }

    /// An animation inside `UIView.animate`; outside, a change shows at once.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard layer === self.layer, let block = AnimationBlock.current, Self.animatedKeys.contains(event)
        else {
            return NSNull()
        }
        return block.action(for: layer, key: event)
    }

    private static let animatedKeys: Set<String> = [
        "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth",
        "borderColor",
        "shadowOpacity", "shadowOffset", "shadowRadius", "shadowColor", "shadowPath", "zPosition",
        "anchorPoint",
    ]
}
