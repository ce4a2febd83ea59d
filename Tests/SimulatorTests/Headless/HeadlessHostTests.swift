import CoreGraphics
import QuartzCore
import Simulator
import Testing
import UIKitCore

@MainActor struct HeadlessHostTests {
    let host = HeadlessHost(device: .iPhoneSE, settings: DeviceSettings(style: .dark, language: "ko"))

    private func show() -> UIViewController {
        let controller = UIViewController()
        host.show(controller)
        return controller
    }

    @Test func beginsAtZero() {
        #expect(host.now == 0)
        host.activate()
        #expect(CACurrentMediaTime() == 0)
    }

    @Test func tellsThatItsSceneHasGone() {
        @MainActor final class Count { var isGone = false }
        let count = Count()
        var other: HeadlessHost? = HeadlessHost()
        let token = NotificationCenter.default.addObserver(
            forName: UIScene.didDisconnectNotification, object: other?.app.windowScene, queue: nil
        ) { _ in
            MainActor.assumeIsolated { count.isGone = true }
        }
        other = nil
        NotificationCenter.default.removeObserver(token)
        #expect(count.isGone)
    }

    @Test func givesItsSettingsToTheWindow() {
        let view = show().view!
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(view.window?.accessibilityLanguage == "ko")
        #expect(view.bounds.size == CGSize(width: 375, height: 667))
        #expect(view.safeAreaInsets.top == 20)
    }

    @Test func laysRightToLeftForALanguageThatReadsSo() {
        let host = HeadlessHost(settings: DeviceSettings(language: "ar"))
        #expect(host.app.screen.traitCollection.layoutDirection == .rightToLeft)
    }

    @Test func runsNoFrameWhileNothingAsksForOne() {
        _ = show()
        let count = host.frameCount
        host.advance(by: 10)
        #expect(host.frameCount == count)
        #expect(abs(host.now - 10) < 1)
    }

    @Test func runsADelayWhenItsTimeHasCome() {
        _ = show()
        let start = host.now
        var fired: TimeInterval?
        host.app.screen.frames.ticks.after(0.5) { fired = CACurrentMediaTime() }
        host.advance(by: 0.25)
        #expect(fired == nil)
        host.advance(by: 0.5)
        #expect(fired.map { abs($0 - start - 0.5) < FrameLoop.interval } == true)
    }

    @Test func runsSixtyFramesInASecondOfMotion() {
        _ = show()
        var times: [TimeInterval] = []
        host.app.screen.frames.ticks.everyFrame { time in
            times.append(time)
            return true
        }
        host.advance(by: 1)
        #expect((59...61).contains(times.count))
        #expect(zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - FrameLoop.interval) < 1e-6 })
    }

    @Test func endsWithADelayThatAsksForItselfAgainAtOnce() {
        _ = show()
        var count = 0
        @MainActor func again() {
            count += 1
            host.app.screen.frames.ticks.after(0) { again() }
        }
        again()
        host.advance(by: 0.5)
        #expect((2...40).contains(count))
    }

    @Test func settlesBeforeADelayIsOver() {
        _ = show()
        var fired = false
        host.app.screen.frames.ticks.after(5) { fired = true }
        host.settle()
        #expect(!fired)
        #expect(host.now < 1)
    }

    @Test func settlesAlthoughSomethingMovesForEver() {
        _ = show()
        host.app.screen.frames.ticks.everyFrame { _ in true }
        let start = host.now
        host.settle()
        #expect(host.now - start < 1.1)
    }

    @Test func showsWhatIsOnTheScreen() throws {
        let controller = show()
        controller.view.backgroundColor = .red
        let picture = host.screenshot()
        #expect((picture.width, picture.height) == (750, 1334))
        let other = UIViewController()
        other.view.backgroundColor = .blue
        host.show(other)
        #expect(try host.screenshot().pngData() != picture.pngData())
    }

    @Test func leavesAnotherHostAlone() {
        let controller = show()
        let other = HeadlessHost(device: .iPhone15)
        other.advance(by: 3)
        #expect(UIApplication.shared === other.app)
        host.advance(by: 1)
        #expect(UIApplication.shared === host.app)
        #expect(CACurrentMediaTime() == host.now)
        #expect(host.now < 2.5)
        #expect(controller.view.window?.bounds.width == 375)
    }

    @Test func leavesNothingBehind() {
        weak var view: UIView?
        weak var controller: UIViewController?
        weak var window: UIWindow?
        do {
            let host = HeadlessHost()
            let shown = UIViewController()
            host.show(shown)
            (view, controller, window) = (shown.view, shown, shown.view.window)
            #expect(window != nil)
        }
        #expect(view == nil)
        #expect(controller == nil)
        #expect(window == nil)
    }

    @Test func deliversATap() {
        let view = TouchedView(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
        show().view.addSubview(view)
        host.tap(at: CGPoint(x: 20, y: 110))
        #expect(view.phases == [.began, .ended])
        host.drag(from: CGPoint(x: 20, y: 110), to: CGPoint(x: 20, y: 300))
        #expect(view.phases.count { $0 == .moved } > 3)
    }
}

private final class TouchedView: UIView {
    var phases: [UITouch.Phase] = []

    private func note(_ touches: Set<UITouch>) { phases += touches.map(\.phase) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
}
