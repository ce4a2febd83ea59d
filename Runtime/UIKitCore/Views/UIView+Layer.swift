public import QuartzCore

/// The view answers for its layer: it lays out, and it says which changes animate.
extension UIView: @MainActor CALayerDelegate {
    public func layoutSublayers(of layer: CALayer) {
        guard layer === self.layer else { return }
        traitCollection.performAsCurrent {
            owner?.viewWillLayoutSubviews()
            layoutSubviews()
            owner?.viewDidLayoutSubviews()
        }
    }

    /// An animation inside `UIView.animate`; outside, a change shows at once.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard layer === self.layer, let block = AnimationBlock.current, Self.animatedKeys.contains(event) else {
            return NSNull()
        }
        return block.action(for: layer, key: event)
    }

    private static let animatedKeys: Set<String> = [
        "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth", "borderColor",
        "shadowOpacity", "shadowOffset", "shadowRadius", "shadowColor", "shadowPath", "zPosition", "anchorPoint",
    ]
}
