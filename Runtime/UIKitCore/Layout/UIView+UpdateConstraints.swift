extension UIView {
    /// Has `updateConstraints()` called before the next layout.
    func markNeedsUpdateConstraints() {
        markUsingConstraints()
        viewState.needsUpdateConstraints = true
        superview?.markUpdateBelow()
        layoutRoot.constraintsNeedPass()
    }

    func markUpdateBelow() {
        var view: UIView? = self
        while let current = view, !current.viewState.needsUpdateBelow {
            current.viewState.needsUpdateBelow = true
            view = current.parent
        }
    }

    /// Updates the constraints of this view and those below, from the deepest up, until none asks again.
    func updateConstraintsBelow() {
        for _ in 0..<Self.mostUpdateRounds {
            guard viewState.needsUpdateConstraints || viewState.needsUpdateBelow else { return }
            updateConstraintsOnce()
        }
    }

    private func updateConstraintsOnce() {
        if viewState.needsUpdateBelow {
            viewState.needsUpdateBelow = false
            for child in children
            where child.viewState.needsUpdateConstraints || child.viewState.needsUpdateBelow {
                child.updateConstraintsOnce()
            }
        }
        guard viewState.needsUpdateConstraints else { return }
        viewState.needsUpdateConstraints = false
        traitCollection.performAsCurrent {
            if let owner { owner.updateViewConstraints() } else { updateConstraints() }
        }
    }

    /// Brings constraints up to date and has the views laid out that they move; nothing where none are used.
    func settleConstraints() {
        let root = layoutRoot
        guard root.viewState.usesConstraints else { return }
        updateConstraintsBelow()
        root.engineIfUsed?.flush()
    }

    /// How often `updateConstraints()` may ask for itself again.
    private static let mostUpdateRounds = 10
}
