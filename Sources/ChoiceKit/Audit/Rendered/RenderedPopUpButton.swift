import UIKit

/// A pop-up button as it stands on the screen, measured: what the rules on rendered ones look at.
struct RenderedPopUpButton: Sendable {
    /// What is to be read on it.
    var title = ""
    /// What is chosen; nil where nothing is, or more than one.
    var choice: String?
    /// What VoiceOver says.
    var label: String?
    var value: String?
    var isButton = true
    /// How much of it a finger hits, in points.
    var target = CGSize(width: 44, height: 44)
    var category = UIContentSizeCategory.large
    /// Whether part of the title is not shown.
    var isCut = false

    var isKorean: Bool { Language(lettersOf: title + (choice ?? "")) == .korean }
}

@MainActor extension RenderedPopUpButton {
    /// Nil where the button has no place on a screen.
    init?(_ use: HIGAudit.PopUpUse, in button: UIButton) {
        guard button.window != nil, button.bounds.width > 0, button.bounds.height > 0 else { return nil }
        button.layoutIfNeeded()
        let text = button.titleLabel?.text ?? ""
        title = text.isEmpty ? button.shownText ?? "" : text
        let on = use.sections.flatMap(\.items).filter { $0.kind == .value(isOn: true) }
        choice = on.count == 1 ? on[0].title.ifShown : nil
        label = button.accessibilityLabel
        value = button.accessibilityValue
        isButton = button.accessibilityTraits.contains(.button)
        target = CGSize(width: button.target(along: \.x), height: button.target(along: \.y))
        category = button.traitCollection.preferredContentSizeCategory
        isCut = button.titleLabel.map { $0.needsMoreRoom || !button.holds($0) } ?? false
    }
}

extension UIView {
    fileprivate func holds(_ part: UIView) -> Bool {
        bounds.insetBy(dx: -0.5, dy: -0.5).contains(part.convert(part.bounds, to: self))
    }

    /// How far apart the points are that a finger hits across the middle: measured up to the least side of a
    /// target.
    fileprivate func target(along axis: WritableKeyPath<CGPoint, CGFloat>) -> CGFloat {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let reaches: (CGFloat) -> Bool = { distance in
            [-distance, distance].allSatisfy {
                var point = middle
                point[keyPath: axis] += $0
                return self.point(inside: point, with: nil)
            }
        }
        let half = Self.leastTouchSide / 2
        // A right or lower edge is no longer inside.
        return 2 * (stride(from: half, to: 0, by: -0.5).first { reaches($0 - 0.25) } ?? 0)
    }
}
