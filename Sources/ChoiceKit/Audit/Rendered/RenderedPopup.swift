import UIKit

/// A popup as it stands on the screen, measured: what the rules on rendered popups look at.
struct RenderedPopup: Sendable {
    struct Text: Sendable {
        var string = ""
        var lines = 1
        var pointSize: CGFloat = 17
        var isBold = false
        /// Against what is behind it, as it is and with Increase Contrast on.
        var contrast: CGFloat = 21
        var increasedContrast: CGFloat = 21
        /// Whether its colour is the red or blue that UIKit itself gives to buttons.
        var isSystemColor = false
        var isHeader = false
        /// Whether part of it is not shown.
        var isCut = false
    }

    struct Button: Sendable {
        var action: Popup.Action
        /// On the screen.
        var frame: CGRect
        var text = Text()
        /// What VoiceOver and Voice Control call it.
        var label: String?
        var hint: String?
        var isEnabled = true
        /// Whether it has a fill or an edge of its own.
        var hasBezel = false
        /// Whether it is in view, or can be scrolled to.
        var isReachable = true
        /// Whether its title is as wide as it is at the least on one line.
        var fits = true
    }

    var popup: Popup
    var category = UIContentSizeCategory.large
    var isRightToLeft = false
    /// What the screen leaves free, and where the popup stands.
    var safeArea = CGRect.infinite
    var frame = CGRect.zero
    var title: Text?
    var message: Text?
    /// Whether the texts are higher than their room.
    var scrolls = false
    /// In the order of the popup's actions.
    var buttons: [Button] = []
    var isModal = true
    /// What VoiceOver stands on; nil where that is not known.
    var focusedLabel: String?
    /// Why what is typed cannot be used, and whether that is to be read; nil where it can, and without a
    /// field.
    var fieldReason: (text: String, isShown: Bool)?

    var isAccessibilitySize: Bool { category.isAccessibilityCategory }

    /// Whether the buttons stand beside each other.
    var isRow: Bool {
        guard buttons.count > 1, let first = buttons.first else { return false }
        return buttons.allSatisfy { abs($0.frame.midY - first.frame.midY) < 1 }
    }

    /// Everything that is read, with what it is called in findings.
    var texts: [(name: String, text: Text)] {
        [("The title", title), ("The message", message)].compactMap { name, text in text.map { (name, $0) } }
            + buttons.map { ("[\($0.action.title)]", $0.text) }
    }
}

/// A toast as it stands on the screen, measured.
struct RenderedToast: Sendable {
    var toast: Toast
    var frame: CGRect
    /// What it must not lie on, with names: the keyboard, bars, other toasts.
    var obstacles: [(name: String, frame: CGRect)] = []
}
