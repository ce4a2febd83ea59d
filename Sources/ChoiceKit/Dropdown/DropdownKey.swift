import UIKit

/// What the keys of a keyboard mean to a dropdown.
///
/// They are those of the select-only combobox in the ARIA Authoring Practices; ← and →, which it leaves
/// alone, step through the choices as in React Aria's Select, whichever way the language reads.
enum DropdownKey {
    /// While the list is closed.
    enum Closed: Equatable {
        case open(Start)
        case step(DropdownSelection.Step)
    }

    /// While the list is open.
    enum Open: Equatable {
        case move(Move)
        case choose
        /// The system takes the key as well, and goes to the next control.
        case chooseAndGoOn
        case close
    }

    /// Where the marked row is when the list opens.
    enum Start { case selection, first, last }

    /// Where the marked row goes; it stops at the ends.
    enum Move { case next, previous, pageDown, pageUp, first, last }
}

extension DropdownKey.Closed {
    init?(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
        switch (modifiers.held, key) {
        case ([], .keyboardReturnOrEnter), ([], .keypadEnter), ([], .keyboardSpacebar),
            ([], .keyboardDownArrow), (.alternate, .keyboardDownArrow):
            self = .open(.selection)
        case ([], .keyboardUpArrow), ([], .keyboardHome): self = .open(.first)
        case ([], .keyboardEnd): self = .open(.last)
        case ([], .keyboardLeftArrow): self = .step(.back)
        case ([], .keyboardRightArrow): self = .step(.forward)
        default: return nil
        }
    }
}

extension DropdownKey.Open {
    init?(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
        switch (modifiers.held, key) {
        case ([], .keyboardReturnOrEnter), ([], .keypadEnter), ([], .keyboardSpacebar),
            (.alternate, .keyboardUpArrow):
            self = .choose
        case ([], .keyboardTab), (.shift, .keyboardTab): self = .chooseAndGoOn
        case ([], .keyboardEscape): self = .close
        case ([], .keyboardDownArrow): self = .move(.next)
        case ([], .keyboardUpArrow): self = .move(.previous)
        case ([], .keyboardPageDown): self = .move(.pageDown)
        case ([], .keyboardPageUp): self = .move(.pageUp)
        case ([], .keyboardHome): self = .move(.first)
        case ([], .keyboardEnd): self = .move(.last)
        default: return nil
        }
    }
}
