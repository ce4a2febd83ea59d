import Foundation

extension CALayer {
    /// The layer that holds this one; nil for a root.
    public var superlayer: CALayer? {
        isPresentation ? modelLayer?.parent?.presentation() : parent
    }

    /// The layers within this one, from back to front; nil for none.
    public var sublayers: [CALayer]? {
        get {
            guard let modelLayer else { return children.isEmpty ? nil : children }
            return modelLayer.sublayers?.compactMap { $0.presentation() }
        }
        set { setSublayers(newValue ?? []) }
    }

    /// Adds a layer in front of the others; it leaves the layer it was in.
    public func addSublayer(_ layer: CALayer) {
        insert(layer, at: children.count)
    }

    /// Inserts a layer at an index of `sublayers`; it leaves the layer it was in.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    /// Inserts a layer just behind another; behind all if that is not here.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        guard layer !== sibling else { return }
        if layer.parent === self { detach(layer) }
        insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
    }

    /// Inserts a layer just in front of another; in front of all if that is not here.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        guard layer !== sibling else { return }
        if layer.parent === self { detach(layer) }
        insert(layer, at: (children.firstIndex { $0 === sibling } ?? children.count - 1) + 1)
    }

    /// Puts a layer in the place of another; does nothing if that is not here.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, oldLayer.parent === self else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Takes the layer out of the one that holds it, be it as sublayer or as mask.
    public func removeFromSuperlayer() {
        guard let parent else { return }
        if parent.maskLayer === self {
            parent.mask = nil
        } else {
            parent.detach(self)
        }
    }

    /// The root of the tree that the layer is in.
    var rootLayer: CALayer {
        var layer = modelLayer ?? self
        while let next = layer.parent { layer = next }
        return layer
    }

    /// The tree that shows the layer; nil if none does.
    package var layerTree: LayerTree? { rootLayer.tree }

    /// Whether `other` is this layer or within it.
    func holds(_ other: CALayer) -> Bool {
        var layer: CALayer? = other
        while let current = layer {
            if current === self { return true }
            layer = current.parent
        }
        return false
    }

    private func insert(_ layer: CALayer, at index: Int) {
        precondition(!layer.holds(self), "\(layer) cannot be a sublayer of \(self), which is within it.")
        precondition(layer.tree == nil, "\(layer) is the root of a screen and cannot be a sublayer.")
        if layer.parent !== self || !layer.hasArrived { layer.dirt.insert(.arrival) }
        layer.removeFromSuperlayer()
        children.insert(layer, at: min(max(index, 0), children.count))
        adopt(layer)
        setNeedsLayout()
    }

    private func setSublayers(_ new: [CALayer]) {
        for layer in children where !new.contains(where: { $0 === layer }) { detach(layer) }
        for layer in new { addSublayer(layer) }
    }

    func setMask(_ new: CALayer?) {
        guard new !== maskLayer else { return }
        maskLayer?.parent = nil
        precondition(
            new?.parent == nil && new?.tree == nil, "A mask must not be in a layer tree; remove it first.")
        maskLayer = new
        if let new { adopt(new) }
        mark(.composite)
    }

    /// Makes this the layer above, and takes over what is to be done in there.
    private func adopt(_ layer: CALayer) {
        layer.parent = self
        layer.dirt.insert(.composite)
        layer.passUp(layer.dirt.upwards)
    }

    private func detach(_ layer: CALayer) {
        guard let index = children.firstIndex(where: { $0 === layer }) else { return }
        children.remove(at: index)
        layer.parent = nil
        layer.hasArrived = false
        mark(.composite)
    }
}
