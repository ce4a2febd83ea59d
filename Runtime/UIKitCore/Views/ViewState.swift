import QuartzCore

/// What was set on a view and is not kept by its layer.
struct ViewState {
    var backgroundColor: UIColor?
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
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var directionalLayoutMargins: NSDirectionalEdgeInsets?
    var insetsLayoutMarginsFromSafeArea = true
    var isLayingOut = false
    var knownSafeArea = UIEdgeInsets.zero
    var gestureRecognizers: [UIGestureRecognizer] = []
}
