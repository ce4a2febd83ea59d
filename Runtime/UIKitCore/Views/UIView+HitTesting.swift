import QuartzCore

extension UIView {
    /// Whether this view takes more than one touch at a time; false by default.
    public var isMultipleTouchEnabled: Bool {
        get { viewState.isMultipleTouchEnabled }
        set { viewState.isMultipleTouchEnabled = newValue }
    }

    /// Whether this view gets touches only while no other view of the window has any, and other views none
    /// while it has some; false by default. Gesture recognisers get theirs all the same.
    public var isExclusiveTouch: Bool {
        get { viewState.isExclusiveTouch }
        set { viewState.isExclusiveTouch = newValue }
    }

    /// Below this opacity a view is not touched (Apple's documentation of `hitTest(_:with:)`).
    static let leastTouchableAlpha: CGFloat = 0.01

    func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= Self.leastTouchableAlpha else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for child in children.reversed() {
            if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}

extension UIView {
    /// In the order in which they were added; nil where there are none. Setting it removes those that are not
    /// in it.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { viewState.gestureRecognizers.isEmpty ? nil : viewState.gestureRecognizers }
        set {
            let new = newValue ?? []
            for old in viewState.gestureRecognizers where !new.contains(old) { removeGestureRecognizer(old) }
            for recognizer in new { addGestureRecognizer(recognizer) }
        }
    }

    /// Adds a recogniser, which leaves the view that it was on; that cancels its gesture.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        viewState.gestureRecognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    /// Removes a recogniser, which cancels its gesture.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        viewState.gestureRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.detach()
    }
}
