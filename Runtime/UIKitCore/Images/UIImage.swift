public import QuartzCore

/// A picture: pixels, or a symbol that is drawn at the size its configuration asks for.
///
/// It never changes; `with…` methods give changed copies. Images are equal where they show the same.
public final class UIImage: NSObject, Sendable {
    /// Whether a picture's colours show, or the tint through its shape.
    public enum RenderingMode: Int, Sendable {
        /// Symbols are templates, pixels are originals.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    let values: Values

    private init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// Shows pixels, one a point.
    public convenience init(cgImage: CGImage) {
        self.init(Values(source: .pixels(Pixels(image: cgImage, scale: 1))))
    }

    /// Shows pixels, `scale` of them a point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        self.init(Values(source: .pixels(Pixels(image: cgImage, scale: scale, orientation: orientation))))
    }

    /// A symbol by its name, at 17 points; nil for a name that the runtime has no drawing of.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol by its name, at the size and weight of a configuration.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let symbol = Symbol.named(name) else { return nil }
        self.init(Values(source: .symbol(symbol, (configuration as? SymbolConfiguration)?.values ?? .init())))
    }

    /// The size in points.
    public var size: CGSize {
        switch values.source {
        case .pixels(let pixels): pixels.size
        case .symbol(let symbol, let configuration): symbol.size(configuration, in: .current)
        }
    }

    /// Pixels a point; a symbol's are those of the current traits' display.
    public var scale: CGFloat {
        if case .pixels(let pixels) = values.source {
            pixels.scale
        } else {
            UITraitCollection.current.pixelsPerPoint
        }
    }

    /// The pixels; a symbol is drawn in black.
    public var cgImage: CGImage? {
        if case .pixels(let pixels) = values.source { return pixels.image }
        return bitmap()
    }

    public var isSymbolImage: Bool { if case .symbol = values.source { true } else { false } }
    public var renderingMode: RenderingMode { values.mode }

    /// Whether a view that reads from the right shows it mirrored; so do symbols that point where reading
    /// goes, such as `chevron.forward`.
    public var flipsForRightToLeftLayoutDirection: Bool {
        if case .symbol(let symbol, _) = values.source { return values.flips || symbol.isDirectional }
        return values.flips
    }

    /// A copy that a view which reads from the right shows mirrored.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flips = true } }

    public var configuration: Configuration? { symbolConfiguration }

    /// What a symbol is drawn with; nil for pixels.
    public var symbolConfiguration: SymbolConfiguration? {
        if case .symbol(_, let configuration) = values.source {
            SymbolConfiguration(configuration)
        } else {
            nil
        }
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.mode = renderingMode }
    }

    /// A copy in a colour; a view shows it unless it draws the image as a template.
    public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.mode = renderingMode
        }
    }

    /// A copy whose symbol takes what the configuration specifies; pixels stay as they are.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        changed {
            guard case .symbol(let symbol, let own) = $0.source else { return }
            $0.source = .symbol(symbol, own.overridden(by: configuration.values))
        }
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.values == values }
    public override var hash: Int { values.hashValue }

    /// The image with what it leaves open taken from a view's preference.
    func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
        guard let configuration, case .symbol(let symbol, let own) = values.source else { return self }
        return changed { $0.source = .symbol(symbol, configuration.values.overridden(by: own)) }
    }

    private func changed(_ change: (inout Values) -> Void) -> UIImage {
        var values = values
        change(&values)
        return UIImage(values)
    }
}

extension UIImage {
    struct Values: Hashable {
        enum Source: Hashable {
            case pixels(Pixels)
            case symbol(Symbol, SymbolConfiguration.Values)
        }

        var source: Source
        var mode = RenderingMode.automatic
        var tint: UIColor?
        var flips = false
    }

    /// Pixels by identity: comparing them one by one would cost more than an image that is drawn twice.
    struct Pixels: Hashable {
        let image: CGImage
        let scale: CGFloat
        var orientation = Orientation.up

        var size: CGSize {
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            return orientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
        }

        static func == (a: Pixels, b: Pixels) -> Bool {
            a.image === b.image && a.scale == b.scale && a.orientation == b.orientation
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(image))
            hasher.combine(scale)
        }
    }
}
