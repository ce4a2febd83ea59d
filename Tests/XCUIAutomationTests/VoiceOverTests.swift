import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@MainActor struct VoiceOverTests {
    let app: XCUIApplication
    let host = HeadlessHost(device: .iPhoneSE)
    let controller = EscapableController()
    let log = Log()
    var voiceOver: VoiceOver { VoiceOver(on: host) }

    final class Log {
        var calls: [String] = []
    }

    final class EscapableController: UIViewController {
        var isEscapable = true
        private(set) var escapes = 0

        override func accessibilityPerformEscape() -> Bool {
            if isEscapable { escapes += 1 }
            return isEscapable
        }
    }

    /// A value that can be stepped, and that does something by itself when it is activated.
    final class Stepper: UIView {
        let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
            isAccessibilityElement = true
            accessibilityLabel = "Amount"
            accessibilityTraits = .adjustable
        }

        required init?(coder: NSCoder) { nil }

        override func accessibilityActivate() -> Bool {
            log.calls.append("activated")
            return true
        }

        override func accessibilityIncrement() { log.calls.append("more") }

        override func accessibilityDecrement() { log.calls.append("less") }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.calls.append("touched")
        }
    }

    init() {
        app = XCUIApplication(host: host)
        host.show(controller)
        controller.view.addSubview(Stepper(log))
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
        button.accessibilityLabel = "Send"
        button.addAction(UIAction { [log] _ in log.calls.append("sent") }, for: .primaryActionTriggered)
        controller.view.addSubview(button)
    }

    @Test func touchesWhatDoesNotActivateItself() throws {
        try voiceOver.activate(app.buttons["Send"].node())
        #expect(log.calls == ["sent"])
    }

    @Test func leavesTouchesOutWhereAnElementActivatesItself() throws {
        try voiceOver.activate(app.buttons["Amount"].node())
        #expect(log.calls == ["activated"])
    }

    @Test func refusesToActivateWhatIsDisabled() throws {
        (try app.buttons["Send"].node().view as? UIButton)?.isEnabled = false
        #expect(throws: RobotError.disabled("button \"Send\"")) {
            try voiceOver.activate(app.buttons["Send"].node())
        }
    }

    @Test func stepsWhatIsAdjustable() throws {
        let amount = try app.buttons["Amount"].node()
        try voiceOver.adjust(amount, by: .increment)
        try voiceOver.adjust(amount, by: .decrement)
        #expect(log.calls == ["more", "less"])
        #expect(throws: RobotError.unadjustable("button \"Send\"")) {
            try voiceOver.adjust(app.buttons["Send"].node(), by: .increment)
        }
    }

    @Test func escapesFromTheElementThatItStandsOn() throws {
        UIAccessibility.post(
            notification: .screenChanged, argument: try app.buttons["Send"].node().view)
        #expect(voiceOver.focused === (try app.buttons["Send"].node().view))
        try voiceOver.escape()
        #expect(controller.escapes == 1)
        controller.isEscapable = false
        #expect(throws: RobotError.inescapable) { try voiceOver.escape() }
    }

    @Test func standsOnNothingThatIsNotOnTheScreen() throws {
        let other = HeadlessHost(device: .iPhoneSE)
        UIAccessibility.post(
            notification: .screenChanged, argument: try app.buttons["Send"].node().view)
        #expect(VoiceOver(on: other).focused == nil)
        #expect(throws: RobotError.inescapable) { try VoiceOver(on: other).escape() }
    }
}
