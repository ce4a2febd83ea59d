import QuartzCore

/// What a button does under the pointer.
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    private weak var button: UIButton?
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)
    /// What the region was last asked for with.
    private var shown: State?

    private struct State: Equatable {
        let bounds: CGRect
        let isEnabled: Bool
    }

    init(of button: UIButton) {
        self.button = button
        super.init()
    }

    var isHovered: Bool { interaction.view?.window?.screen.pointer.isIn(interaction) == true }

    /// Another size or state has another region.
    func buttonDidLayOut() {
        guard let shown, let button, shown != State(bounds: button.bounds, isEnabled: button.isEnabled) else {
            return
        }
        self.shown = nil
        interaction.invalidate()
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        guard let button else { return nil }
        shown = State(bounds: button.bounds, isEnabled: button.isEnabled)
        return button.isEnabled ? defaultRegion : nil
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        guard let button else { return nil }
        let preview = UITargetedPreview(view: button)
        let (rect, radius) = button.pointerOutline
        preview.parameters.visiblePath = UIBezierPath(roundedRect: rect, cornerRadius: radius)
        let effect = UIPointerEffect.automatic(preview)
        let shape = UIPointerShape.roundedRect(
            button.convert(rect, to: preview.target.container), radius: radius)
        guard let provider = button.pointerStyleProvider else {
            return UIPointerStyle(effect: effect, shape: shape)
        }
        return provider(button, effect, shape)
    }
}

extension UIButton {
    /// The background of a configuration; without one the bounds, and some room for what stands close.
    fileprivate var pointerOutline: (rect: CGRect, radius: CGFloat) {
        if let background = subviews.lazy.compactMap({ $0 as? BackgroundView }).first {
            let radius = background.layer.cornerRadius
            return (background.frame, radius > 0 ? radius : UIPointerShape.defaultCornerRadius)
        }
        let room = configuration == nil ? Self.room : 0
        return (bounds.insetBy(dx: -room, dy: -room / 2), UIPointerShape.defaultCornerRadius)
    }

    /// Points beside the title of a button without a configuration; unconfirmed.
    private static let room: CGFloat = 8
}
