import Testing
import UIKit

@testable import ChoiceKit

struct PopupKeyTests {
    @Test func escapeAndCommandPeriodCancel() {
        #expect(PopupKey(.keyboardEscape, []) == .cancel)
        #expect(PopupKey(.keyboardPeriod, .command) == .cancel)
        #expect(PopupKey(.keyboardPeriod, []) == nil)
    }

    @Test func bothReturnKeysConfirm() {
        #expect(PopupKey(.keyboardReturnOrEnter, []) == .confirm)
        #expect(PopupKey(.keypadEnter, []) == .confirm)
    }

    @Test func tabGoesOnAndShiftTabBack() {
        #expect(PopupKey(.keyboardTab, []) == .next)
        #expect(PopupKey(.keyboardTab, .shift) == .previous)
        #expect(PopupKey(.keyboardTab, .control) == nil)
    }

    @Test func capsLockDoesNotCount() {
        #expect(PopupKey(.keyboardEscape, .alphaShift) == .cancel)
        #expect(PopupKey(.keyboardSpacebar, .alphaShift) == .press)
    }

    @Test func heldModifiersMakeAnotherKey() {
        #expect(PopupKey(.keyboardReturnOrEnter, .command) == nil)
        #expect(PopupKey(.keyboardEscape, .shift) == nil)
        #expect(PopupKey(.keyboardSpacebar, .alternate) == nil)
    }
}
