/// Takes changes of the environment down the tree, parents first.
@MainActor final class TraitsPass {
    private var roots: [Weak] = []
    var onInvalidate: (() -> Void)?

    /// Notes that what a view inherits may have changed.
    func invalidate(_ view: UIView) {
        roots.removeAll { $0.view == nil }
        guard !roots.contains(where: { $0.view.map(view.isDescendant(of:)) == true }) else { return }
        roots.append(Weak(view: view))
        onInvalidate?()
    }

    var isEmpty: Bool { roots.isEmpty }

    func run() {
        let due = roots.compactMap(\.view)
        roots.removeAll()
        for view in due where view.window != nil { visit(view) }
    }

    /// Brings one subtree up to date at once, for a layout that cannot wait for the pass.
    func visit(_ view: UIView) {
        view.adoptTraits(view.traitCollection)
        view.safeAreaMayHaveChanged()
        for child in view.subviews { visit(child) }
    }

    private struct Weak {
        weak var view: UIView?
    }
}
