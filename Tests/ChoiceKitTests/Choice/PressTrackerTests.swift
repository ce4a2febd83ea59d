import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore

/// A system button from (100, 300) to (300, 350) that is tracked.
@MainActor struct PressTrackerTests {
    private let host = HeadlessHost(device: .iPhone15)
    private let controller = UIViewController()
    private let button = UIButton(type: .system)
    private let log = Log()

    private final class Log { var changes: [PressTracker.Change] = [], taps = 0 }

    init() {
        button.setTitle("Send", for: .normal)
        button.frame = CGRect(x: 100, y: 300, width: 200, height: 50)
        button.addAction(UIAction { [log] _ in log.taps += 1 }, for: .touchUpInside)
        controller.view.addSubview(button)
        host.show(controller)
        host.settle()
    }

    private func track(_ retention: PressRetention = .exact) -> PressTracker {
        button.trackPresses(retention: retention) { [log] in log.changes.append($0) }
    }

    private func finger(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, number: Int = 1) {
        host.touch(TouchSample(finger: number, phase: phase, location: CGPoint(x: x, y: y)))
    }

    @Test func tellsOfTheEdgeAndLeavesTheButtonItsOwnLine() {
        _ = track()
        finger(.began, 200, 325)
        finger(.moved, 200, 351)
        #expect(log.changes == [.began, .exited] && button.isHighlighted)
        finger(.moved, 200, 349)
        finger(.moved, 200, 360)
        finger(.ended, 200, 360)
        #expect(log.changes == [.began, .exited, .entered, .exited, .ended(isInside: false)])
        #expect(log.taps == 1)
    }

    @Test func tellsOfALiftInside() {
        _ = track()
        host.tap(at: CGPoint(x: 200, y: 325))
        #expect(log.changes == [.began, .ended(isInside: true)] && log.taps == 1)
        host.tap(at: CGPoint(x: 200, y: 325))
        #expect(log.changes.count == 4 && log.taps == 2)
    }

    @Test func holdsAPressAsFarAsItIsTold() {
        _ = track(.points(20))
        finger(.began, 200, 325)
        finger(.moved, 200, 370)
        #expect(log.changes == [.began])
        finger(.moved, 200, 371)
        #expect(log.changes == [.began, .exited])
    }

    @Test func knowsTheCornersOfAConfiguration() {
        button.configuration = .filled()
        button.configuration?.cornerStyle = .capsule
        host.settle()
        _ = track()
        finger(.began, 102, 302)
        finger(.ended, 102, 302)
        #expect(log.changes == [])
        finger(.began, 125, 302)
        #expect(log.changes == [.began])
        finger(.moved, 102, 302)
        #expect(log.changes == [.began, .exited])
    }

    @Test func knowsTheCornersOfTheLayer() {
        button.layer.cornerRadius = 25
        _ = track()
        finger(.began, 102, 302)
        finger(.ended, 102, 302)
        #expect(log.changes == [])
    }

    @Test func tellsThatTheSystemTookTheTouch() {
        _ = track()
        finger(.began, 200, 325)
        finger(.cancelled, 200, 325)
        #expect(log.changes == [.began, .cancelled])
    }

    @Test func tellsThatTheButtonLeft() {
        _ = track()
        finger(.began, 200, 325)
        button.removeFromSuperview()
        #expect(log.changes == [.began, .cancelled])
    }

    @Test func tellsThatTheButtonWasDisabled() {
        _ = track()
        finger(.began, 200, 325)
        button.isEnabled = false
        finger(.moved, 200, 326)
        finger(.ended, 200, 326)
        #expect(log.changes == [.began, .cancelled])
        finger(.began, 200, 325)
        finger(.ended, 200, 325)
        #expect(log.changes == [.began, .cancelled])
    }

    @Test func followsOneFinger() {
        _ = track()
        button.isMultipleTouchEnabled = true
        finger(.began, 200, 325, number: 1)
        finger(.began, 220, 325, number: 2)
        finger(.moved, 220, 600, number: 2)
        finger(.ended, 220, 600, number: 2)
        #expect(log.changes == [.began])
        finger(.ended, 200, 325, number: 1)
        #expect(log.changes == [.began, .ended(isInside: true)])
    }

    @Test func aTapOfTheScreenDoesNotEndIt() {
        controller.view.addGestureRecognizer(UITapGestureRecognizer())
        _ = track()
        host.tap(at: CGPoint(x: 200, y: 325))
        #expect(log.changes == [.began, .ended(isInside: true)] && log.taps == 1)
    }

    @Test func aGestureThatTakesTheTouchEndsIt() {
        controller.view.addGestureRecognizer(UIPanGestureRecognizer())
        _ = track()
        finger(.began, 200, 325)
        finger(.moved, 200, 345)
        #expect(log.changes == [.began, .cancelled])
        finger(.ended, 200, 345)
        #expect(log.changes == [.began, .cancelled])
    }

    @Test func isTakenAway() {
        let tracker = track()
        button.removeGestureRecognizer(tracker)
        host.tap(at: CGPoint(x: 200, y: 325))
        #expect(log.changes == [] && log.taps == 1)
    }
}
