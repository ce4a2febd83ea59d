import QuartzCore

/// A control's way to its menu: open, it can be changed and closed.
@MainActor open class UIContextMenuInteraction: NSObject {
    private weak var control: UIControl?
    weak var menuView: MenuView?
    private let press = MenuPress()

    init(of control: UIControl) {
        self.control = control
        super.init()
        press.minimumPressDuration = Self.pressTime
        press.mayBegin = { [weak control] in
            guard let control, control.isEnabled, !control.showsMenuAsPrimaryAction else { return false }
            return control.menuOffer.map { MenuPresentation.shows($0.menu) } == true
        }
        press.onChange = { [weak self] in self?.pressChanged($0) }
        control.addGestureRecognizer(press)
    }

    /// Changes the open menu in place: the block is given the innermost menu that shows and gives what takes
    /// its place.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let menuView, let presentation = openPresentation else { return }
        let old = menuView.top.menu
        let new = block(old)
        var offer = presentation.offer
        offer.menu = offer.menu.replacing(old, with: new)
        presentation.update(offer)
    }

    /// Closes the menu.
    open func dismissMenu() { openPresentation?.end() }

    var openPresentation: MenuPresentation? {
        guard let presentation = menuView?.presentation, presentation.isOpen else { return nil }
        return presentation
    }

    func detach() {
        dismissMenu()
        press.view?.removeGestureRecognizer(press)
    }

    private func pressChanged(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            guard control?.openMenu() == true, let menuView else { return }
            menuView.begin(.button, at: recognizer.location(in: menuView))
        case .changed: menuView.map { $0.move(to: recognizer.location(in: $0)) }
        case .ended: menuView.map { $0.lift(at: recognizer.location(in: $0)) }
        case .cancelled: menuView?.cancelFinger()
        default: break
        }
    }

    /// Seconds (measured by others).
    private static let pressTime: TimeInterval = 0.5
}

/// The press that opens a menu; it does not begin where there is none to open.
private final class MenuPress: UILongPressGestureRecognizer {
    var mayBegin: () -> Bool = { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard mayBegin() else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }
}

extension UIMenu {
    /// The same menu with another one in the place of one in it.
    fileprivate func replacing(_ old: UIMenu, with new: UIMenu) -> UIMenu {
        if self === old { return new }
        return replacingChildren(children.map { ($0 as? UIMenu)?.replacing(old, with: new) ?? $0 })
    }
}
