import QuartzCore

extension UIView {
    /// Light or dark for this view and what is in it, whatever the screen is.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// What this view changes of the traits that it inherits, for itself and what is in it.
    public var traitOverrides: UITraitOverrides {
        get { viewState.traitOverrides }
        set {
            guard newValue.values != viewState.traitOverrides.values else { return }
            viewState.traitOverrides = newValue
            environmentMayHaveChanged()
        }
    }

    public var semanticContentAttribute: UISemanticContentAttribute {
        get { viewState.semanticContentAttribute }
        set {
            guard newValue != viewState.semanticContentAttribute else { return }
            viewState.semanticContentAttribute = newValue
            layoutRoot.liveEngine?.meaningDidChange(below: self)
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// The direction that leading and trailing follow here.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// What the view has from its controller or superview, with its own overrides.
    var inheritedTraits: UITraitCollection {
        let outer = owner?.traitCollection ?? superview?.traitCollection ?? .fallback
        return outer.overridden(by: viewState.traitOverrides)
    }

    /// Asks for the traits pass: something above or in this view may have changed what it inherits.
    func environmentMayHaveChanged() {
        window?.screen.frames.traits.invalidate(self)
    }

    /// Takes new traits over and says so; done in the traits pass, parents first.
    func adoptTraits(_ traits: UITraitCollection) {
        // Also where the view knows these traits: the colour may have been set since under others.
        if viewState.backgroundColor != nil, viewState.backgroundTraits != traits {
            showBackground(in: traits)
        }
        guard knownTraits != traits else { return }
        let known = knownTraits
        // Who asked outside of a window, and made something of the answer, is told where it was another.
        let previous = known ?? guessedTraits.flatMap { $0 == traits ? nil : $0 }
        knownTraits = traits
        guessedTraits = nil
        constraintsDidAdopt(traits, from: known)
        traits.performAsCurrent {
            if previous != nil {
                setNeedsDisplay()
                setNeedsLayout()
            }
            owner?.traitsChanged(from: known)
            guard let previous else { return }
            traitCollectionDidChange(previous)
            for registration in viewState.traitRegistrations {
                registration.tell(self, from: previous, to: traits)
            }
        }
    }

    /// Gives the layer the colour that the background has under these traits.
    func showBackground(in traits: UITraitCollection) {
        layer.backgroundColor = viewState.backgroundColor?.cgColor(in: traits)
        viewState.backgroundTraits = traits
    }
}
