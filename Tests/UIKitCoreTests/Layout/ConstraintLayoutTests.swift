import QuartzCore
import Testing

@testable import UIKitCore

/// Frames written out from the rules of Apple's Auto Layout Guide.
@MainActor struct ConstraintLayoutTests {
    let stage = LayoutStage()
    let a = Box(40, 20), b = Box(60, 30), c = Box()
    var canvas: UIView { stage.canvas }

    @Test func edgesWithInsetsFill() {
        stage.add(c).activate(
            c.topAnchor.constraint(equalTo: canvas.topAnchor, constant: 10),
            c.leadingAnchor.constraint(equalTo: canvas.leadingAnchor, constant: 20),
            c.trailingAnchor.constraint(equalTo: canvas.trailingAnchor, constant: -30),
            canvas.bottomAnchor.constraint(equalTo: c.bottomAnchor, constant: 40))
        #expect(stage.frames(c) == [CGRect(20, 10, 250, 150)])
    }

    @Test func contentGivesTheSizeInTheMiddle() {
        stage.add(a).activate(
            a.centerXAnchor.constraint(equalTo: canvas.centerXAnchor),
            a.centerYAnchor.constraint(equalTo: canvas.centerYAnchor))
        #expect(stage.frames(a) == [CGRect(130, 90, 40, 20)])
    }

    @Test func ofTwoTheLowerHuggingStretches() {
        row(a, b)
        b.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        #expect(stage.frames(a, b).map(\.width) == [40, 252])
        b.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        #expect(stage.frames(a, b).map(\.width) == [232, 60])
    }

    @Test func ofTwoTheLowerResistanceIsCompressed() {
        (a.content.width, b.content.width) = (200, 250)
        row(a, b)
        a.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        #expect(stage.frames(a, b).map(\.width) == [200, 92])
        a.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        #expect(stage.frames(a, b).map(\.width) == [42, 250])
    }

    @Test func widthsInProportion() {
        stage.add(a, c).activate(
            a.leadingAnchor.constraint(equalTo: canvas.leadingAnchor),
            c.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            c.trailingAnchor.constraint(equalTo: canvas.trailingAnchor),
            c.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2, constant: 30),
            c.heightAnchor.constraint(equalTo: c.widthAnchor, multiplier: 0.5))
        let frames = stage.frames(a, c)
        #expect(frames.map(\.width) == [90, 210])
        #expect(frames[1].height == 105)
    }

    @Test func aBoundHoldsAndAWishComesNear() {
        let wish = c.widthAnchor.constraint(equalTo: canvas.widthAnchor)
        wish.priority = .defaultHigh
        stage.add(c).activate(
            c.centerXAnchor.constraint(equalTo: canvas.centerXAnchor),
            c.widthAnchor.constraint(lessThanOrEqualToConstant: 120), wish)
        #expect(stage.frames(c)[0].minX == 90)
        #expect(c.frame.width == 120)
    }

    @Test func viewsOfDifferentParentsAlign() {
        let inner = Box(10, 10), outer = Box()
        stage.add(outer, a)
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        stage.activate(
            outer.leadingAnchor.constraint(equalTo: canvas.leadingAnchor, constant: 50),
            outer.topAnchor.constraint(equalTo: canvas.topAnchor, constant: 60),
            outer.widthAnchor.constraint(equalToConstant: 100),
            outer.heightAnchor.constraint(equalToConstant: 100),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -5),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -5),
            a.leadingAnchor.constraint(equalTo: inner.centerXAnchor),
            a.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 5))
        #expect(
            stage.frames(outer, inner, a) == [
                CGRect(50, 60, 100, 100), CGRect(85, 85, 10, 10), CGRect(140, 160, 40, 20),
            ])
    }

    @Test func aFrameStandsForConstraints() {
        c.frame = CGRect(30, 40, 50, 60)
        canvas.addSubview(c)
        stage.add(a).activate(
            a.leadingAnchor.constraint(equalTo: c.trailingAnchor, constant: 8),
            a.centerYAnchor.constraint(equalTo: c.centerYAnchor))
        #expect(stage.frames(a) == [CGRect(88, 60, 40, 20)])
        c.frame.origin = CGPoint(x: 100, y: 100)
        #expect(stage.frames(a) == [CGRect(158, 120, 40, 20)])
    }

    @Test func anAutoresizingMaskStandsForConstraints() {
        c.frame = CGRect(20, 0, 260, 40)
        c.autoresizingMask = [.flexibleWidth]
        canvas.addSubview(c)
        stage.add(a).activate(a.trailingAnchor.constraint(equalTo: c.trailingAnchor))
        #expect(stage.frames(a)[0].maxX == 280)
        canvas.frame.size.width = 200
        #expect(stage.frames(a, c).map(\.maxX) == [180, 180])
    }

    @Test func alignmentRectanglesAlign() {
        a.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stage.add(a).activate(
            a.leadingAnchor.constraint(equalTo: canvas.leadingAnchor),
            a.topAnchor.constraint(equalTo: canvas.topAnchor))
        #expect(stage.frames(a) == [CGRect(-2, -1, 46, 24)])
        #expect(a.alignmentRect(forFrame: a.frame) == CGRect(0, 0, 40, 20))
        #expect(a.frame(forAlignmentRect: CGRect(0, 0, 40, 20)) == a.frame)
    }

    @Test func distancesCanBeEqual() {
        let gaps = [
            canvas.leadingAnchor.anchorWithOffset(to: a.leadingAnchor),
            a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor),
            b.trailingAnchor.anchorWithOffset(to: canvas.trailingAnchor),
        ]
        stage.add(a, b).activate(
            gaps[0].constraint(equalTo: gaps[1]), gaps[1].constraint(equalTo: gaps[2], multiplier: 2))
        #expect(stage.frames(a, b).map(\.minX) == [80, 200])
    }

    @Test func systemSpacingIsEightPoints() {
        stage.add(a, b).activate(
            a.leadingAnchor.constraint(equalToSystemSpacingAfter: canvas.leadingAnchor, multiplier: 1),
            b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
            a.topAnchor.constraint(equalToSystemSpacingBelow: canvas.topAnchor, multiplier: 1),
            b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 1.5))
        #expect(stage.frames(a, b).map(\.minX) == [8, 64])
        #expect(a.frame.minY == 8)
        #expect(b.frame.minY >= 40)
    }

    @Test func aTransformIsNotSeenByLayout() {
        a.transform = CGAffineTransform(scaleX: 2, y: 2)
        stage.add(a, b).activate(
            a.leadingAnchor.constraint(equalTo: canvas.leadingAnchor, constant: 100),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor))
        stage.run()
        #expect(a.center.x == 120)
        #expect(a.bounds.width == 40)
        #expect(b.frame.minX == 140)
    }

    // MARK: Pixels

    @Test func edgesAreAtPixelsAndNeighboursMeet() {
        let boxes = (0..<3).map { _ in Box(UIView.noIntrinsicMetric, 10) }
        stage.add(boxes[0], boxes[1], boxes[2])
        var last = canvas.leadingAnchor
        for box in boxes {
            stage.activate(
                box.leadingAnchor.constraint(equalTo: last),
                box.widthAnchor.constraint(equalTo: canvas.widthAnchor, multiplier: 0.21, constant: 0.1))
            last = box.trailingAnchor
        }
        stage.run()
        for box in boxes {
            #expect(abs((box.frame.minX * 3).rounded() - box.frame.minX * 3) < 1e-6)
        }
        #expect(abs(boxes[0].frame.maxX - boxes[1].frame.minX) < 1e-6)
        #expect(abs(boxes[1].frame.maxX - boxes[2].frame.minX) < 1e-6)
    }

    /// 16.5 is 16.667 and 36.5 is 36.667 at three pixels a point (measured by others on iOS).
    @Test(arguments: [(16.5, 50.0), (36.5, 110.0), (16.4, 49), (16.6, 50)])
    func halfAPixelGoesUp(_ x: CGFloat, _ pixels: CGFloat) {
        stage.add(a).activate(a.leadingAnchor.constraint(equalTo: canvas.leadingAnchor, constant: x))
        #expect(abs(stage.frames(a)[0].minX * 3 - pixels) < 1e-6)
    }

    // MARK: Right to left

    @Test func leadingIsRightWhereTheInterfaceRunsSo() {
        let stage = LayoutStage(traits: UITraitCollection(layoutDirection: .rightToLeft))
        stage.add(a, b).activate(
            a.leadingAnchor.constraint(equalTo: stage.canvas.leadingAnchor, constant: 10),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5),
            b.leftAnchor.constraint(greaterThanOrEqualTo: stage.canvas.leftAnchor))
        #expect(stage.frames(a, b) == [CGRect(250, 0, 40, 20), CGRect(185, 0, 60, 30)])
    }

    @Test func aForcedDirectionTurnsTheConstraintsOfTheView() {
        stage.add(a).activate(a.leadingAnchor.constraint(equalTo: canvas.leadingAnchor, constant: 10))
        #expect(stage.frames(a)[0].minX == 10)
        canvas.semanticContentAttribute = .forceRightToLeft
        #expect(stage.frames(a)[0].maxX == 290)
        canvas.semanticContentAttribute = .unspecified
        #expect(stage.frames(a)[0].minX == 10)
    }

    private func row(_ first: UIView, _ second: UIView) {
        stage.add(first, second).activate(
            first.leadingAnchor.constraint(equalTo: canvas.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
            second.trailingAnchor.constraint(equalTo: canvas.trailingAnchor))
    }
}
