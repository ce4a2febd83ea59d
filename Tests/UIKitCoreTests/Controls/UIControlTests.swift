import QuartzCore
import Testing
import UIKitCore

@MainActor struct UIControlTests {
    let stage = TestStage()
    let control = UIControl(frame: .zero)

    private let log = ControlLog()

    init() {
        stage.show(control, frame: CGRect(x: 100, y: 100, width: 100, height: 40))
        log.listen(to: control)
    }

    @Test func aTapSendsDownAndUpInside() {
        stage.finger(.began, 150, 120)
        #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
        stage.finger(.ended, 150, 120)
        #expect(log.names == ["down", "upInside"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test(arguments: [(269.0, "upInside"), (271.0, "upOutside")])
    func aLiftCountsAsInsideUpToSeventyPoints(x: Double, last: String) {
        stage.finger(.began, 150, 120)
        stage.finger(.ended, x, 120)
        #expect(log.names == ["down", last])
    }

    @Test func leavingAndComingBackIsTold() {
        stage.finger(.began, 150, 120)
        stage.finger(.moved, 260, 120)
        stage.finger(.moved, 280, 120)
        #expect(!control.isHighlighted && !control.isTouchInside && control.isTracking)
        stage.finger(.moved, 290, 120)
        stage.finger(.moved, 180, 120)
        #expect(control.isHighlighted)
        stage.finger(.ended, 180, 120)
        #expect(
            log.names == [
                "down", "dragInside", "dragOutside", "exit", "dragOutside", "dragInside", "enter", "upInside",
            ])
    }

    @Test func aTouchThatIsTakenAwayCancels() {
        stage.finger(.began, 150, 120)
        stage.finger(.cancelled, 150, 120)
        #expect(log.names == ["down", "cancel"])
        #expect(!control.isHighlighted)
    }

    @Test func leavingTheWindowCancels() {
        stage.finger(.began, 150, 120)
        control.removeFromSuperview()
        #expect(log.names == ["down", "cancel"])
        #expect(!control.isTracking)
    }

    @Test func aDisabledControlIsSilentAndSaysSo() {
        control.isEnabled = false
        stage.finger(.began, 150, 120)
        stage.finger(.ended, 150, 120)
        #expect(log.names.isEmpty)
        #expect(control.accessibilityTraits.contains(.notEnabled))
        #expect(control.state == .disabled)
    }

    @Test func traitsThatAreSetLoseTheStateWithIt() {
        control.isEnabled = false
        control.accessibilityTraits.insert(.header)
        control.isEnabled = true
        #expect(control.accessibilityTraits == .header)
    }

    @Test func disablingWhileTrackingCancels() {
        stage.finger(.began, 150, 120)
        control.isEnabled = false
        stage.finger(.ended, 150, 120)
        #expect(log.names == ["down", "cancel"])
    }

    @Test func aControlThatDeclinesATouchTracksNothing() {
        final class Shy: UIControl {
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
        }
        let shy = Shy(frame: .zero)
        log.listen(to: shy)
        stage.show(shy, frame: CGRect(x: 0, y: 300, width: 50, height: 50))
        stage.finger(.began, 10, 310)
        stage.finger(.ended, 10, 310)
        #expect(log.names.isEmpty)
        #expect(!shy.isTouchInside)
    }
}
