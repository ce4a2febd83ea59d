extension CALayer {
    /// Whether the sublayers are waiting to be placed.
    public func needsLayout() -> Bool { dirt.contains(.layout) }

    /// How often layout may ask for layout again before it is cut short.
    static let mostLayoutRounds = 100

    func layoutFromTop() {
        var top = self
        while let parent = top.parent, parent.dirt.contains(.layout) { top = parent }
        top.settleLayout()
    }

    /// Lays out this layer and all below until nothing waits; returns a layer that would not settle.
    @discardableResult
    func settleLayout() -> CALayer? {
        let waiting: LayerDirt = [.layout, .layout.below]
        for _ in 0..<Self.mostLayoutRounds {
            if dirt.isDisjoint(with: waiting) { return nil }
            visit(.layout) { $0.layoutSublayers() }
        }
        var restless: CALayer?
        // The flags go, or the next frame would begin all over and idle would never come.
        visit(.layout) { restless = $0 }
        return restless
    }
}
