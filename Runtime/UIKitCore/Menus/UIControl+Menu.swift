import QuartzCore

extension UIControl {
    /// Opens the control's menu, where it has one with something in it.
    ///
    /// - Parameter touch: the one that the control follows: it goes over to the menu, and the control hears
    ///   that it lost it.
    @discardableResult func openMenu(holding touch: UITouch? = nil) -> Bool {
        guard isContextMenuInteractionEnabled, isEnabled, window != nil, let offer = menuOffer,
            MenuPresentation.shows(offer.menu)
        else { return false }
        sendActions(for: .menuActionTriggered)
        if touch != nil { loseTouch(with: nil) }
        // An action may have taken the menu away, or the control.
        guard isEnabled, let window, let offer = menuOffer, let interaction = contextMenuInteraction,
            let view = MenuPresentation.begin(offer, of: self)
        else { return true }
        interaction.menuView = view
        if let touch {
            window.touches.hand(touch, to: view)
            view.begin(.button, touch, at: touch.location(in: view))
        }
        return true
    }

    /// What the menu holds has changed: an open one shows it.
    func menuOfferDidChange() {
        guard let presentation = contextMenuInteraction?.openPresentation else { return }
        guard let menuOffer else { return presentation.end() }
        presentation.update(menuOffer)
    }
}
