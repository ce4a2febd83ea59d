import QuartzCore

extension UIView {
    /// Whether this view takes more than one touch at a time; false by default.
    public var isMultipleTouchEnabled: Bool {
        get { style.isMultipleTouchEnabled }
        set { style.isMultipleTouchEnabled = newValue }
    }

    /// Whether other views get no touches while this one has some; false by default.
    public var isExclusiveTouch: Bool {
        get { style.isExclusiveTouch }
        set { style.isExclusiveTouch = newValue }
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
    public var gestureRecognizers: [UIGestureRecognizer]? {
        style.gestureRecognizers.isEmpty ? nil : style.gestureRecognizers
    }

    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        style.gestureRecognizers.append(gestureRecognizer)
        gestureRecognizer.attach(to: self)
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        style.gestureRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.attach(to: nil)
    }
}
