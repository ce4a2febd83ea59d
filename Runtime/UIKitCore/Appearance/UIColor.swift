public import QuartzCore

/// A colour, or a rule that gives one for each trait collection.
public final class UIColor: NSObject, Sendable {
    private enum Source: Hashable {
        case fixed(CGColor)
        case dynamic(Provider)
    }

    private let source: Source

    private init(_ source: Source) {
        self.source = source
        super.init()
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha)))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(.fixed(CGColor(red: white, green: white, blue: white, alpha: alpha)))
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func channel(_ offset: CGFloat) -> CGFloat {
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    public convenience init(cgColor: CGColor) { self.init(.fixed(cgColor)) }

    /// A colour that is asked for again whenever the traits differ.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(.dynamic(Provider(dynamicProvider)))
    }

    /// The colour under these traits; it is not dynamic any more.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .fixed: self
        case .dynamic(let provider): provider.give(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    /// The colour under the current traits.
    public var cgColor: CGColor { cgColor(in: .current) }

    /// The same colour with another opacity; a dynamic one stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic: UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// Red, green, blue and opacity under the current traits, from 0 to 1.
    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = cgColor.components ?? [0, 0, 0, 0]
        red?.pointee = components[0]
        green?.pointee = components[1]
        blue?.pointee = components[2]
        alpha?.pointee = components[3]
        return true
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.source == source }
    public override var hash: Int { source.hashValue }

    package func cgColor(in traits: UITraitCollection) -> CGColor {
        guard case .fixed(let color) = resolvedColor(with: traits).source else {
            return CGColor(gray: 0, alpha: 1)
        }
        return color
    }
}

extension UIColor {
    /// A rule by identity: two closures cannot be compared.
    private final class Provider: Hashable, Sendable {
        let give: @Sendable (UITraitCollection) -> UIColor

        init(_ give: @escaping @Sendable (UITraitCollection) -> UIColor) { self.give = give }

        static func == (a: Provider, b: Provider) -> Bool { a === b }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}
