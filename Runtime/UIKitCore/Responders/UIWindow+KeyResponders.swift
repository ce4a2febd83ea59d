import QuartzCore

extension UIWindow {
    /// Who is told of a key: the first responder, and without one the view of the controller in front.
    ///
    /// Apple's article on key presses overrides `pressesBegan` in a controller that never became first
    /// responder; that a presented one comes before its presenter is what its users see.
    /// An open menu comes before all.
    package var keyResponder: UIResponder {
        menuView ?? firstResponder ?? frontController?.viewIfLoaded ?? self
    }

    /// The controller that was presented last, of those that stay.
    private var frontController: UIViewController? {
        guard let rootViewController else { return nil }
        let presented = sequence(first: rootViewController) { controller in
            controller.presented.flatMap { $0.isBeingDismissed ? nil : $0 }
        }
        return presented.reduce(rootViewController) { $1 }
    }

    /// Makes the next control that can the first responder, in the order of the views and around the ends,
    /// as Tab does on a hardware keyboard between text fields. False where there is no other one.
    ///
    /// Only the screen counts that the first responder stands in: what lies behind a presentation is out of
    /// reach. Focus as on iPadOS is something else and is not here.
    func moveFirstResponder(forward: Bool) -> Bool {
        let current = firstResponder
        guard let screen = (current as? UIView).map(screen(around:)) ?? frontController?.viewIfLoaded else {
            return false
        }
        let controls = keyControls(in: screen)
        guard !controls.isEmpty else { return false }
        let place = controls.firstIndex { $0 === current }
        let first = forward ? 0 : controls.count - 1
        let next = place.map { ($0 + (forward ? 1 : controls.count - 1)) % controls.count } ?? first
        return next != place && controls[next].becomeFirstResponder()
    }

    /// What of the window a view was presented with.
    private func screen(around view: UIView) -> UIView {
        sequence(first: view, next: \.superview).first { $0.superview === self } ?? view
    }

    private func keyControls(in view: UIView) -> [UIControl] {
        guard !view.isHidden, view.alpha >= Self.leastVisibleAlpha, view.isUserInteractionEnabled else {
            return []
        }
        let own = (view as? UIControl).flatMap { $0.canBecomeFirstResponder ? [$0] : nil } ?? []
        return own + view.subviews.flatMap(keyControls)
    }

    /// What is less opaque takes no touches either.
    private static let leastVisibleAlpha: CGFloat = 0.01
}
