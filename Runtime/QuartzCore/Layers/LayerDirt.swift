/// What is still to do for a layer, and whether there is anything below it.
///
/// A flag runs up the tree and stops at the first ancestor that has it, so a pass finds its way from the root
/// down to the flagged layers and sees no others.
struct LayerDirt: OptionSet {
    var rawValue: UInt8

    /// Sublayers are to be placed.
    static let layout = LayerDirt(rawValue: 1)
    /// The contents are to be drawn.
    static let display = LayerDirt(rawValue: 2)
    /// Something shows differently.
    static let composite = LayerDirt(rawValue: 4)
    /// The layer is new in the tree.
    static let arrival = LayerDirt(rawValue: 8)

    /// The same flags for something below.
    var below: LayerDirt { LayerDirt(rawValue: rawValue << 4) }

    /// The flags that the superlayer has for this layer and what is below it.
    var upwards: LayerDirt { LayerDirt(rawValue: (rawValue | rawValue >> 4) << 4) }
}

extension CALayer {
    /// Flags this layer and the way up to it.
    func mark(_ new: LayerDirt) {
        guard !isPresentation, !dirt.isSuperset(of: new) else { return }
        dirt.formUnion(new)
        tree?.notice(new)
        passUp(new.below)
    }

    /// Flags the superlayers for something below them.
    func passUp(_ below: LayerDirt) {
        var layer = self
        while let next = layer.parent {
            if next.dirt.isSuperset(of: below) { return }
            next.dirt.formUnion(below)
            layer = next
        }
        layer.tree?.notice(LayerDirt(rawValue: below.rawValue >> 4))
    }

    /// Calls `body` on every layer with the flag, superlayers first, after taking the flag away. What is
    /// flagged meanwhile above or at layers already seen keeps its flag.
    func visit(_ flag: LayerDirt, _ body: (CALayer) -> Void) {
        if dirt.contains(flag) {
            dirt.subtract(flag)
            body(self)
        }
        guard dirt.contains(flag.below) else { return }
        dirt.subtract(flag.below)
        for layer in children { layer.visit(flag, body) }
        maskLayer?.visit(flag, body)
    }
}
