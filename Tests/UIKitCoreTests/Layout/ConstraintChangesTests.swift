import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct ConstraintChangesTests {
    let stage = LayoutStage()
    let a = Box(40, 20), b = Box(60, 30)
    var canvas: UIView { stage.canvas }

    @Test func aConstantMovesWithTheNextFrame() {
        let start = a.leadingAnchor.constraint(equalTo: canvas.leadingAnchor, constant: 10)
        stage.add(a).activate(start)
        stage.run()
        start.constant = 70
        #expect(a.frame.minX == 10)
        #expect(stage.frames(a)[0].minX == 70)
    }

    /// The frame of a view that is flexible on no side does not depend on its superview, which no constraint
    /// is about then.
    @Test func forgetsASuperviewThatIsGone() {
        stage.add(a).activate(a.leadingAnchor.constraint(equalTo: canvas.leadingAnchor))
        weak var gone: UIView?
        do {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let inner = UIView(frame: outer.bounds)
            b.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(inner)
            inner.addSubview(b)
            canvas.addSubview(outer)
            stage.activate(b.widthAnchor.constraint(equalTo: inner.widthAnchor))
            stage.run()
            outer.removeFromSuperview()
            b.removeFromSuperview()
            gone = outer
        }
        stage.run()
        #expect(gone == nil)
        a.content = CGSize(width: 70, height: 20)
        #expect(stage.frames(a)[0].width == 70)
    }

    @Test func layoutIfNeededTakesEditsAtOnce() {
        let start = a.leadingAnchor.constraint(equalTo: canvas.leadingAnchor)
        stage.add(a).activate(start)
        stage.run()
        start.constant = 33
        canvas.layoutIfNeeded()
        #expect(a.frame.minX == 33)
    }

    @Test func layoutInAnAnimationAnimates() {
        let start = a.leadingAnchor.constraint(equalTo: canvas.leadingAnchor)
        stage.add(a).activate(start)
        stage.run()
        stage.stage.app.makeShared()
        UIView.animate(withDuration: 1) {
            start.constant = 60
            canvas.layoutIfNeeded()
        }
        #expect(a.frame.minX == 60)
        #expect(a.layer.animation(forKey: "position") != nil)
    }

    @Test func priorityAndActivityChangeWhatWins() {
        let small = a.widthAnchor.constraint(equalToConstant: 50)
        let large = a.widthAnchor.constraint(equalToConstant: 90)
        small.priority = UILayoutPriority(800)
        large.priority = UILayoutPriority(900)
        stage.add(a).activate(small, large, a.topAnchor.constraint(equalTo: canvas.topAnchor))
        #expect(stage.frames(a)[0].width == 90)
        large.priority = UILayoutPriority(799)
        #expect(stage.frames(a)[0].width == 50)
        small.isActive = false
        #expect(stage.frames(a)[0].width == 90)
        NSLayoutConstraint.deactivate([large])
        #expect(stage.frames(a)[0].width == 40)
    }

    @Test func otherContentResizes() {
        stage.add(a, b).activate(b.leadingAnchor.constraint(equalTo: a.trailingAnchor))
        stage.run()
        a.content = CGSize(width: 70, height: 20)
        #expect(stage.frames(a, b).map(\.minX) == [0, 70])
    }

    @Test func aViewThatLeavesTakesItsConstraintsAlong() {
        let inner = Box(5, 5)
        inner.translatesAutoresizingMaskIntoConstraints = false
        stage.add(a, b)
        a.addSubview(inner)
        let outside = b.leadingAnchor.constraint(equalTo: a.trailingAnchor)
        let own = a.widthAnchor.constraint(equalToConstant: 80)
        let inside = inner.trailingAnchor.constraint(equalTo: a.trailingAnchor)
        stage.activate(outside, own, inside)
        #expect(stage.frames(b, inner).map(\.minX) == [80, 75])
        a.removeFromSuperview()
        #expect(!outside.isActive)
        #expect(own.isActive && inside.isActive)
        #expect(canvas.constraints.isEmpty)
        stage.run()
        canvas.addSubview(a)
        own.constant = 90
        #expect(stage.frames(a, inner).map(\.maxX) == [90, 90])
    }

    /// What UIKit does with a view that no constraint is about any more is unconfirmed.
    @Test func aViewKeepsItsFrameWhenItsLastConstraintEnds() {
        let (start, top) = (
            a.leadingAnchor.constraint(equalTo: canvas.leadingAnchor, constant: 30),
            a.topAnchor.constraint(equalTo: canvas.topAnchor, constant: 40)
        )
        stage.add(a, b).activate(start, top, b.leadingAnchor.constraint(equalTo: canvas.leadingAnchor))
        stage.run()
        NSLayoutConstraint.deactivate([start, top])
        #expect(stage.frames(a) == [CGRect(30, 40, 40, 20)])
        a.frame.origin.x = 50
        #expect(stage.frames(a) == [CGRect(50, 40, 40, 20)])
        start.isActive = true
        #expect(stage.frames(a)[0].minX == 30)
    }

    @Test func whatWasRemovedIsForgotten() {
        weak var view: Box?
        weak var constraint: NSLayoutConstraint?
        do {
            let box = Box(10, 10)
            stage.add(box).activate(box.leadingAnchor.constraint(equalTo: canvas.leadingAnchor))
            stage.run()
            (view, constraint) = (box, canvas.constraints.first)
            box.removeFromSuperview()
        }
        stage.run()
        #expect(view == nil)
        #expect(constraint == nil)
    }

    @Test func aTreeIsLaidOutWithoutAWindow() {
        let root = UIView(frame: CGRect(0, 0, 100, 100))
        a.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(a)
        a.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(a.frame.midX == 50)
        stage.add(root).activate(root.widthAnchor.constraint(equalToConstant: 60))
        #expect(stage.frames(a)[0].midX == 30)
    }

    @Test func constraintsMayChangeWhileLayoutRuns() {
        let start = b.leadingAnchor.constraint(equalTo: canvas.leadingAnchor, constant: 10)
        let box = Box()
        var isWide = false
        stage.add(box, b).activate(
            start, b.topAnchor.constraint(equalTo: canvas.topAnchor),
            box.leadingAnchor.constraint(equalTo: canvas.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: canvas.trailingAnchor))
        box.onLayout = {
            isWide = box.bounds.width > 100
            start.isActive = !isWide
        }
        stage.run()
        #expect(isWide)
        #expect(b.frame.minX == 0)
    }

    @Test func aConstraintThatIsToggledInEveryLayoutEnds() {
        let start = b.leadingAnchor.constraint(equalTo: canvas.leadingAnchor, constant: 10)
        let box = Box()
        box.onLayout = {
            start.isActive.toggle()
            box.setNeedsLayout()
        }
        stage.add(box, b).activate(box.leadingAnchor.constraint(equalTo: canvas.leadingAnchor))
        stage.run()
        #expect([0, 10].contains(b.frame.minX))
    }

    @Test func noNumberCountsAsNothing() {
        let start = a.leadingAnchor.constraint(equalTo: canvas.leadingAnchor, constant: .nan)
        stage.add(a).activate(start, a.widthAnchor.constraint(lessThanOrEqualToConstant: .infinity))
        #expect(stage.frames(a)[0].minX == 0)
        start.constant = .infinity
        stage.run()
        start.constant = .nan
        #expect(stage.frames(a) == [CGRect(0, 0, 40, 20)])
        a.content = CGSize(width: CGFloat.nan, height: .infinity)
        #expect(stage.frames(a)[0].size == .zero)
    }

    @Test func viewsWithoutConstraintsHaveNoEngine() {
        let other = TestStage()
        other.show(UIView(), frame: CGRect(0, 0, 10, 10))
        #expect(other.window.liveEngine == nil)
        #expect(!other.window.viewState.usesConstraints)
    }

    @Test func anIdleTreeAsksForNoFrame() {
        stage.add(a).activate(a.leadingAnchor.constraint(equalTo: canvas.leadingAnchor))
        stage.run()
        stage.run()
        #expect(stage.stage.app.screen.frames.nextFrameTime == nil)
    }

    @Test func whatIsAmbiguousIsLaidOutTheSameWayEachTime() {
        func solved() -> [CGRect] {
            let stage = LayoutStage()
            let boxes = (0..<4).map { _ in Box() }
            for box in boxes { stage.add(box) }
            for (left, right) in zip(boxes, boxes.dropFirst()) {
                stage.activate(right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 4))
            }
            stage.activate(
                boxes[0].leadingAnchor.constraint(equalTo: stage.canvas.leadingAnchor),
                boxes[3].trailingAnchor.constraint(equalTo: stage.canvas.trailingAnchor),
                boxes[0].heightAnchor.constraint(greaterThanOrEqualTo: boxes[1].heightAnchor))
            stage.run()
            #expect(boxes[2].hasAmbiguousLayout)
            return boxes.map(\.frame)
        }
        let first = solved()
        for _ in 0..<5 { #expect(solved() == first) }
        #expect(first.last?.maxX == 300)
    }

    @Test func saysWhatIsAmbiguous() {
        stage.add(a, b).activate(
            a.leadingAnchor.constraint(equalTo: canvas.leadingAnchor),
            a.topAnchor.constraint(equalTo: canvas.topAnchor),
            b.leadingAnchor.constraint(greaterThanOrEqualTo: canvas.leadingAnchor),
            b.topAnchor.constraint(equalTo: canvas.topAnchor))
        stage.run()
        #expect(!a.hasAmbiguousLayout)
        #expect(b.hasAmbiguousLayout)
        #expect(!canvas.hasAmbiguousLayout)
    }
}
