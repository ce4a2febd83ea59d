import Foundation
import Simulator
import Testing
import UIKitCore

@MainActor struct SoftwareKeyboardTests {
    let host = HeadlessHost(device: .iPhoneSE)
    let log: KeyboardLog

    init() {
        log = KeyboardLog(of: host.app.screen)
        host.show(UIViewController())
    }

    private static let down = CGRect(x: 0, y: 667, width: 375, height: 260)
    private static let up = CGRect(x: 0, y: 407, width: 375, height: 260)

    @Test func tellsThatItComes() {
        host.keyboard(isUp: true)
        #expect(log.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
        #expect(log.begins == Array(repeating: Self.down, count: 4))
        #expect(log.ends == Array(repeating: Self.up, count: 4))
        #expect(log.durations == Array(repeating: 0.25, count: 4))
        #expect(host.app.screen.softwareKeyboard.frame == Self.up)
    }

    @Test func tellsThatItGoes() {
        host.keyboard(isUp: true)
        log.clear()
        host.keyboard(isUp: false)
        #expect(log.names == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        #expect(log.begins == Array(repeating: Self.up, count: 4))
        #expect(log.ends == Array(repeating: Self.down, count: 4))
    }

    @Test func saysNothingWhereItIsSoAlready() {
        host.keyboard(isUp: false)
        #expect(log.names == [])
        host.keyboard(isUp: true)
        log.clear()
        host.keyboard(isUp: true)
        #expect(log.names == [])
    }

    @Test func saysTheEndOfItsLastMovementOnly() {
        host.activate()
        host.app.screen.softwareKeyboard.setUp(true)
        host.advance(by: 0.1)
        host.keyboard(isUp: false)
        #expect(
            log.names == [
                "WillChangeFrame", "WillShow", "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide",
            ])
    }

    @Test func hasTheCurveAsANumberOfUIViews() {
        host.keyboard(isUp: true)
        #expect(log.curves.allSatisfy { UIView.AnimationCurve(rawValue: $0) == .easeInOut })
    }

    @Test func takesAnotherFrameWhenTheDeviceIsTurned() {
        host.keyboard(isUp: true)
        log.clear()
        host.rotate(to: .landscapeLeft)
        #expect(log.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
        #expect(log.ends.last == CGRect(x: 0, y: 169, width: 667, height: 206))
        #expect(log.durations.last == 0)
    }

    @Test func standsOverTheAppAndNotAmongItsWindows() {
        let window = host.app.windowScene.keyWindow
        host.keyboard(isUp: true)
        #expect(host.app.windowScene.windows.count == 1)
        #expect(window?.isKeyWindow == true)
        #expect(host.app.screen.window(at: CGPoint(x: 100, y: 400)) === window)
        #expect(host.app.screen.window(at: CGPoint(x: 100, y: 410)) !== window)
        host.keyboard(isUp: false)
        #expect(host.app.screen.window(at: CGPoint(x: 100, y: 410)) === window)
    }

    @Test func goesWithTheApp() {
        host.keyboard(isUp: true)
        log.clear()
        host.closeWindows()
        #expect(!host.app.screen.softwareKeyboard.isUp)
        #expect(host.app.screen.window(at: CGPoint(x: 100, y: 500)) == nil)
        #expect(log.names == [])
    }
}

/// Keeps what the keyboard of one screen tells while it lives.
@MainActor final class KeyboardLog {
    private(set) var names: [String] = []
    private(set) var begins: [CGRect] = []
    private(set) var ends: [CGRect] = []
    private(set) var durations: [TimeInterval] = []
    private(set) var curves: [Int] = []
    private var tokens: [any NSObjectProtocol] = []

    init(of screen: UIScreen) {
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ]
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
                [weak self] notification in
                nonisolated(unsafe) let notification = notification
                MainActor.assumeIsolated { self?.take(notification) }
            }
        }
    }

    isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

    func clear() {
        names = []
        begins = []
        ends = []
        durations = []
        curves = []
    }

    private func take(_ notification: Notification) {
        let name = notification.name.rawValue
        names.append(String(name.dropFirst("UIKeyboard".count).dropLast("Notification".count)))
        let info = notification.userInfo ?? [:]
        if let frame = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect { begins.append(frame) }
        if let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect { ends.append(frame) }
        if let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double {
            durations.append(duration)
        }
        if let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int { curves.append(curve) }
    }
}
