import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// An app that comes to the front and leaves it.
@MainActor struct UIApplicationActivityTests {
    let stage = PresentationStage()

    private func heard(_ change: () -> Void) -> [String] {
        let log = CallLog()
        let app = stage.host.app
        let all = [
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
        ]
        let tokens = all.map { name in
            NotificationCenter.default.addObserver(forName: name, object: app, queue: nil) { _ in
                MainActor.assumeIsolated { log.calls.append(name.rawValue) }
            }
        }
        change()
        tokens.forEach(NotificationCenter.default.removeObserver)
        return log.calls.map { String($0.dropFirst("UIApplication".count).dropLast("Notification".count)) }
    }

    @Test func goesThroughTheStatesBetween() {
        stage.host.activate()
        let app = stage.host.app
        #expect(heard { app.move(to: .background) } == ["WillResignActive", "DidEnterBackground"])
        #expect(app.windowScene.activationState == .background)
        #expect(heard { app.move(to: .active) } == ["WillEnterForeground", "DidBecomeActive"])
        #expect(app.applicationState == .active)
        #expect(heard { app.move(to: .active) } == [])
    }

    @Test func tellsTheSceneBeforeTheApplication() {
        let log = CallLog()
        let names = [
            UIScene.didActivateNotification, UIScene.willDeactivateNotification,
            UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
        ]
        let (app, scene) = (stage.host.app, stage.host.app.windowScene)
        let tokens = names.map { name in
            let sender: AnyObject = name.rawValue.hasPrefix("UIScene") ? scene : app
            return NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) { _ in
                MainActor.assumeIsolated {
                    log.calls.append("\(name.rawValue.dropLast(12)) \(scene.activationState)")
                }
            }
        }
        stage.host.activate()
        app.move(to: .inactive)
        app.move(to: .background)
        app.move(to: .active)
        tokens.forEach(NotificationCenter.default.removeObserver)
        #expect(
            log.calls == [
                "UISceneWillDeactivate foregroundActive", "UIApplicationWillResignActive foregroundActive",
                "UISceneDidEnterBackground background", "UIApplicationDidEnterBackground background",
                "UISceneWillEnterForeground background", "UIApplicationWillEnterForeground background",
                "UISceneDidActivate foregroundActive", "UIApplicationDidBecomeActive foregroundActive",
            ])
    }

    @Test func takesTheTouchesAway() {
        let log = TouchLog(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        stage.host.activate()
        stage.root.view.addSubview(log)
        stage.host.settle()
        stage.host.touch(TouchSample(finger: 0, phase: .began, location: CGPoint(x: 50, y: 150)))
        stage.host.app.move(to: .inactive)
        #expect(log.calls == ["began", "cancelled"])
    }

    @Test func tellsThatTheSceneHasGone() {
        stage.host.activate()
        let log = CallLog()
        let scene = stage.host.app.windowScene
        let token = NotificationCenter.default.addObserver(
            forName: UIScene.didDisconnectNotification, object: scene, queue: nil
        ) { _ in
            MainActor.assumeIsolated { log.calls.append("\(scene.activationState)") }
        }
        stage.host.app.disconnectScene()
        NotificationCenter.default.removeObserver(token)
        #expect(log.calls == ["unattached"])
    }
}
