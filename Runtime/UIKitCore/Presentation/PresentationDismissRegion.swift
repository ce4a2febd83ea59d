import QuartzCore

/// Everything outside a popover or sheet: a tap here dismisses it and reaches nothing below.
final class PresentationDismissRegion: UIView {
    private weak var presentation: UIPresentationController?

    init(presentation: UIPresentationController) {
        self.presentation = presentation
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .button
        // UIKit's own name for it, which UI tests look for.
        accessibilityIdentifier = "PopoverDismissRegion"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var accessibilityLabel: String? {
        get { SystemWord.dismissPopup.text(for: self) }
        set { super.accessibilityLabel = newValue }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let presentation { Presenting.dismissByPerson(presentation) }
    }

    override func accessibilityActivate() -> Bool {
        guard let presentation else { return false }
        Presenting.dismissByPerson(presentation)
        return true
    }
}
