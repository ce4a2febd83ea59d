import QuartzCore

extension UIView {
    public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        detachForReorder(view)
        insert(view, at: children.firstIndex(of: siblingSubview) ?? children.count)
    }

    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        detachForReorder(view)
        insert(view, at: (children.firstIndex(of: siblingSubview) ?? children.count - 1) + 1)
    }

    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard children.indices.contains(index1), children.indices.contains(index2), index1 != index2 else {
            return
        }
        children.swapAt(index1, index2)
        restackLayers()
    }

    public func bringSubviewToFront(_ view: UIView) { restack(view) { $0.append(view) } }

    public func sendSubviewToBack(_ view: UIView) { restack(view) { $0.insert(view, at: 0) } }

    /// Whether this view is the other one or holds it at any depth.
    public func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return children.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    func insert(_ view: UIView, at index: Int) {
        precondition(
            view !== self && !isDescendant(of: view),
            "A view cannot be added to itself or to its own subview.")
        if view.superview === self {
            detachForReorder(view)
        } else {
            let newWindow = window
            view.willMove(toSuperview: self)
            view.tellWillMove(to: newWindow)
            view.superview?.forget(view)
        }
        let isNew = view.superview !== self
        let oldWindow = view.window
        let place = min(max(index, 0), children.count)
        children.insert(view, at: place)
        view.parent = self
        restackLayers(inserting: view, at: place)
        guard isNew else { return }
        setNeedsLayout()
        view.constraintsDidEnter()
        if view.window === oldWindow { view.environmentMayHaveChanged() }
        view.tellDidMove(from: oldWindow)
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    func detach() {
        guard let superview else { return }
        let oldWindow = window
        willMove(toSuperview: nil)
        tellWillMove(to: nil)
        superview.forget(self)
        tellDidMove(from: oldWindow)
        didMoveToSuperview()
    }

    private func forget(_ view: UIView) {
        willRemoveSubview(view)
        view.constraintsWillLeave()
        children.removeAll { $0 === view }
        view.parent = nil
        view.layer.removeFromSuperlayer()
        setNeedsLayout()
    }

    /// A view that is already here only changes its place; nobody is told.
    private func detachForReorder(_ view: UIView) {
        guard view.superview === self else { return }
        children.removeAll { $0 === view }
    }

    private func restack(_ view: UIView, _ place: (inout [UIView]) -> Void) {
        guard view.superview === self else { return }
        var new = children
        new.removeAll { $0 === view }
        place(&new)
        // Nothing changes for a view that is there already: a layout may say where it belongs each time.
        guard !new.elementsEqual(children, by: ===) else { return }
        children = new
        restackLayers()
    }

    private func restackLayers(inserting view: UIView, at index: Int) {
        if index == children.count - 1 {
            layer.addSublayer(view.layer)
        } else {
            layer.insertSublayer(view.layer, below: children[index + 1].layer)
        }
    }

    private func restackLayers() {
        for child in children { layer.addSublayer(child.layer) }
    }

    private func tellWillMove(to newWindow: UIWindow?) {
        guard window !== newWindow else { return }
        if let window { FirstResponder.viewWillLeave(self, window) }
        owner?.viewWillMove(to: newWindow)
        willMove(toWindow: newWindow)
        for child in children { child.tellWillMove(to: newWindow) }
    }

    func tellDidMove(from oldWindow: UIWindow?) {
        guard window !== oldWindow else { return }
        if let window {
            layer.contentsScale = window.screen.scale
            environmentMayHaveChanged()
            guidesMayHaveChanged()
        } else if let oldWindow {
            oldWindow.touches.viewLeft(self)
            oldWindow.screen.pointer.viewLeft(self)
            oldWindow.screen.keyboard.cancel { $0.responder === self || $0.responder === owner }
        }
        didMoveToWindow()
        owner?.viewDidMove()
        for child in children { child.tellDidMove(from: oldWindow) }
    }
}
