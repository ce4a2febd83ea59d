public import QuartzCore

/// A rectangle of a view in which the pointer has one style.
@MainActor open class UIPointerRegion: NSObject {
    /// In the coordinates of the interaction's view.
    nonisolated public let rect: CGRect
    /// Tells regions of the same rectangle apart; nil by default.
    nonisolated(unsafe) public let identifier: AnyHashable?

    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    /// Regions with the same rectangle and identifier are equal.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return other.rect == rect && other.identifier == identifier
    }

    nonisolated open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(rect.minX)
        hasher.combine(rect.minY)
        hasher.combine(identifier)
        return hasher.finalize()
    }
}

/// Where the pointer is when a region is asked for.
@MainActor open class UIPointerRegionRequest: NSObject {
    /// In the coordinates of the interaction's view.
    public let location: CGPoint
    /// The keys that are held.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }
}
