import QuartzCore

/// The two views of a navigation while one covers the other: the upper one is away at the trailing side in
/// part, and the lower one aside by three tenths of that and dimmed as far as it is covered.
///
/// The figures are those of a re-creation of UIKit; they are not measured.
@MainActor struct NavigationSlide {
    private let upper: UIView
    private let lower: UIView
    private let scrim: UIView
    /// From no part to all of it: positive to the right.
    let width: CGFloat

    /// Dims the lower view, until `end()`.
    init(_ upper: UIView, over lower: UIView, in container: UIView) {
        self.upper = upper
        self.lower = lower
        let mirror: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        width = container.bounds.width * mirror
        scrim = UIView(frame: lower.bounds)
        scrim.backgroundColor = UIColor(white: 0, alpha: 0.08)
        scrim.isUserInteractionEnabled = false
        UIView.performWithoutAnimation { [scrim] in lower.addSubview(scrim) }
    }

    /// - Parameter part: how far the upper view is away, from 0 to 1.
    func show(_ part: CGFloat) {
        upper.transform = CGAffineTransform(translationX: width * part, y: 0)
        lower.transform = CGAffineTransform(translationX: -0.3 * width * (1 - part), y: 0)
        scrim.alpha = 1 - part
    }

    func end() { scrim.removeFromSuperview() }
}
