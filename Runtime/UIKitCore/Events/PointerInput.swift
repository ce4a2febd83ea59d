import QuartzCore

/// The pointer on one screen: tells recognisers and interactions that it comes over, moves over and leaves.
@MainActor package final class PointerInput {
    private var position: CGPoint?
    private var hovering: [UIHoverGestureRecognizer] = []
    private let regions = PointerRegions()
    private unowned let screen: UIScreen
    private var hasMoved = false
    /// Whether an interaction wants to be asked again.
    private var isStale = false

    init(screen: UIScreen) { self.screen = screen }

    /// Whether there is something to deliver.
    var isDirty: Bool { hasMoved || isStale }

    /// Whether a region shows something else in place of the pointer, so that the host draws none.
    package var isHidden: Bool { regions.hidesPointer }

    /// Takes where the pointer is, in the coordinates of the screen; nil where it is none or has left. It is
    /// delivered in the next events pass.
    package func move(to position: CGPoint?) {
        let position = position.map(\.finite)
        guard position != self.position else { return }
        self.position = position
        hasMoved = true
        screen.frames.setNeedsFrame()
    }

    /// The events pass.
    func deliver() {
        guard isDirty else { return }
        let (hasMoved, isStale) = (hasMoved, isStale)
        self.hasMoved = false
        self.isStale = false
        if hasMoved { tellRecognizers() }
        regions.update(
            position, over: position.flatMap(screen.view), modifiers: screen.keyboard.modifiers,
            isStale: isStale)
    }

    private func tellRecognizers() {
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

    // MARK: Interactions

    /// Whether the pointer is in a region of an interaction.
    func isIn(_ interaction: UIPointerInteraction) -> Bool { regions.holds(interaction) }

    /// Something about the regions of an interaction is another.
    func invalidate(_ interaction: UIPointerInteraction) {
        guard position != nil, !isStale else { return }
        isStale = true
        screen.frames.setNeedsFrame()
    }

    /// An interaction leaves its view, which stays.
    func lost(_ interaction: UIPointerInteraction) {
        if regions.holds(interaction) { regions.leave() }
    }

    /// A view leaves the screen, and what shows on it.
    func viewLeft(_ view: UIView) {
        for case let interaction as UIPointerInteraction in view.interactions
        where regions.holds(interaction) { regions.leave(animated: false) }
    }
}
