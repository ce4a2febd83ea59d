/// Updates and solves the constraints of the windows in which some changed.
@MainActor final class ConstraintsPass {
    private var roots: [Weak] = []
    var onInvalidate: (() -> Void)?

    func invalidate(_ root: UIView) {
        guard !roots.contains(where: { $0.view === root }) else { return }
        roots.append(Weak(view: root))
        onInvalidate?()
    }

    var isEmpty: Bool { roots.isEmpty }

    func run() {
        let due = roots.compactMap(\.view)
        roots.removeAll()
        for root in due { root.settleConstraints() }
    }

    private struct Weak {
        weak var view: UIView?
    }
}
