import QuartzCore

/// Which region the pointer is in, and what shows there.
@MainActor final class PointerRegions {
    private weak var interaction: UIPointerInteraction?
    private var region: UIPointerRegion?
    private var look: PointerLook?
    private var glyph: PointerGlyph?
    private(set) var hidesPointer = false

    func holds(_ interaction: UIPointerInteraction) -> Bool {
        region != nil && self.interaction === interaction
    }

    /// Goes where the pointer is now.
    ///
    /// - Parameters:
    ///   - pointer: in the coordinates of the screen; nil where there is none.
    ///   - view: what is under it.
    ///   - isStale: whether the style is asked for again where the region stays.
    func update(
        _ pointer: CGPoint?, over view: UIView?, modifiers: UIKeyModifierFlags, isStale: Bool
    ) {
        guard let pointer, let (found, new) = find(pointer, over: view, modifiers) else { return leave() }
        if holds(found), region?.isEqual(new) == true {
            if isStale { show(found.style(for: new), of: found, at: pointer) }
            look?.follow(pointer)
            glyph?.move(to: pointer)
        } else {
            leave()
            enter(found, new, at: pointer)
        }
    }

    /// The region is over.
    func leave(animated: Bool = true) {
        guard let region else { return }
        let interaction = interaction
        self.region = nil
        self.interaction = nil
        let animator = PointerAnimator()
        if let interaction {
            interaction.delegate?.pointerInteraction(interaction, willExit: region, animator: animator)
        }
        animator.run(animated: animated)
        if self.region == nil { clear(animated: animated) }
    }

    private func find(_ pointer: CGPoint, over view: UIView?, _ modifiers: UIKeyModifierFlags)
        -> (UIPointerInteraction, UIPointerRegion)?
    {
        for view in sequence(first: view, next: { $0?.superview }).compactMap(\.self) {
            guard let place = view.place(ofScreenPoint: pointer) else { return nil }
            let request = UIPointerRegionRequest(location: place, modifiers: modifiers)
            for case let interaction as UIPointerInteraction in view.interactions {
                if let region = interaction.region(for: request, in: view) { return (interaction, region) }
            }
        }
        return nil
    }

    private func enter(_ interaction: UIPointerInteraction, _ region: UIPointerRegion, at pointer: CGPoint) {
        // A delegate that was asked may have taken the interaction away.
        guard interaction.view?.window != nil else { return }
        self.interaction = interaction
        self.region = region
        let style = interaction.style(for: region)
        guard holds(interaction) else { return }
        let animator = PointerAnimator()
        interaction.delegate?.pointerInteraction(interaction, willEnter: region, animator: animator)
        animator.run(animated: true)
        if holds(interaction) { show(style, of: interaction, at: pointer) }
    }

    private func show(_ style: UIPointerStyle?, of interaction: UIPointerInteraction, at pointer: CGPoint) {
        clear(animated: true)
        guard let style, let view = interaction.view, let region else { return }
        if let effect = style.effect {
            look = PointerLook(effect, shape: style.shape)
            look?.follow(pointer)
            hidesPointer = look?.hidesPointer == true
        } else if let shape = style.shape {
            glyph = PointerGlyph(shape, axes: style.constrainedAxes, in: region, of: view)
            glyph?.move(to: pointer)
            hidesPointer = glyph != nil
        } else {
            hidesPointer = style.isHidden
        }
    }

    private func clear(animated: Bool) {
        look?.end(animated: animated)
        glyph?.end()
        look = nil
        glyph = nil
        hidesPointer = false
    }
}

extension UIView {
    /// A point of the screen in this view's coordinates; nil where it is in no window.
    func place(ofScreenPoint point: CGPoint) -> CGPoint? {
        window.map { layer.convert(point, from: $0.screen.layerTree.root) }
    }
}
