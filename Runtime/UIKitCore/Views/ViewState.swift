import QuartzCore

/// What was set on a view and is not kept by its layer.
struct ViewState {
    var backgroundColor: UIColor?
    /// What the layer has the background's colour of; not those of the view where that was set out of its
    /// hierarchy.
    var backgroundTraits: UITraitCollection?
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var isUserInteractionEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var contentMode = UIView.ContentMode.scaleToFill
    var autoresizingMask: UIView.AutoresizingMask = []
    var autoresizesSubviews = true
    var tag = 0
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var traitOverrides = UITraitOverrides()
    var traitRegistrations: [TraitRegistration] = []
    var directionalLayoutMargins: NSDirectionalEdgeInsets?
    var insetsLayoutMarginsFromSafeArea = true
    var isLayingOut = false
    var knownSafeArea = UIEdgeInsets.zero
    // Layout by constraints.
    var translatesMask = true
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide] = []
    /// Hugging and then compression resistance, each horizontal and then vertical.
    var contentPriorities = Self.contentPriorities
    /// Whether this view or one below holds a constraint, or did.
    var usesConstraints = false
    /// Whether a constraint in the engine of the root is about this view.
    var isConstrained = false
    var needsUpdateConstraints = true
    /// Whether one below needs to update its constraints.
    var needsUpdateBelow = true
    /// Of the root: what solves its constraints.
    var engine: LayoutEngine?
    /// Which of equals gives way; a stack view gives it to what it arranges.
    var layoutRank: Int?
    var preservesSuperviewLayoutMargins = false
    /// The view counts as hidden and shows until a stack view has closed over it.
    var hidesAfterAnimation = false
    var gestureRecognizers: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []

    private static let contentPriorities: [UILayoutPriority] = [
        .defaultLow, .defaultLow, .defaultHigh, .defaultHigh,
    ]
}
