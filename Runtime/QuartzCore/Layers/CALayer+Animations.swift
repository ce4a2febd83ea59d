import Foundation

extension CALayer {
    /// The layer's copy of the animation with the key; nil for none.
    public func animation(forKey key: String) -> CAAnimation? {
        running.first { $0.key == key }?.animation
    }

    /// The keys of the animations, in the order in which they were added; nil for none.
    public func animationKeys() -> [String]? {
        let keys = running.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Removes the animation with the key; it hears that it did not finish.
    public func removeAnimation(forKey key: String) {
        dropAnimations { $0.key == key }
    }

    /// Removes all animations; they hear that they did not finish.
    public func removeAllAnimations() {
        dropAnimations { _ in true }
    }

    /// The layer itself, or the one that a presentation copy was made of.
    public func model() -> Self {
        guard let model = modelLayer as? Self else { return self }
        return model
    }

    var isPresentation: Bool { modelLayer != nil }

    /// The values as animations show them now.
    var presentedValues: LayerValues {
        running.isEmpty ? values : values(at: CACurrentMediaTime())
    }

    /// The values as animations show them at a time.
    func values(at time: CFTimeInterval) -> LayerValues {
        var result = values
        for animation in running { animation.apply(at: time, to: &result) }
        return result
    }

    func presented<Copy: CALayer>(by copy: (Any) -> Copy) -> Copy? {
        let model = modelLayer ?? self
        let result = copy(model)
        result.values = model.presentedValues
        result.modelLayer = model
        return result
    }

    func run(_ animation: CAAnimation, forKey key: String?) {
        guard !isPresentation else { return }
        if let key { removeAnimation(forKey: key) }
        running.append(RunningAnimation(animation, key: key, in: .current))
        if let tree = layerTree { tree.track(self) } else { LayerTree.trackHomeless(self) }
        mark(.composite)
    }

    /// Removes animations before their end.
    func dropAnimations(finished: Bool = false, where isDropped: (RunningAnimation) -> Bool) {
        let dropped = running.filter(isDropped)
        guard !dropped.isEmpty else { return }
        running.removeAll(where: isDropped)
        AnimationEvent.pending += dropped.filter { !$0.hasEnded }.map { .stopped($0, finished: finished) }
        layerTree?.notice(.arrival)
        mark(.composite)
    }

    /// Ends the animations whose time is up.
    func endAnimations(at time: CFTimeInterval) {
        for index in running.indices where !running[index].hasEnded && running[index].isOver(at: time) {
            running[index].hasEnded = true
            AnimationEvent.pending.append(.stopped(running[index], finished: true))
        }
        let count = running.count
        running.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
        if running.count != count { mark(.composite) }
    }

    /// Begins the animations that wait for a frame.
    func beginAnimations(at time: CFTimeInterval) {
        for index in running.indices where !running[index].hasStarted {
            let begin = running[index].begin ?? time
            running[index].begin = begin
            guard begin <= time else { continue }
            running[index].hasStarted = true
            AnimationEvent.pending.append(.started(running[index].animation))
        }
    }
}
