/// Takes changes of the environment down the tree, parents first.
@MainActor final class TraitsPass {
    private var roots: [Weak] = []
    /// Where in `roots` each view stands; a view that took the place of one that is gone is not taken for it.
    private var places: [ObjectIdentifier: Int] = [:]
    var onInvalidate: (() -> Void)?

    /// Notes that what a view inherits may have changed.
    func invalidate(_ view: UIView) {
        guard !sequence(first: view, next: \.superview).contains(where: isRoot) else { return }
        places[ObjectIdentifier(view)] = roots.count
        roots.append(Weak(view: view))
        onInvalidate?()
    }

    var isEmpty: Bool { roots.isEmpty }

    func run() {
        let due = roots.compactMap(\.view)
        roots.removeAll()
        places.removeAll()
        for view in due where view.window != nil { visit(view) }
    }

    /// Brings one subtree up to date at once, for a layout that cannot wait for the pass.
    func visit(_ view: UIView) {
        view.adoptTraits(view.traitCollection)
        view.safeAreaMayHaveChanged()
        for child in view.subviews { visit(child) }
    }

    private func isRoot(_ view: UIView) -> Bool {
        places[ObjectIdentifier(view)].map { roots[$0].view === view } ?? false
    }

    private struct Weak {
        weak var view: UIView?
    }
}
