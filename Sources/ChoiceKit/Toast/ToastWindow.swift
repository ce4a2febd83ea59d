import UIKit

/// The layer that a toast stands in, over everything that the app presents in its own windows.
///
/// It never gets the keys, so the keyboard and what has the focus stay as they are, and touches beside the
/// toast go to what is below.
final class ToastWindow: UIWindow {
    /// Somebody else took the window from the screen.
    var onTakenAway: (() -> Void)?

    init(in scene: UIWindowScene) {
        super.init(windowScene: scene)
        windowLevel = Self.level
    }

    /// Made in code.
    required init?(coder: NSCoder) { return nil }

    override var canBecomeKey: Bool { false }

    override var isHidden: Bool {
        didSet { if isHidden, !oldValue { onTakenAway?() } }
    }

    func show(_ controller: ToastViewController) {
        rootViewController = controller
        isHidden = false
    }

    func close() {
        onTakenAway = nil
        isHidden = true
        rootViewController = nil
    }

    /// Looks and speaks as the window of the app.
    func adoptAppearance(of other: UIWindow?) {
        guard let other else { return }
        overrideUserInterfaceStyle = other.overrideUserInterfaceStyle
        accessibilityLanguage = other.accessibilityLanguage
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === rootViewController?.viewIfLoaded ? nil : hit
    }

    /// Right above the app's windows, and below what it shows as alerts.
    private static let level = UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue + 1)
}
