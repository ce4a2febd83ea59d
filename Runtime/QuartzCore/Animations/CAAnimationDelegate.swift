public import Foundation

/// Learns when an animation runs. An animation holds its delegate strongly, as on Apple's platforms.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation began: its first frame is about to show.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation is over.
    ///
    /// - Parameters:
    ///   - anim: the layer's copy of the animation that was added.
    ///   - flag: true if it came to its end, false if it was removed or replaced before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
