import Foundation
import QuartzCore
import Testing

@testable import UIKitCore

/// What an app tells assistive technology, and where that stands.
@MainActor struct UIAccessibilityTests {
    let log = CallLog()

    private func element(_ name: String) -> LoggingElement {
        let element = LoggingElement(accessibilityContainer: UIView())
        element.name = name
        element.log = log
        return element
    }

    @Test func recordsWhatIsPosted() {
        let before = UIAccessibility.posted.count
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 5")
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        let newest = UIAccessibility.posted.suffix(3)
        #expect(newest.map(\.notification) == [.announcement, .pageScrolled, .layoutChanged])
        #expect(newest.map(\.argument) == ["Saved", "Page 2 of 5", nil])
        #expect(UIAccessibility.posted.count == min(before + 3, 100))
    }

    @Test func keepsTheNewestOnly() {
        for index in 0..<150 { UIAccessibility.post(notification: .announcement, argument: index) }
        #expect(UIAccessibility.posted.count == 100)
        #expect(UIAccessibility.posted.last?.argument == "149")
    }

    @Test(arguments: [UIAccessibility.Notification.layoutChanged, .screenChanged])
    func movesTheFocusToAnElementThatIsGiven(_ notification: UIAccessibility.Notification) {
        let (a, b) = (element("a"), element("b"))
        UIAccessibility.post(notification: notification, argument: a)
        #expect(a.accessibilityElementIsFocused())
        #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIResponder === a)
        UIAccessibility.post(notification: notification, argument: b)
        UIAccessibility.post(notification: notification, argument: b)
        #expect(!a.accessibilityElementIsFocused() && b.accessibilityElementIsFocused())
        #expect(log.calls == ["a focused", "a lost", "b focused"])
    }

    @Test func leavesTheFocusWhereNoElementIsGiven() {
        let a = element("a")
        UIAccessibility.post(notification: .layoutChanged, argument: a)
        UIAccessibility.post(notification: .layoutChanged, argument: "words")
        UIAccessibility.post(notification: .announcement, argument: element("b"))
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        #expect(UIAccessibility.focusedElement(using: nil) as? UIResponder === a)
    }

    @Test func forgetsAFocusedElementThatIsGone() {
        UIAccessibility.post(notification: .layoutChanged, argument: element("a"))
        #expect(UIAccessibility.focusedElement(using: nil) == nil)
    }

    @Test func tellsWhereTheFocusCameFromAndWentTo() {
        let (a, b) = (element("a"), element("b"))
        UIAccessibility.focus(on: a)
        nonisolated(unsafe) var info: [AnyHashable: Any] = [:]
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) { info = $0.userInfo ?? [:] }
        UIAccessibility.focus(on: b)
        NotificationCenter.default.removeObserver(token)
        #expect(info[UIAccessibility.focusedElementUserInfoKey] as? UIResponder === b)
        #expect(info[UIAccessibility.unfocusedElementUserInfoKey] as? UIResponder === a)
        let technology = UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
        #expect(info[UIAccessibility.assistiveTechnologyUserInfoKey] as? String == technology)
    }
}

/// Writes down how the focus comes and goes.
private final class LoggingElement: UIAccessibilityElement {
    var name = ""
    var log: CallLog?

    override func accessibilityElementDidBecomeFocused() { log?.calls.append("\(name) focused") }
    override func accessibilityElementDidLoseFocus() { log?.calls.append("\(name) lost") }
}
