import QuartzCore

/// Everything outside a menu, which closes it.
final class MenuDismissRegion: UIView {
    private weak var menu: MenuView?

    init(of menu: MenuView) {
        self.menu = menu
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { return nil }

    override var accessibilityLabel: String? {
        get { SystemWord.dismissMenu.text(for: self) }
        set { super.accessibilityLabel = newValue }
    }

    override func accessibilityActivate() -> Bool {
        menu?.presentation.end()
        return true
    }
}
