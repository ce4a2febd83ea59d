import UIKit

/// What a sheet is shown for: kept in view above the sheet, marked while it is open, and given the choice.
@MainActor final class PickerTarget {
    private(set) weak var view: UIView?
    private weak var parent: UIViewController?
    private var mark: UIView?
    /// What the sheet added to the safe area of its parent.
    private var inset: CGFloat = 0
    /// The scroll view that the target is in, and what was added to the inset of its content: content that
    /// fits does not take the safe area in.
    private weak var scroll: UIScrollView?
    private var scrollInset: CGFloat = 0

    init(_ view: UIView?, in parent: UIViewController) {
        self.view = view
        self.parent = parent
    }

    /// Draws a line round it.
    func showMark(_ color: UIColor?) {
        guard mark == nil, let view else { return }
        let mark = UIView(frame: view.bounds)
        mark.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        mark.isUserInteractionEnabled = false
        mark.isAccessibilityElement = false
        mark.layer.cornerRadius = Self.corner(of: view)
        mark.layer.borderWidth = Self.lineWidth
        mark.layer.borderColor = (color ?? view.tintColor).resolvedColor(with: view.traitCollection).cgColor
        view.addSubview(mark)
        self.mark = mark
    }

    /// Tells the parent that so many points of its window are covered from below, and scrolls to the target.
    func makeRoom(_ height: CGFloat) {
        guard let parent, let root = parent.viewIfLoaded, let window = root.window else { return }
        let below = window.bounds.maxY - root.convert(root.bounds, to: window).maxY
        let own = root.safeAreaInsets.bottom - inset
        let new = max(0, height - below - own)
        guard new != inset else { return }
        parent.additionalSafeAreaInsets.bottom += new - inset
        inset = new
        root.layoutIfNeeded()
        if new > 0 { scrollToTarget(below: window.bounds.maxY - height) }
    }

    /// - Parameter edge: where the sheet begins, in the window.
    private func scrollToTarget(below edge: CGFloat) {
        guard let view, let root = parent?.viewIfLoaded, view.isDescendant(of: root) else { return }
        guard let scroll = view.enclosingScrollView, scroll.isDescendant(of: root) else { return }
        let covered = scroll.convert(scroll.bounds, to: nil).maxY - edge
        let missing = max(0, covered - scroll.adjustedContentInset.bottom)
        self.scroll = scroll
        scrollInset += missing
        scroll.contentInset.bottom += missing
        let rect = view.convert(view.bounds, to: scroll).insetBy(dx: 0, dy: -Self.margin)
        scroll.scrollRectToVisible(rect, animated: true)
    }

    /// Everything is as before.
    func restore() {
        mark?.removeFromSuperview()
        mark = nil
        parent?.additionalSafeAreaInsets.bottom -= inset
        scroll?.contentInset.bottom -= scrollInset
        (inset, scrollInset) = (0, 0)
    }

    /// Shows what was chosen; labels, text fields and buttons can. One with a name of its own has it as its
    /// value for VoiceOver.
    func show(_ text: String) {
        defer {
            if let name = view?.accessibilityLabel, name != text, !(view is UITextField) {
                view?.accessibilityValue = text
            }
        }
        switch view {
        case let label as UILabel: label.text = text
        case let field as UITextField: field.text = text
        case let button as UIButton where button.configuration != nil: button.configuration?.title = text
        case let button as UIButton: button.setTitle(text, for: .normal)
        default: break
        }
    }

    /// A button draws its corners itself.
    private static func corner(of view: UIView) -> CGFloat {
        if view.layer.cornerRadius > 0 { return view.layer.cornerRadius }
        return (view as? UIButton)?.configuration?.background.cornerRadius ?? standardCorner
    }

    private static let lineWidth: CGFloat = 2
    private static let standardCorner: CGFloat = 6
    /// Points around the target that are kept in view as well.
    private static let margin: CGFloat = 8
}
