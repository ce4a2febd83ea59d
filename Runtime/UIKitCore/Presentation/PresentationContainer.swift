import QuartzCore

/// The view that a presentation stands in, over everything that it covers.
final class PresentationContainer: UIView {
    private weak var presentation: UIPresentationController?

    init(presentation: UIPresentationController) {
        self.presentation = presentation
        super.init(frame: .zero)
        // What lies behind is not there for assistive technology while something stands over it.
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let presentation else { return hit }
        if presentation.passes(point, in: self) { return nil }
        // Nothing is touched while it comes or goes.
        return presentation.stage == .present ? hit : self
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        if presentation?.stage != .waiting { presentation?.place() }
        presentation?.containerViewDidLayoutSubviews()
    }
}
