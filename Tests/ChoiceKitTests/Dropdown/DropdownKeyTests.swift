import Testing
import UIKit

@testable import ChoiceKit

struct DropdownKeyTests {
    private func closed(_ key: UIKeyboardHIDUsage, _ held: UIKeyModifierFlags = []) -> DropdownKey.Closed? {
        DropdownKey.Closed(key, held)
    }

    private func open(_ key: UIKeyboardHIDUsage, _ held: UIKeyModifierFlags = []) -> DropdownKey.Open? {
        DropdownKey.Open(key, held)
    }

    @Test func aClosedButtonHasTheKeysOfASelectOnlyCombobox() {
        let keys: [UIKeyboardHIDUsage] = [
            .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar, .keyboardDownArrow,
        ]
        for key in keys { #expect(closed(key) == .open(.selection)) }
        #expect(closed(.keyboardDownArrow, .alternate) == .open(.selection))
        #expect(closed(.keyboardUpArrow) == .open(.first))
        #expect(closed(.keyboardHome) == .open(.first))
        #expect(closed(.keyboardEnd) == .open(.last))
        #expect(closed(.keyboardLeftArrow) == .step(.back))
        #expect(closed(.keyboardRightArrow) == .step(.forward))
    }

    @Test func anOpenListHasTheKeysOfASelectOnlyCombobox() {
        for key in [.keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar] as [UIKeyboardHIDUsage] {
            #expect(open(key) == .choose)
        }
        #expect(open(.keyboardUpArrow, .alternate) == .choose)
        #expect(open(.keyboardTab) == .chooseAndGoOn)
        #expect(open(.keyboardTab, .shift) == .chooseAndGoOn)
        #expect(open(.keyboardEscape) == .close)
        #expect(open(.keyboardDownArrow) == .move(.next))
        #expect(open(.keyboardUpArrow) == .move(.previous))
        #expect(open(.keyboardPageDown) == .move(.pageDown))
        #expect(open(.keyboardPageUp) == .move(.pageUp))
        #expect(open(.keyboardHome) == .move(.first))
        #expect(open(.keyboardEnd) == .move(.last))
    }

    @Test func leavesOtherKeysAlone() {
        for key in [.keyboardTab, .keyboardEscape, .keyboardPageDown, .keyboardA] as [UIKeyboardHIDUsage] {
            #expect(closed(key) == nil)
        }
        #expect(open(.keyboardLeftArrow) == nil)
        #expect(open(.keyboardA) == nil)
    }

    @Test func leavesKeysAloneWhileOthersAreHeld() {
        #expect(closed(.keyboardReturnOrEnter, .command) == nil)
        #expect(closed(.keyboardUpArrow, .alternate) == nil)
        #expect(open(.keyboardDownArrow, .alternate) == nil)
        #expect(open(.keyboardDownArrow, .shift) == nil)
    }

    @Test func mindsNeitherCapsLockNorTheKeypad() {
        #expect(open(.keyboardDownArrow, [.alphaShift, .numericPad]) == .move(.next))
        #expect(closed(.keyboardHome, .alphaShift) == .open(.first))
    }
}
