public import QuartzCore

/// A view that is a window on content larger than itself: its bounds move over the content as a finger drags.
///
/// The physics are UIKit's as measured by others on iOS: content follows the finger after 10 points, is held
/// back past its ends, coasts at 0.998 a millisecond and bounces. All of it runs on the frame loop's time.
@MainActor open class UIScrollView: UIView {
    weak var heldDelegate: (any UIScrollViewDelegate)?
    let pan = UIPanGestureRecognizer()
    let watch = ContentTouchWatch()
    var drag: ScrollDrag?
    var motion: ScrollMotion?
    var motionStart: CFTimeInterval = 0
    var motionTick: Tick?
    /// Counts the motions, so that one can tell that another took its place.
    var motionRound = 0
    var indicators = ScrollIndicators()
    private var size = CGSize.zero
    private var inset = UIEdgeInsets.zero
    private var knownInset = UIEdgeInsets.zero
    private var tallInsets = UIEdgeInsets.zero
    private var wideInsets = UIEdgeInsets.zero
    /// The safe area that the view was last told of, and what of it is left for the content.
    private(set) var safeArea = UIEdgeInsets.zero
    private var safeAreaLeft = UIEdgeInsets.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        addGestureRecognizer(watch)
        addGestureRecognizer(pan)
        watch.delaysTouchesBegan = true
        watch.onLand = { [weak self] in self?.fingerLanded() }
        watch.onLift = { [weak self] in self?.fingersLifted() }
        watch.mayBegin = { [weak self] in self?.admits($0, $1, in: $2) ?? true }
        pan.onChange = { [weak self] _ in self?.panChanged() }
    }

    // MARK: Content

    /// The size of the content in points; zero by default. Nothing that cannot be measured is taken.
    open var contentSize: CGSize {
        get { size }
        set {
            let new = CGSize(width: max(0, newValue.finite.width), height: max(0, newValue.finite.height))
            guard new != size else { return }
            size = new
            extentDidChange()
        }
    }

    /// The point of the content at the top left corner: the origin of the bounds.
    ///
    /// Setting it stops nothing: a drag or a deceleration goes on from there, as in UIKit
    /// (openradar.me/16724593).
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            let old = bounds.origin
            moveContent(to: newValue)
            let new = bounds.origin
            if new != old { coastOn(shift: CGPoint(x: new.x - old.x, y: new.y - old.y)) }
        }
    }

    /// Moves the content there, in 0.3 seconds if animated, and ends what moves it now; but a finger that
    /// drags keeps it, and goes on from there.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated else {
            haltMotion()
            return moveContent(to: contentOffset)
        }
        let end = contentOffset.finite
        glide { end }
    }

    /// Room around the content, in points; negative values cut content off. What is no number counts as zero.
    open var contentInset: UIEdgeInsets {
        get { inset }
        set {
            let new = newValue.finite
            guard new != inset else { return }
            inset = new
            insetsMayHaveChanged()
        }
    }

    /// Whether the safe area is added to the inset; automatic by default.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { insetsMayHaveChanged() }
    }

    /// The content's inset with what the safe area adds.
    public var adjustedContentInset: UIEdgeInsets { inset + safeAreaInContent }

    open func adjustedContentInsetDidChange() {}

    // MARK: Behaviour

    /// Whether a finger scrolls; true by default. Turning it off takes the content from the finger that has
    /// it and ends a deceleration.
    open var isScrollEnabled = true {
        didSet {
            guard isScrollEnabled != oldValue else { return }
            if !isScrollEnabled, isDecelerating { haltMotion() }
            pan.isEnabled = isScrollEnabled
            watch.isEnabled = isScrollEnabled
            guard !isScrollEnabled else { return }
            isTracking = false
            returnInside()
        }
    }

    /// Whether content can be pulled past its ends; true by default.
    open var bounces = true
    /// Whether content that fits can be pulled, too; false by default.
    open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
    open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
    /// How fast it slows down; normal by default.
    open var decelerationRate = DecelerationRate.normal
    /// Whether it comes to rest at multiples of its own size; false by default. The delegate is then not
    /// asked for another target.
    open var isPagingEnabled = false
    /// Whether a drag that sets out along one axis stays on it; false by default. A diagonal one is free.
    open var isDirectionalLockEnabled = false
    /// Whether a tap on the status bar brings the content to its top, if no other scroll view on the screen
    /// says so too; true by default.
    open var scrollsToTop = true

    // MARK: Indicators

    open var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
    open var showsHorizontalScrollIndicator = true { didSet { setNeedsLayout() } }
    open var indicatorStyle: IndicatorStyle {
        get { indicators.style }
        set { indicators.style = newValue }
    }

    /// How far the vertical indicator stays from the edges, in points; the safe area is added unless
    /// `automaticallyAdjustsScrollIndicatorInsets` is false. The content's inset does not count.
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { tallInsets }
        set {
            tallInsets = newValue.finite
            setNeedsLayout()
        }
    }

    /// How far the horizontal indicator stays from the edges, as `verticalScrollIndicatorInsets`.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { wideInsets }
        set {
            wideInsets = newValue.finite
            setNeedsLayout()
        }
    }

    /// The insets of both indicators; reads those of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the indicators keep out of the safe area; true by default.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { setNeedsLayout() } }

    // MARK: Touches

    /// Whether content hears of a touch only once it is clear that it is no drag, 0.15 seconds at most; true
    /// by default.
    open var delaysContentTouches = true {
        didSet { watch.delaysTouchesBegan = delaysContentTouches }
    }

    /// Whether a drag may take a touch away from content that has it; true by default.
    open var canCancelContentTouches = true

    /// Whether a view in the content hears of touches that it was hit by; true by default.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }

    /// Whether a drag may take the touches of this view, which has them; not those of a control (Apple's
    /// documentation).
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Whether a drag past the end of the content goes to what is around it.
    var leavesDragsToOuter: Bool { true }

    /// Whether a finger is on the content, dragging or not.
    public internal(set) var isTracking = false
    /// Whether a finger drags the content.
    public var isDragging: Bool { drag != nil }
    /// Whether the content moves on after a drag.
    public var isDecelerating: Bool { motion?.isCoasting == true }
    public var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Scrolls as little as shows the rectangle; one that is shown already moves nothing.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let port = bounds.inset(by: adjustedContentInset)
        func moved(_ offset: CGFloat, _ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat)
            -> CGFloat
        {
            if end - start >= high - low || start < low { return offset + start - low }
            return end > high ? offset + end - high : offset
        }
        let target = rect.finite.standardized.intersection(CGRect(origin: .zero, size: contentSize))
        guard !target.isNull else { return }
        let offset = CGPoint(
            x: moved(contentOffset.x, target.minX, target.maxX, port.minX, port.maxX),
            y: moved(contentOffset.y, target.minY, target.maxY, port.minY, port.maxY))
        if offset != contentOffset { setContentOffset(clamped(offset), animated: animated) }
    }

    /// Shows the scroll indicators for a moment.
    open func flashScrollIndicators() {
        showIndicators()
        if drag == nil, motion == nil { hideIndicators(after: ScrollIndicators.flash) }
    }

    // MARK: Overrides

    open override var frame: CGRect {
        get { super.frame }
        set { noticing { super.frame = newValue } }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { noticing { super.bounds = newValue } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutIndicators()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        safeArea = safeAreaInsets
        insetsMayHaveChanged()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard newWindow !== window else { return }
        let isMoving = drag != nil || motion != nil
        cancelDragging()
        haltMotion()
        if isMoving { moveContent(to: clamped(contentOffset)) }
        isTracking = false
        indicators.stop()
    }

    /// A finger that lands on moving content stops it and touches nothing else.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return event != nil && isDecelerating ? self : hit
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return mayBeginDragging
    }

    /// What the inset of the content took in is not given to the content again. It is kept, since every view
    /// in the content asks for it whenever it moves.
    override var insetsForContent: UIEdgeInsets? { safeAreaLeft }

    // MARK: Changes

    private func noticing(_ change: () -> Void) {
        let old = super.bounds
        change()
        let new = super.bounds
        if new.origin != old.origin { contentDidMove() }
        if new.size != old.size { extentDidChange() }
    }

    private func extentDidChange() {
        insetsMayHaveChanged()
        settle()
        setNeedsLayout()
    }

    private func insetsMayHaveChanged() {
        let taken = safeAreaInContent
        safeAreaLeft = UIEdgeInsets(
            top: 0, left: safeArea.left - taken.left, bottom: 0, right: safeArea.right - taken.right)
        let old = knownInset, new = inset + taken
        guard new != old else { return }
        knownInset = new
        keepEdges(from: old)
        setNeedsLayout()
        adjustedContentInsetDidChange()
        heldDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}

// The delegate stands in an extension of a protocol because UITableView declares one of a narrower type,
// which Swift allows only where the wider one is not a member of the class itself.
extension UITraitEnvironment where Self: UIScrollView {
    public var delegate: (any UIScrollViewDelegate)? {
        get { heldDelegate }
        set { heldDelegate = newValue }
    }
}
