import Foundation
import Testing
import UIKitCore

@MainActor struct KeyWindowTests {
    let stage = TestStage()

    final class Window: UIWindow {
        var log: [String] = []
        var mayBecomeKey = true

        override var canBecomeKey: Bool { mayBecomeKey }
        override func becomeKey() { log.append("become \(isKeyWindow)") }
        override func resignKey() { log.append("resign \(isKeyWindow)") }
    }

    private func window() -> Window {
        let window = Window(windowScene: stage.app.windowScene)
        window.isHidden = false
        return window
    }

    @Test func tellsBothWindows() {
        let one = window()
        let two = window()
        one.makeKey()
        #expect(one.isKeyWindow && !stage.window.isKeyWindow)
        two.makeKey()
        two.makeKey()
        #expect(one.log == ["become true", "resign false"])
        #expect(two.log == ["become true"])
        #expect(stage.app.windowScene.keyWindow === two)
    }

    @Test func refusesAWindowThatMayNot() {
        let window = window()
        window.mayBecomeKey = false
        window.makeKeyAndVisible()
        #expect(stage.window.isKeyWindow && window.log == [])
    }

    @Test func postsTheLossBeforeTheGain() {
        nonisolated(unsafe) var names: [String] = []
        let observers = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                names.append($0.name.rawValue)
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        window().makeKey()
        #expect(names == ["UIWindowDidResignKeyNotification", "UIWindowDidBecomeKeyNotification"])
    }

    @Test func theFrontWindowFollowsOneThatIsHidden() {
        let one = window()
        let two = window()
        let alert = window()
        alert.windowLevel = .alert
        alert.mayBecomeKey = false
        two.makeKey()
        two.isHidden = true
        #expect(one.isKeyWindow)
        #expect(two.log == ["become true", "resign false"])
        one.isHidden = true
        #expect(stage.window.isKeyWindow)
    }
}
