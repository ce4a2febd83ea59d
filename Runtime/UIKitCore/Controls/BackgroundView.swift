import QuartzCore

/// Shows a background configuration behind the contents of the view that it is in.
final class BackgroundView: UIView {
    private var imageView: UIImageView?
    private var customView: UIView?
    private var strokeView: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// - Parameter radius: how round the corners are at a height, in points.
    func show(
        _ background: UIBackgroundConfiguration, in host: UIView, radius: (_ height: CGFloat) -> CGFloat
    ) {
        place(background.frame(in: host))
        let radius = min(max(radius(bounds.height), 0), bounds.width / 2, bounds.height / 2)
        backgroundColor = background.resolvedBackgroundColor(for: host.tintColor)
        layer.cornerRadius = radius
        showImage(background, radius: radius)
        showCustomView(background.customView)
        showStroke(background, tint: host.tintColor, radius: radius)
    }

    private func showImage(_ background: UIBackgroundConfiguration, radius: CGFloat) {
        guard background.image != nil || imageView != nil else { return }
        let view = imageView ?? UIImageView(frame: .zero)
        imageView = view
        if view.superview == nil { insertSubview(view, at: 0) }
        view.image = background.image
        view.contentMode = background.imageContentMode
        view.layer.cornerRadius = radius
        view.layer.cornerCurve = .continuous
        view.clipsToBounds = true
        view.place(bounds)
    }

    private func showCustomView(_ view: UIView?) {
        if view !== customView, customView?.superview === self { customView?.removeFromSuperview() }
        customView = view
        guard let view else { return }
        if view.superview !== self { insertSubview(view, at: imageView == nil ? 0 : 1) }
        view.place(bounds)
    }

    private func showStroke(_ background: UIBackgroundConfiguration, tint: UIColor, radius: CGFloat) {
        let color = background.resolvedStrokeColor(for: tint)
        let shows = background.strokeWidth > 0 && color != .clear
        guard shows || strokeView != nil else { return }
        let view = strokeView ?? UIView(frame: .zero)
        strokeView = view
        view.isHidden = !shows
        view.isUserInteractionEnabled = false
        if view.superview == nil { addSubview(view) }
        bringSubviewToFront(view)
        let outset = background.strokeOutset
        view.place(bounds.insetBy(dx: -outset, dy: -outset))
        view.layer.cornerCurve = .continuous
        view.layer.cornerRadius = radius > 0 ? max(radius + outset, 0) : 0
        view.layer.borderColor = color.cgColor(in: traitCollection)
        view.layer.borderWidth = background.strokeWidth
    }
}

extension UIBackgroundConfiguration {
    /// Where the background of a view lies in it.
    @MainActor fileprivate func frame(in host: UIView) -> CGRect {
        let direction = host.effectiveUserInterfaceLayoutDirection
        var insets = backgroundInsets
        let margins = host.directionalLayoutMargins
        let edges = edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return host.bounds.inset(by: insets.resolved(direction))
    }
}
