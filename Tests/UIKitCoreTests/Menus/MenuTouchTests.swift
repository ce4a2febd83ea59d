import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Fingers on a menu and on the button that opens it.
@MainActor struct MenuTouchTests {
    let stage = MenuStage()

    init() { stage.host.activate() }

    @Test func opensAsTheFingerComesDown() {
        stage.button.menu = UIMenu(children: stage.actions("A", "B", "C"))
        stage.finger(.began, at: stage.button.screenFrame.middle)
        #expect(stage.titles == ["A", "B", "C"])
        stage.finger(.ended, at: stage.button.screenFrame.middle)
        #expect(stage.isOpen && stage.heard() == [])
    }

    @Test func tellsTheButtonThatItLostTheTouchAndNotThatItWasPressed() {
        for (event, name) in [
            (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
            (.primaryActionTriggered, "primary"), (.menuActionTriggered, "menu"),
        ] {
            stage.button.addAction(UIAction { [stage] _ in stage.log.calls.append(name) }, for: event)
        }
        stage.open(stage.actions("A"))
        #expect(stage.heard() == ["down", "menu", "cancel"])
        #expect(!stage.button.isTracking && !stage.button.isHighlighted)
    }

    @Test func aTapOnARowChoosesIt() {
        stage.open(stage.actions("A", "B", "C"))
        stage.tap("B")
        #expect(stage.heard() == ["B"] && !stage.isOpen)
        #expect(stage.root.view.window?.subviews.contains { $0 is MenuView } == false)
    }

    @Test func pressDragAndLiftChoosesWithATickForEachRow() {
        stage.button.menu = UIMenu(children: stage.actions("A", "B", "C"))
        UIFeedbackGenerator.clearEvents()
        stage.finger(.began, at: stage.button.screenFrame.middle)
        for title in ["A", "B", "C", "B"] { stage.finger(.moved, at: stage.place(of: title)) }
        #expect(stage.marked == "B" && UIFeedbackGenerator.events.count == 4)
        stage.finger(.ended, at: stage.place(of: "B"))
        stage.host.settle()
        #expect(stage.heard() == ["B"] && !stage.isOpen)
    }

    @Test func liftingBesideTheRowsLeavesItOpen() {
        stage.button.menu = UIMenu(children: stage.actions("A"))
        stage.finger(.began, at: stage.button.screenFrame.middle)
        stage.finger(.moved, at: stage.place(of: "A"))
        stage.finger(.moved, at: CGPoint(x: 20, y: 700))
        #expect(stage.marked == nil)
        stage.finger(.ended, at: CGPoint(x: 20, y: 700))
        #expect(stage.isOpen && stage.heard() == [])
    }

    @Test func aFingerThatHasHardlyMovedChoosesNothing() {
        let stage = MenuStage(at: CGRect(x: 0, y: 0, width: 393, height: 852))
        stage.open(stage.actions("A", "B"))
        let point = stage.place(of: "A")
        stage.host.tap(at: CGPoint(x: 30, y: 800))
        #expect(!stage.isOpen)
        stage.finger(.began, at: point)
        stage.finger(.moved, at: CGPoint(x: point.x + 9, y: point.y))
        stage.finger(.ended, at: CGPoint(x: point.x + 9, y: point.y))
        #expect(stage.isOpen && stage.heard() == [])
    }

    @Test func aFingerMaySlideFromRowToRow() {
        stage.open(stage.actions("A", "B", "C"))
        stage.host.drag(from: stage.place(of: "C"), to: stage.place(of: "A"))
        #expect(stage.heard() == ["A"])
    }

    @Test func aTapOutsideClosesAndIsSwallowed() {
        let other = UIButton(frame: CGRect(x: 100, y: 600, width: 100, height: 44))
        other.addAction(UIAction { [stage] _ in stage.log.calls.append("other") }, for: .touchDown)
        stage.root.view.addSubview(other)
        stage.open(stage.actions("A"))
        stage.host.tap(at: CGPoint(x: 150, y: 620))
        #expect(!stage.isOpen && stage.heard() == [])
        stage.host.tap(at: CGPoint(x: 150, y: 620))
        #expect(stage.heard() == ["other"])
    }

    @Test func aTapOnTheButtonClosesItsMenu() {
        stage.open(stage.actions("A"))
        stage.tapButton()
        #expect(!stage.isOpen)
        stage.tapButton()
        #expect(stage.isOpen)
    }

    @Test func disabledRowsTakeNothing() {
        stage.open([stage.action("A", attributes: .disabled), stage.action("B")])
        stage.tap("A")
        #expect(stage.isOpen && stage.heard() == [] && stage.marked == nil)
    }

    @Test func aSecondFingerChangesNothing() {
        stage.open(stage.actions("A", "B"))
        stage.finger(.began, at: stage.place(of: "A"))
        let b = stage.place(of: "B")
        stage.host.touch(TouchSample(finger: 1, phase: .began, location: b))
        stage.host.touch(TouchSample(finger: 1, phase: .ended, location: b))
        #expect(stage.isOpen && stage.marked == "A")
        stage.finger(.ended, at: stage.place(of: "A"))
        #expect(stage.heard() == ["A"])
    }

    @Test func keepsMenuPresentedLeavesItOpenAndShowsWhatChanged() {
        let bold = UIAction(title: "Bold", attributes: .keepsMenuPresented) {
            $0.state = $0.state == .on ? .off : .on
        }
        stage.open([bold] + stage.actions("A"))
        stage.tap("Bold")
        #expect(stage.isOpen && stage.row("Bold")?.accessibilityTraits.contains(.selected) == true)
        stage.tap("Bold")
        #expect(stage.isOpen && stage.row("Bold")?.accessibilityTraits.contains(.selected) == false)
    }

    @Test func aLongMenuScrollsAndChoosesNothingByIt() {
        stage.open((1...40).map { stage.action("\($0)") })
        let last = stage.row("40")
        stage.host.drag(
            from: CGPoint(x: 160, y: 700), to: CGPoint(x: 160, y: 300), for: 0.1)
        #expect(stage.isOpen && stage.heard() == [])
        for _ in 0..<5 {
            stage.host.drag(from: CGPoint(x: 160, y: 700), to: CGPoint(x: 160, y: 300), for: 0.1)
        }
        stage.host.advance(by: 3)
        #expect(last.map { $0.screenFrame.maxY <= 811 } == true)
        stage.tap("40")
        #expect(stage.heard() == ["40"])
    }

    @Test func aLongMenuScrollsUnderAFingerHeldAtItsEnd() {
        stage.button.menu = UIMenu(children: (1...40).map { stage.action("\($0)") })
        stage.finger(.began, at: stage.button.screenFrame.middle)
        stage.finger(.moved, at: CGPoint(x: 160, y: 500))
        stage.finger(.moved, at: CGPoint(x: 160, y: 800))
        stage.host.advance(by: 10)
        #expect(stage.marked == "40")
        stage.finger(.ended, at: CGPoint(x: 160, y: 800))
        #expect(stage.heard() == ["40"])
    }

    @Test func inAScrollViewAQuickTapOpensIt() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
        scroll.contentSize = CGSize(width: 393, height: 2000)
        stage.root.view.addSubview(scroll)
        scroll.addSubview(stage.button)
        stage.open(stage.actions("A", "B"))
        #expect(stage.isOpen)
        stage.tap("A")
        #expect(stage.heard() == ["A"])
    }

    @Test func theFingerThatOpenedItScrollsNothingBehind() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
        scroll.contentSize = CGSize(width: 393, height: 2000)
        stage.root.view.addSubview(scroll)
        scroll.addSubview(stage.button)
        stage.button.menu = UIMenu(children: stage.actions("A", "B"))
        let start = stage.button.screenFrame.middle
        stage.finger(.began, at: start)
        stage.host.advance(by: 0.3)
        #expect(stage.isOpen)
        stage.finger(.moved, at: stage.place(of: "B"))
        stage.finger(.ended, at: stage.place(of: "B"))
        stage.host.settle()
        #expect(stage.heard() == ["B"] && scroll.contentOffset == .zero)
    }
}
