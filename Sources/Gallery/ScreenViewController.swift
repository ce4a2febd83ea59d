import UIKit

/// A screen whose words follow the language of its window, which is known when it comes to one.
class ScreenViewController: UIViewController {
    let log: EventLog
    private(set) var language = ScreenLanguage.english
    private var isBuilt = false

    init(log: EventLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    /// Screens are made in code.
    required init?(coder: NSCoder) { return nil }

    /// Adds the views; called once, in the window.
    func build() {}

    /// Places them; called in each layout. `area` is the safe area less the margins of the system at the
    /// sides.
    func layOut(in area: CGRect) {}

    /// Gives a view the height that it needs at the top of what is left, and takes that and the gap away.
    /// What is touched is 44 points high at least.
    final func place(_ view: UIView, atTopOf rest: inout CGRect, gap: CGFloat) {
        let height = view.sizeThatFits(CGSize(width: rest.width, height: .greatestFiniteMagnitude)).height
            .rounded(.up)
        let least: CGFloat = view is UIControl ? 44 : 0
        (view.frame, rest) = rest.divided(atDistance: max(height, least), from: .minYEdge)
        rest = rest.divided(atDistance: gap, from: .minYEdge).remainder
    }

    override func loadView() {
        let root = RootView()
        root.backgroundColor = .systemBackground
        root.didEnterWindow = { [weak self] in self?.buildOnce() }
        view = root
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard isBuilt else { return }
        let margins = view.layoutMargins
        layOut(
            in: view.bounds.inset(by: view.safeAreaInsets).inset(
                by: UIEdgeInsets(
                    top: 0, left: margins.left - view.safeAreaInsets.left, bottom: 0,
                    right: margins.right - view.safeAreaInsets.right)))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewIfLoaded?.setNeedsLayout()
    }

    private func buildOnce() {
        guard !isBuilt else { return }
        isBuilt = true
        language = ScreenLanguage(of: view)
        build()
        view.setNeedsLayout()
    }
}

/// Tells when it comes to a window.
private final class RootView: UIView {
    var didEnterWindow: () -> Void = {}

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { didEnterWindow() }
    }
}
