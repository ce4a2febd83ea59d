import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct GestureExclusionTests {
    let stage = GestureStage()
    let rules = GestureRules()

    private var actions: [String] {
        stage.log.calls.filter { $0.contains(" ") }
    }

    @Test func theDeepestViewsGestureIsTheOne() {
        stage.add(UITapGestureRecognizer(), "outer", to: stage.root)
        stage.add(UITapGestureRecognizer(), "inner")
        stage.tap(50, 60)
        #expect(actions == ["inner ended"])
    }

    /// Reported by others; Apple states no order.
    @Test func onOneViewTheLastAddedIsTheOne() {
        stage.add(UITapGestureRecognizer(), "first")
        stage.add(UITapGestureRecognizer(), "second")
        stage.tap(50, 60)
        #expect(actions == ["second ended"])
    }

    @Test func theOrderHoldsForTheNextTouch() {
        let outer = stage.add(UITapGestureRecognizer(), "outer", to: stage.root)
        outer.numberOfTapsRequired = 2
        stage.tap(50, 60)
        stage.add(UITapGestureRecognizer(), "inner").numberOfTapsRequired = 2
        stage.tap(50, 60)
        stage.tap(50, 60)
        #expect(actions == ["outer ended"])
    }

    @Test func whoIsRecognisedFirstFailsTheOthers() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.root)
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 55, 60)
        stage.finger(.moved, 59, 60)
        stage.wait(0.6)
        #expect(press.state == .began)
        #expect(pan.state == .failed)
        stage.finger(.moved, 150, 60)
        #expect(actions == ["press began", "press changed"])
    }

    @Test func everyRecogniserSeesTheEventBeforeOneActs() {
        let late = stage.add(PlainRecognizer(), "late", to: stage.root)
        late.onEnded = { [log = stage.log] _ in log.calls.append("late sees") }
        stage.add(UITapGestureRecognizer(), "tap")
        stage.tap(50, 60)
        #expect(stage.log.calls == ["began", "late sees", "cancelled", "tap ended"])
    }

    @Test func gesturesOnOtherTouchesGoOn() {
        let other = UIView(frame: CGRect(x: 0, y: 310, width: 300, height: 200))
        stage.root.addSubview(other)
        stage.add(UIPanGestureRecognizer(), "one")
        stage.add(UIPanGestureRecognizer(), "two", to: other)
        stage.fingers(.began, (50, 60), (50, 400))
        stage.fingers(.moved, (90, 60), (90, 400))
        #expect(Set(actions) == ["one began", "two began"])
    }

    @Test func oneDelegatesYesLetsBothBe() {
        rules.together = ["outer"]
        stage.add(UITapGestureRecognizer(), "outer", to: stage.root)
        stage.add(UITapGestureRecognizer(), "inner").delegate = rules
        stage.tap(50, 60)
        #expect(actions == ["inner ended", "outer ended"])
    }

    @Test func theOthersDelegateMaySayYes() {
        rules.together = ["inner"]
        stage.add(UITapGestureRecognizer(), "outer", to: stage.root).delegate = rules
        stage.add(UITapGestureRecognizer(), "inner")
        stage.tap(50, 60)
        #expect(actions == ["inner ended", "outer ended"])
    }

    @Test func aSubclassMayPreventNobodyOrNotBePrevented() {
        final class Mild: UITapGestureRecognizer {
            override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        final class Hard: UITapGestureRecognizer {
            override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
                false
            }
        }
        stage.add(Mild(), "mild")
        stage.add(UITapGestureRecognizer(), "outer", to: stage.root)
        stage.tap(50, 60)
        #expect(actions == ["mild ended", "outer ended"])
        stage.log.calls = []
        stage.view.gestureRecognizers = nil
        stage.add(UITapGestureRecognizer(), "inner")
        stage.add(Hard(), "hard", to: stage.root)
        stage.tap(50, 60)
        #expect(actions.contains("hard ended"))
    }

    @Test(arguments: [["single", "double"], ["double", "single"]])
    func aSingleTapDoesNotKeepADoubleTapFromBeing(_ names: [String]) {
        for name in names {
            stage.add(UITapGestureRecognizer(), name).numberOfTapsRequired = name == "double" ? 2 : 1
        }
        stage.tap(50, 60)
        stage.tap(50, 60)
        #expect(actions == ["single ended", "double ended"])
    }

    @Test func theDelegateMayForbidAGesture() {
        rules.begins = false
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        tap.delegate = rules
        stage.add(UITapGestureRecognizer(), "outer", to: stage.root)
        stage.tap(50, 60)
        #expect(actions == ["outer ended"])
        #expect(rules.asked.filter { $0 == "begin" }.count == 1)
        #expect(tap.state == .possible)
    }

    @Test func theDelegateMayKeepATouchAway() {
        rules.receives = false
        stage.add(UITapGestureRecognizer(), "tap").delegate = rules
        stage.tap(50, 60)
        #expect(stage.log.calls == ["began", "ended"])
        #expect(!rules.asked.contains("begin"))
    }

    @Test func aViewMayForbidAGestureThatWouldTakeItsTouches() {
        final class Stubborn: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                false
            }
        }
        let stubborn = Stubborn(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.view.addSubview(stubborn)
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        stage.tap(50, 60)
        #expect(actions.isEmpty)
        tap.cancelsTouchesInView = false
        stage.tap(50, 60)
        #expect(actions == ["tap ended"])
        stage.add(UITapGestureRecognizer(), "own", to: stubborn)
        stage.tap(50, 60)
        #expect(actions == ["tap ended", "tap ended"])
    }
}
