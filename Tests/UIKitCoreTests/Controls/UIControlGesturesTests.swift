import QuartzCore
import Testing

@testable import UIKitCore

/// Apple's Event Handling Guide for iOS: the default action of a control comes before a gesture that overlaps
/// it on something that the control is in.
@MainActor struct UIControlGesturesTests {
    let stage = GestureStage()
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 60))

    init() {
        button.addAction(
            UIAction { [log = stage.log] _ in log.calls.append("button up") }, for: .touchUpInside)
        button.addAction(
            UIAction { [log = stage.log] _ in log.calls.append("button lost") }, for: .touchCancel)
        stage.view.addSubview(button)
    }

    @Test func aTapOnAButtonIsTheButtons() {
        stage.add(UITapGestureRecognizer(), "tap")
        stage.tap(50, 50)
        #expect(stage.log.calls == ["button up"])
        stage.log.calls = []
        stage.tap(250, 250)
        #expect(stage.log.calls == ["began", "cancelled", "tap ended"])
    }

    @Test func aRecogniserOnTheButtonItselfComesFirst() {
        stage.add(UITapGestureRecognizer(), "tap", to: button)
        stage.tap(50, 50)
        #expect(stage.log.calls == ["button lost", "tap ended"])
    }

    @Test func twoTapsAndTwoFingersAreNotTheButtons() {
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        tap.numberOfTapsRequired = 2
        stage.tap(50, 50)
        stage.tap(50, 50)
        #expect(stage.log.calls == ["button lost", "tap ended"])
        tap.numberOfTapsRequired = 1
        tap.numberOfTouchesRequired = 2
        stage.log.calls = []
        stage.fingers(.began, (50, 50), (250, 250))
        stage.fingers(.ended, (50, 50), (250, 250))
        #expect(stage.log.calls.last == "tap ended")
        #expect(stage.log.calls.contains("button lost"))
    }

    @Test func aPanOverAButtonIsNotTheButtons() {
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.finger(.began, 50, 50)
        stage.finger(.moved, 50, 90)
        #expect(stage.log.calls == ["button lost", "pan began"])
    }

    @Test func aRecogniserThatTakesNothingSharesTheTap() {
        stage.add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
        stage.tap(50, 50)
        #expect(stage.log.calls == ["tap ended", "button up"])
    }

    @Test func aDisabledButtonKeepsNoTap() {
        button.isEnabled = false
        stage.add(UITapGestureRecognizer(), "tap")
        stage.tap(50, 50)
        #expect(stage.log.calls.last == "tap ended")
    }

    @Test func aPlainControlKeepsNoTap() {
        let plain = UIControl(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
        plain.addAction(UIAction { [log = stage.log] _ in log.calls.append("plain lost") }, for: .touchCancel)
        stage.view.addSubview(plain)
        stage.add(UITapGestureRecognizer(), "tap")
        stage.tap(220, 220)
        #expect(stage.log.calls == ["plain lost", "tap ended"])
    }
}
