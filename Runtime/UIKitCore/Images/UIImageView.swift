public import QuartzCore

/// Shows an image; a template in the view's tint.
///
/// It takes no touches unless told to, and draws nothing outside its bounds.
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Has the image's size.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    open var image: UIImage? {
        didSet { if image != oldValue { imageChanged() } }
    }

    /// What a symbol that leaves its size or weight open is drawn with.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { imageChanged() } }
    }

    /// The image's size; nothing without one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override var intrinsicContentSize: CGSize { image == nil ? super.intrinsicContentSize : naturalSize }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    open override func draw(_ rect: CGRect) {
        guard let shown, let context = UIGraphicsGetCurrentContext() else { return }
        let traits = traitCollection
        let place = contentMode.place(naturalSize, in: bounds, traits: traits)
        context.saveGState()
        if isMirrored {
            context.translateBy(x: place.midX * 2, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        shown.draw(in: context, rect: place, tint: tintColor, traits: traits)
        context.restoreGState()
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .image }
        set { accessibility.traits = newValue }
    }

    /// Whether the image is shown mirrored.
    var isMirrored: Bool {
        image?.flipsForRightToLeftLayoutDirection == true
            && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private var shown: UIImage? { image?.preferring(preferredSymbolConfiguration) }

    private var naturalSize: CGSize {
        var size = CGSize.zero
        traitCollection.performAsCurrent { size = shown?.size ?? .zero }
        return size
    }

    private func imageChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
}

extension UIView.ContentMode {
    /// Where contents of a size lie in a box.
    func place(_ size: CGSize, in box: CGRect, traits: UITraitCollection) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .null }
        switch self {
        case .scaleToFill, .redraw: return box
        case .scaleAspectFit: return scaled(size, min(box.width / size.width, box.height / size.height), box)
        case .scaleAspectFill: return scaled(size, max(box.width / size.width, box.height / size.height), box)
        default: break
        }
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: box.minX
            case .right, .topRight, .bottomRight: box.maxX - size.width
            default: traits.pixelFloored(box.midX - size.width / 2)
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: box.minY
            case .bottom, .bottomLeft, .bottomRight: box.maxY - size.height
            default: traits.pixelFloored(box.midY - size.height / 2)
            }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    private func scaled(_ size: CGSize, _ factor: CGFloat, _ box: CGRect) -> CGRect {
        let size = CGSize(width: size.width * factor, height: size.height * factor)
        return CGRect(
            x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
            height: size.height)
    }
}
