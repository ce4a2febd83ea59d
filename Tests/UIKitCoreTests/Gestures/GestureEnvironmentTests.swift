import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Whatever fingers do, nothing is left over.
@MainActor struct GestureEnvironmentTests {
    let stage = GestureStage()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
    let button = UIButton(frame: CGRect(x: 160, y: 160, width: 100, height: 60))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 310, width: 300, height: 300))

    private func recognizers() -> [UIGestureRecognizer] {
        stage.view.addSubview(inner)
        stage.view.addSubview(button)
        stage.root.addSubview(scroll)
        scroll.contentSize = CGSize(width: 300, height: 2_000)
        stage.root.isMultipleTouchEnabled = true
        stage.view.isMultipleTouchEnabled = true
        let single = stage.add(UITapGestureRecognizer(), "single", to: inner)
        let double = stage.add(UITapGestureRecognizer(), "double", to: inner)
        double.numberOfTapsRequired = 2
        double.delaysTouchesBegan = true
        single.require(toFail: double)
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        press.numberOfTapsRequired = 1
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
        swipe.direction = [.left, .right, .up]
        let outer = stage.add(UITapGestureRecognizer(), "outer", to: stage.root)
        outer.numberOfTouchesRequired = 2
        let drag = stage.add(UIPanGestureRecognizer(), "drag", to: stage.root)
        drag.require(toFail: swipe)
        swipe.require(toFail: drag)
        outer.require(toFail: press)
        return [single, double, press, pan, swipe, outer, drag, scroll.panGestureRecognizer, scroll.watch]
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
    func isAtRestWhenAllFingersAreUp(_ seed: UInt64) {
        var dice = SplitMix(state: seed)
        let all = recognizers()
        var down: Set<Int> = []
        for _ in 0..<300 {
            let id = Int.random(in: 0..<4, using: &dice)
            let x = CGFloat.random(in: 0..<300, using: &dice), y = CGFloat.random(in: 0..<600, using: &dice)
            switch Int.random(in: 0..<12, using: &dice) {
            case 0...3: stage.finger(down.insert(id).inserted ? .began : .moved, x, y, id: id)
            case 4...6: stage.finger(.moved, x, y, id: id)
            case 7...8:
                stage.finger(.ended, x, y, id: id)
                down.remove(id)
            case 9:
                stage.finger(.cancelled, x, y, id: id)
                down.remove(id)
            case 10: stage.wait(Double.random(in: 0..<0.8, using: &dice))
            default: disturb(all, &dice)
            }
            checkTouches(of: all)
        }
        for id in down { stage.finger(.ended, 10, 10, id: id) }
        stage.wait(2)
        for recognizer in all {
            #expect(recognizer.state == .possible, "\(recognizer.name ?? "scroll")")
            #expect(recognizer.touches.isEmpty && recognizer.seen.isEmpty && recognizer.awaited == nil)
        }
        #expect(stage.root.window?.touches.gestures.engaged.isEmpty == true)
        #expect(!button.isTracking && !button.isHighlighted)
        #expect(!scroll.isTracking && !scroll.isDragging)
    }

    /// What an app may do at any moment.
    private func disturb(_ all: [UIGestureRecognizer], _ dice: inout SplitMix) {
        let recognizer = all[Int.random(in: 0..<7, using: &dice)]
        switch Int.random(in: 0..<4, using: &dice) {
        case 0:
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        case 1:
            let view = recognizer.view
            view?.removeGestureRecognizer(recognizer)
            view?.addGestureRecognizer(recognizer)
        case 2:
            inner.removeFromSuperview()
            stage.view.addSubview(inner)
        default: stage.root.window?.touches.cancelAll()
        }
    }

    private func checkTouches(of all: [UIGestureRecognizer]) {
        for recognizer in all {
            #expect(recognizer.touches.allSatisfy { $0.recognizers.contains(recognizer) })
            #expect(recognizer.environment != nil || recognizer.state == .possible)
        }
    }

    @Test func aGestureThatTakesTheScreenAwayLeavesNothing() {
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.root)
        pan.onChange = { [root = stage.root, log = stage.log] recognizer in
            log.calls.append("pan \(recognizer.state)")
            if recognizer.state == .began { root.window?.touches.cancelAll() }
        }
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 150, 60)
        stage.finger(.ended, 150, 60)
        #expect(stage.log.calls == ["began", "cancelled", "pan began", "pan cancelled"])
        #expect(tap.state == .possible && pan.state == .possible)
    }

    @Test func everyTouchThatIsCancelledIsLetGo() {
        weak var recognizer: UIGestureRecognizer?
        do {
            let pan = stage.add(UIPanGestureRecognizer(), "pan")
            stage.finger(.began, 50, 60)
            stage.finger(.moved, 150, 60)
            stage.host.closeWindows()
            recognizer = pan
            stage.view.removeGestureRecognizer(pan)
        }
        #expect(recognizer == nil)
        #expect(stage.log.calls == ["began", "cancelled", "pan began", "pan cancelled"])
    }

    @Test func nobodyWaitsForAScrollViewsWatch() {
        scroll.contentSize = CGSize(width: 300, height: 2_000)
        stage.root.addSubview(scroll)
        let rules = GestureRules()
        let tap = stage.add(UITapGestureRecognizer(), "tap", to: scroll)
        tap.require(toFail: scroll.watch)
        tap.delegate = rules
        stage.finger(.began, 50, 400)
        stage.wait(0.3)
        stage.finger(.ended, 50, 400)
        #expect(stage.log.calls == ["tap ended"])
    }

    @Test func anOverrideThatKeepsItsStateDoesNotHoldUpTheRest() {
        final class Deaf: UITapGestureRecognizer {
            private var isFirst = true
            override var state: UIGestureRecognizer.State {
                get { super.state }
                set {
                    if isFirst { super.state = newValue }
                    isFirst = false
                }
            }
        }
        let deaf = stage.add(Deaf(), "deaf")
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        deaf.require(toFail: double)
        stage.tap(50, 60)
        stage.wait(1)
        #expect(deaf.state == .possible && double.state == .possible)
        #expect(!stage.log.calls.contains("deaf ended"))
    }
}
