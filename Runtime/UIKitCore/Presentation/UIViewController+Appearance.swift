import QuartzCore

extension UIViewController {
    /// Where a controller is between off and on the screen.
    enum Appearance {
        case gone, appearing, shown, disappearing
    }

    /// Tells that the view is coming or going; each call once, in UIKit's order, whatever interrupts it.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearance == .gone || appearance == .disappearing else { return }
            loadViewIfNeeded()
            appearance = .appearing
            viewWillAppear(animated)
        } else {
            guard appearance == .shown || appearance == .appearing else { return }
            appearance = .disappearing
            viewWillDisappear(animated)
        }
        for child in children { child.beginAppearance(isAppearing, animated: animated) }
    }

    func endAppearance(animated: Bool) {
        switch appearance {
        case .appearing:
            appearance = .shown
            viewDidAppear(animated)
        case .disappearing:
            appearance = .gone
            viewDidDisappear(animated)
        case .gone, .shown: return
        }
        for child in children { child.endAppearance(animated: animated) }
    }

    /// Becomes the root of a window that is shown.
    func enter(window: UIWindow) {
        view.frame = window.bounds
        beginAppearance(true, animated: false)
        window.insertSubview(view, at: 0)
        window.screen.frames.ticks.after(0) { [weak self] in
            guard self?.viewIfLoaded?.window != nil else { return }
            self?.endAppearance(animated: false)
        }
    }

    /// Stops being the root of a window: what it presented goes with it.
    func leave(window: UIWindow) {
        if presented != nil { Presenting.dismiss(from: self, animated: false, completion: nil) }
        beginAppearance(false, animated: false)
        viewIfLoaded?.removeFromSuperview()
        endAppearance(animated: false)
    }
}
