public import QuartzCore

/// Gives a view, or parts of it, an effect under the pointer of a mouse or trackpad, or another pointer.
///
/// As the pointer moves, the interactions of the view under it are asked for a region, those that were added
/// first before the others, and then those of each superview. The first one that gives a region which holds
/// the place has the pointer. Fingers are nothing to it.
///
/// Where the view goes from under a pointer that rests, its region ends when the pointer moves again; where
/// it leaves its window, at once.
@MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// Says which regions there are and what they do; kept weakly. Without one, all of the view is a region
    /// with the automatic effect (unconfirmed).
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    public private(set) weak var view: UIView?

    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Whether it takes part; true by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { invalidate() } }
    }

    /// Has the delegate asked again, for the region and the style, in the next frame.
    open func invalidate() { pointer?.invalidate(self) }

    open func willMove(to view: UIView?) { pointer?.lost(self) }

    open func didMove(to view: UIView?) {
        self.view = view
        invalidate()
    }

    private var pointer: PointerInput? { view?.window?.screen.pointer }
}

extension UIPointerInteraction {
    /// The region at a place of the view; nil where it does not take the pointer there.
    func region(for request: UIPointerRegionRequest, in view: UIView) -> UIPointerRegion? {
        guard isEnabled else { return nil }
        let all = UIPointerRegion(rect: view.bounds)
        guard let delegate else { return all }
        let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: all)
        return region.flatMap { $0.rect.contains(request.location) ? $0 : nil }
    }

    func style(for region: UIPointerRegion) -> UIPointerStyle? {
        delegate.map { $0.pointerInteraction(self, styleFor: region) } ?? automaticStyle
    }

    var automaticStyle: UIPointerStyle? {
        view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
    }
}
