import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@MainActor struct UIHoverGestureRecognizerTests {
    let host = HeadlessHost(device: .iPhoneSE)
    let window: UIWindow
    let outer = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    let log = HoverLog()

    init() {
        host.activate()
        window = UIWindow(windowScene: host.app.windowScene)
        window.makeKeyAndVisible()
        outer.addSubview(inner)
        window.addSubview(outer)
        outer.addGestureRecognizer(HoverRecorder("outer", log))
        inner.addGestureRecognizer(HoverRecorder("inner", log))
    }

    @Test func beginsOverTheViewChangesInItAndEndsOutside() {
        host.hover(at: CGPoint(x: 10, y: 10))
        #expect(log.calls == [])
        host.hover(at: CGPoint(x: 60, y: 61))
        host.hover(at: CGPoint(x: 65, y: 61))
        host.hover(at: CGPoint(x: 10, y: 10))
        #expect(log.calls == ["outer began (10, 11)", "outer changed (15, 11)", "outer ended (15, 11)"])
    }

    @Test func whatIsInAViewIsOverItToo() {
        host.hover(at: CGPoint(x: 60, y: 60))
        host.hover(at: CGPoint(x: 80, y: 80))
        host.hover(at: CGPoint(x: 60, y: 60))
        #expect(
            log.calls == [
                "outer began (10, 10)", "inner began (5, 5)", "outer changed (30, 30)",
                "inner ended (5, 5)", "outer changed (10, 10)",
            ])
    }

    @Test func endsWhereThePointerGoesAway() {
        host.hover(at: CGPoint(x: 60, y: 60))
        host.hover(at: nil)
        #expect(log.calls.last == "outer ended (10, 10)")
    }

    @Test func aViewInFrontKeepsItOff() {
        window.addSubview(UIView(frame: window.bounds))
        host.hover(at: CGPoint(x: 60, y: 60))
        #expect(log.calls == [])
    }

    @Test func isCancelledWhereItIsDisabledOrTakenAway() {
        host.hover(at: CGPoint(x: 80, y: 80))
        outer.gestureRecognizers?.first?.isEnabled = false
        inner.gestureRecognizers = []
        host.hover(at: CGPoint(x: 81, y: 80))
        #expect(
            log.calls == [
                "inner began (5, 5)", "outer began (30, 30)", "outer cancelled (30, 30)",
                "inner cancelled (5, 5)",
            ])
    }

    @Test func aFingerIsNoPointer() {
        host.touch(TouchSample(finger: 0, phase: .began, location: CGPoint(x: 60, y: 60)))
        host.touch(TouchSample(finger: 0, phase: .ended, location: CGPoint(x: 60, y: 60)))
        #expect(log.calls == [])
    }

    @Test func aPointerThatRestsMakesNoFrame() {
        host.hover(at: CGPoint(x: 60, y: 60))
        host.advance(by: 0.1)
        let frames = host.app.screen.frames.frameCount
        host.app.screen.pointer.move(to: CGPoint(x: 60, y: 60))
        host.advance(by: 1)
        #expect(host.app.screen.frames.frameCount == frames)
    }

    @Test(arguments: [CGPoint(x: CGFloat.nan, y: 60), CGPoint(x: CGFloat.infinity, y: -CGFloat.infinity)])
    func placesThatAreNoneAreOverNothing(_ place: CGPoint) {
        host.hover(at: place)
        #expect(log.calls == [])
    }
}

@MainActor final class HoverLog {
    var calls: [String] = []
}

/// Writes down each state and where the pointer was.
private final class HoverRecorder: UIHoverGestureRecognizer {
    private let log: HoverLog

    init(_ name: String, _ log: HoverLog) {
        self.log = log
        super.init(target: nil, action: nil)
        self.name = name
    }

    override var state: State {
        didSet {
            let place = location(in: view)
            log.calls.append("\(name ?? "") \(state) (\(Int(place.x)), \(Int(place.y)))")
        }
    }
}
