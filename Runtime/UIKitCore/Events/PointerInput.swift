import QuartzCore

/// The pointer on one screen: tells the recognisers that it comes over, moves over and leaves.
@MainActor package final class PointerInput {
    private var position: CGPoint?
    private var hovering: [UIHoverGestureRecognizer] = []
    private unowned let screen: UIScreen
    /// Whether it has moved since the last events pass.
    private(set) var isDirty = false

    init(screen: UIScreen) { self.screen = screen }

    /// Takes where the pointer is, in the coordinates of the screen; nil where it is none or has left. It is
    /// delivered in the next events pass.
    package func move(to position: CGPoint?) {
        let position = position.map(\.finite)
        guard position != self.position else { return }
        self.position = position
        isDirty = true
        screen.frames.setNeedsFrame()
    }

    /// The events pass.
    func deliver() {
        guard isDirty else { return }
        isDirty = false
        let under = position.flatMap(screen.view).map(recognizers) ?? []
        for recognizer in hovering where recognizer.hasBegun && !under.contains(recognizer) {
            recognizer.state = .ended
            recognizer.finish()
        }
        for recognizer in under {
            recognizer.position = position ?? .zero
            recognizer.state = recognizer.hasBegun ? .changed : .began
        }
        hovering = under.filter(\.hasBegun)
    }

    /// Those of the view under the pointer first, then those of each superview.
    private func recognizers(over view: UIView) -> [UIHoverGestureRecognizer] {
        sequence(first: view, next: \.superview).flatMap { $0.gestureRecognizers ?? [] }
            .compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
    }
}
