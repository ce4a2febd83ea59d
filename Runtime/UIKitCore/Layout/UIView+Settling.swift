import QuartzCore

extension UIView {
    /// Constraints and layout, until neither asks again.
    func settleLayout() {
        for _ in 0..<Self.mostSettlingRounds {
            settleConstraints()
            layer.layoutIfNeeded()
            guard
                viewState.needsUpdateBelow && viewState.usesConstraints
                    || layoutRoot.liveEngine?.needsFlush == true
            else { return }
        }
    }

    /// This view was moved or resized, or scrolled its content.
    func constraintsFrameDidChange(from old: CGRect) {
        guard let engine = layoutRoot.liveEngine else { return }
        if viewState.translatesMask || engine.root === self { engine.frameDidChange(of: self) }
        guard bounds != old else { return }
        guidesMayHaveChanged()
        if bounds.origin != old.origin { engine.didScroll() }
    }

    /// Insets that guides of the system stand for may be others.
    func guidesMayHaveChanged() {
        guard !viewState.systemGuides.isEmpty, let engine = layoutRoot.liveEngine else { return }
        for guide in viewState.systemGuides { engine.determinationDidChange(of: guide) }
    }

    /// Sizes of type, pixels and directions follow from traits.
    func constraintsDidAdopt(_ traits: UITraitCollection, from previous: UITraitCollection?) {
        guard viewState.usesConstraints || viewState.isConstrained, let engine = layoutRoot.liveEngine else {
            return
        }
        if viewState.isConstrained { engine.contentDidChange(of: self) }
        if previous?.layoutDirection != traits.layoutDirection {
            for constraint in constraints { engine.constraintDidChange(constraint) }
        }
    }

    /// Says which of equals this view is when one has to give way.
    func setLayoutRank(_ rank: Int) {
        guard viewState.layoutRank != rank else { return }
        viewState.layoutRank = rank
        layoutRoot.liveEngine?.rankDidChange(of: self)
    }

    private static let mostSettlingRounds = 10
}
