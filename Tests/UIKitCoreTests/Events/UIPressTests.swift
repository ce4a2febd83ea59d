import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct UIPressTests {
    let stage = TestStage()
    let log = KeyLog()
    let view = Listener(frame: .zero)

    /// Keeps what it was told last.
    final class Listener: UIView {
        var presses: [UIPress] = []
        var phases: [UIPress.Phase] = []
        var all: [Int] = []
        var whenCancelled: () -> Void = {}

        override var canBecomeFirstResponder: Bool { true }

        private func note(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
            self.presses += presses
            phases += presses.map(\.phase)
            all.append(event?.allPresses.count ?? 0)
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note(presses, event)
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note(presses, event)
        }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note(presses, event)
            whenCancelled()
        }
    }

    init() {
        stage.window.addSubview(view)
        _ = view.becomeFirstResponder()
    }

    private func key(_ key: UIKeyboardHIDUsage, holding modifiers: [UIKeyboardHIDUsage] = []) -> UIKey? {
        for modifier in modifiers { stage.key(modifier, isDown: true) }
        stage.press(key)
        for modifier in modifiers { stage.key(modifier, isDown: false) }
        return view.presses.first { $0.key?.keyCode == key }?.key
    }

    @Test func isOneObjectFromDownToUp() throws {
        stage.press(.keyboardA)
        #expect(view.phases == [.began, .ended])
        #expect(view.presses[0] === view.presses[1])
        #expect(view.presses[0].responder === view && view.presses[0].window === stage.window)
        #expect(view.presses[0].force == 0)
    }

    @Test func tellsWhatElseIsDown() {
        stage.key(.keyboardA, isDown: true)
        stage.key(.keyboardB, isDown: true)
        #expect(view.presses.map(\.force) == [1, 1])
        stage.key(.keyboardA, isDown: false)
        stage.key(.keyboardB, isDown: false)
        #expect(view.all == [1, 2, 2, 1])
        #expect(view.presses.map { $0.key?.characters } == ["a", "b", "a", "b"])
    }

    @Test func repeatsNothingWhileItIsHeld() {
        stage.key(.keyboardA, isDown: true)
        stage.key(.keyboardA, isDown: true)
        for _ in 0..<10 { stage.run() }
        #expect(view.phases == [.began])
    }

    @Test func aKeyThatWasNotDownDoesNotComeUp() {
        stage.key(.keyboardA, isDown: false)
        #expect(view.presses.isEmpty)
    }

    @Test func endsWhereItBegan() {
        let other = Listener(frame: .zero)
        stage.window.addSubview(other)
        stage.key(.keyboardA, isDown: true)
        _ = other.becomeFirstResponder()
        stage.key(.keyboardA, isDown: false)
        #expect(view.phases == [.began, .ended])
        #expect(other.phases == [])
    }

    @Test func isCancelledWhenItsResponderLeaves() {
        stage.key(.keyboardA, isDown: true)
        view.removeFromSuperview()
        stage.key(.keyboardA, isDown: false)
        #expect(view.phases == [.began, .cancelled])
    }

    @Test func isCancelledWhenItsWindowIsHidden() {
        stage.key(.keyboardA, isDown: true)
        stage.window.isHidden = true
        stage.key(.keyboardA, isDown: false)
        #expect(view.phases == [.began, .cancelled])
    }

    @Test func severalAreCancelledInTheOrderOfTheirKeys() {
        let views = (0..<6).map { _ in Listener(frame: .zero) }
        var cancelled: [Int] = []
        for (index, view) in views.enumerated() {
            view.whenCancelled = { cancelled.append(index) }
            stage.window.addSubview(view)
            _ = view.becomeFirstResponder()
            stage.key(
                [.keyboardF, .keyboardB, .keyboardE, .keyboardA, .keyboardD, .keyboardC][index], isDown: true)
        }
        stage.window.isHidden = true
        #expect(cancelled == [3, 1, 5, 4, 2, 0])
    }

    @Test func goesNowhereWithoutAWindow() {
        stage.window.isHidden = true
        stage.press(.keyboardA)
        #expect(view.presses.isEmpty)
    }

    // MARK: Keys

    @Test func aKeyHasWhatItTypes() throws {
        let plain = try #require(key(.keyboardA))
        #expect((plain.characters, plain.charactersIgnoringModifiers) == ("a", "a"))
        #expect(plain.modifierFlags == [])
    }

    @Test func shiftChangesWhatIsTypedAndNotTheKey() throws {
        let shifted = try #require(key(.keyboard1, holding: [.keyboardRightShift]))
        #expect((shifted.characters, shifted.charactersIgnoringModifiers) == ("!", "1"))
        #expect(shifted.modifierFlags == .shift)
        let modifier = try #require(view.presses.first?.key)
        #expect((modifier.keyCode, modifier.characters) == (.keyboardRightShift, ""))
    }

    @Test func capsLockStaysOnForLetters() throws {
        stage.press(.keyboardCapsLock)
        let letter = try #require(key(.keyboardB))
        #expect((letter.characters, letter.modifierFlags) == ("B", .alphaShift))
        let digit = try #require(key(.keyboard2))
        #expect(digit.characters == "2")
        stage.press(.keyboardCapsLock)
        #expect(try #require(key(.keyboardC)).characters == "c")
    }

    @Test func keysThatTypeNothingHaveTheirInput() throws {
        #expect(try #require(key(.keyboardUpArrow)).charactersIgnoringModifiers == UIKeyCommand.inputUpArrow)
        #expect(try #require(key(.keyboardEscape)).characters == UIKeyCommand.inputEscape)
        #expect(try #require(key(.keyboardPageDown)).characters == UIKeyCommand.inputPageDown)
    }

    @Test func theKeypadSaysSo() throws {
        let seven = try #require(key(.keypad7))
        #expect((seven.characters, seven.modifierFlags) == ("7", .numericPad))
    }

    @Test func modifiersAddUp() throws {
        let held: [UIKeyboardHIDUsage] = [.keyboardLeftGUI, .keyboardLeftAlt, .keyboardLeftControl]
        #expect(
            try #require(key(.keyboardD, holding: held)).modifierFlags == [.command, .alternate, .control])
    }
}
