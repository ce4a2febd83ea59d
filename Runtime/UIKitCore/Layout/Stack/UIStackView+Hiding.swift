import QuartzCore

extension UIStackView {
    /// Hides or shows an arranged view. In an animation the stack closes or opens around it, and the view is
    /// seen until it has.
    func setHidden(_ isHidden: Bool, of view: UIView) {
        let animation = AnimationBlock.current
        view.viewState.hidesAfterAnimation = isHidden && animation != nil && window != nil
        view.layer.isHidden = isHidden && !view.viewState.hidesAfterAnimation
        arrangementDidChange()
        guard let animation, window != nil else { return }
        layoutIfNeeded()
        guard isHidden else { return }
        FrameLoop.current.ticks.after(animation.delay + animation.timing.duration) { [weak view] in
            guard let view, view.viewState.hidesAfterAnimation else { return }
            view.viewState.hidesAfterAnimation = false
            view.layer.isHidden = true
        }
    }
}
