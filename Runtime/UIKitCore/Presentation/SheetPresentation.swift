import QuartzCore

/// Presents a controller on a card: a page sheet at its large detent, or a form sheet.
final class SheetPresentation: UIPresentationController {
    private let style: UIModalPresentationStyle
    private lazy var dimming = PresentationDismissRegion(presentation: self)
    private var card: SheetView?

    init(_ style: UIModalPresentationStyle, of content: UIViewController) {
        self.style = style
        super.init(presentedViewController: content, presenting: nil)
    }

    override var presentationStyle: UIModalPresentationStyle { style }
    override var shouldRemovePresentersView: Bool { false }
    override var adapts: Bool { true }

    override var presentedView: UIView? {
        if card == nil, let view = super.presentedView { card = SheetView(content: view) }
        return card
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        return SheetPlacement(
            in: container.bounds, safeArea: container.safeAreaInsets,
            isCompactHeight: container.traitCollection.verticalSizeClass == .compact,
            contentSize: isCard ? preferredContentSize.finite : nil
        ).frame
    }

    override func presentationTransitionWillBegin() {
        guard let container else { return }
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
        container.addSubview(dimming)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { card = nil }
    }

    override var traitsOfPresented: UITraitCollection {
        UITraitCollection(traitsFrom: [
            super.traitsOfPresented, UITraitCollection(userInterfaceLevel: .elevated),
            UITraitCollection(horizontalSizeClass: .compact),
        ])
    }

    override func place() {
        super.place()
        card?.roundsBottom = isCard
    }

    override func showAway() {
        super.showAway()
        dimming.alpha = 0
    }

    override func showThere() {
        super.showThere()
        dimming.alpha = 1
    }

    /// Whether it stands in the middle, where there is room for that.
    private var isCard: Bool {
        style == .formSheet && container?.traitCollection.horizontalSizeClass == .regular
            && container?.traitCollection.verticalSizeClass == .regular
    }

    /// Black behind a sheet, light and dark (measured by others on iOS 26).
    private static let dimming: CGFloat = 0.2
}

/// Where a sheet stands.
struct SheetPlacement: Equatable {
    let frame: CGRect

    /// - Parameter contentSize: for a card in the middle, what its content asks for; nil for a page sheet.
    init(in bounds: CGRect, safeArea: UIEdgeInsets, isCompactHeight: Bool, contentSize: CGSize?) {
        if let wanted = contentSize {
            let size = CGSize(
                width: min(wanted.width > 0 ? wanted.width : Self.cardSize.width, bounds.width),
                height: min(wanted.height > 0 ? wanted.height : Self.cardSize.height, bounds.height))
            frame = CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
        } else {
            let top = isCompactHeight ? 0 : safeArea.top + Self.strip
            frame = CGRect(
                x: bounds.minX, y: bounds.minY + top, width: bounds.width,
                height: max(0, bounds.height - top))
        }
    }

    /// How far a page sheet begins below the safe area: 10 points, on a picture of iOS 17 (69 of 59) and in
    /// measurements of others (30 of 20, 42 of 32).
    static let strip: CGFloat = 10
    /// A form sheet whose content asks for no size (measured by others on an iPad with iOS 26).
    static let cardSize = CGSize(width: 580, height: 650)
}

/// The card: the presented view with round corners.
private final class SheetView: UIView {
    private let content: UIView

    init(content: UIView) {
        self.content = content
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerRadius = Self.cornerRadius
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        content = UIView()
        super.init(coder: coder)
    }

    var roundsBottom = false {
        didSet {
            let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            layer.maskedCorners =
                roundsBottom ? top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : top
        }
    }

    override func layoutSubviews() { content.frame = bounds }

    /// On a picture of iOS 17.
    private static let cornerRadius: CGFloat = 10
}
