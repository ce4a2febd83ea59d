import QuartzCore
import Testing

@testable import UIKitCore

/// Frames written out from Apple's documentation of UIStackView, and from what others measured.
@MainActor struct UIStackViewTests {
    let stage = LayoutStage()
    let stack = UIStackView()
    let a = Box(40, 20), b = Box(60, 30), c = Box(50, 10)

    // MARK: Distributions

    @Test func fillStretchesTheFirstOfEquals() {
        fill(with: [a, b, c], spacing: 8)
        #expect(frames() == [CGRect(0, 0, 174, 200), CGRect(182, 0, 60, 200), CGRect(250, 0, 50, 200)])
    }

    @Test func fillCompressesTheFirstOfEquals() {
        (a.content.width, b.content.width) = (200, 182)
        fill(with: [a, b], spacing: 8)
        #expect(frames().map(\.width) == [110, 182])
    }

    /// The frames that others measured of three and of two views.
    @Test func fillGivesWhatWasMeasured() {
        let traits = UITraitCollection(displayScale: 2)
        for (width, contents, expected) in [
            (300.0, [40.0, 29, 41.5], [213.5, 29, 41.5]), (120, [60, 94], [18, 94]),
        ] {
            let stage = LayoutStage(traits: traits, size: CGSize(width: width, height: 100))
            let stack = UIStackView(arrangedSubviews: contents.map { Box($0, 20) })
            stack.spacing = 8
            stage.add(stack).activate(
                stack.leadingAnchor.constraint(equalTo: stage.canvas.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: stage.canvas.trailingAnchor))
            stage.run()
            #expect(stack.subviews.map(\.frame.width) == expected.map { CGFloat($0) })
        }
    }

    @Test func fillGivesTheLastViewWithoutContentWhatIsLeft() {
        fill(with: [Box(), a, Box(), Box()], spacing: 0)
        #expect(frames().map(\.width) == [0, 40, 0, 260])
    }

    @Test func fillFollowsContentPriorities() {
        b.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        fill(with: [a, b, c], spacing: 0)
        #expect(frames().map(\.width) == [40, 210, 50])
    }

    @Test func fillEquallyMakesAllAsWide() {
        stack.distribution = .fillEqually
        fill(with: [a, b, c], spacing: 15)
        #expect(frames().map(\.width) == [90, 90, 90])
        #expect(frames().map(\.minX) == [0, 105, 210])
    }

    @Test func fillProportionallyKeepsTheProportionsOfTheContent() {
        stack.distribution = .fillProportionally
        fill(with: [a, b], spacing: 0)
        #expect(frames().map(\.width) == [120, 180])
    }

    /// The spacing counts among the lengths, and the last view takes what that leaves (the constraints of
    /// UIKit as others printed them).
    @Test func fillProportionallyCountsTheSpacing() {
        stack.distribution = .fillProportionally
        (a.content.width, b.content.width) = (40, 50)
        fill(with: [a, b], spacing: 10)
        #expect(frames().map(\.width) == [120, 170])
        #expect(frames().map(\.minX) == [0, 130])
    }

    @Test func equalSpacingSharesWhatIsLeft() {
        stack.distribution = .equalSpacing
        fill(with: [a, b, c], spacing: 10)
        #expect(frames().map(\.minX) == [0, 115, 250])
        #expect(frames().map(\.width) == [40, 60, 50])
    }

    @Test func equalSpacingKeepsTheSpacing() {
        (a.content.width, b.content.width, c.content.width) = (100, 100, 100)
        stack.distribution = .equalSpacing
        fill(with: [a, b, c], spacing: 20)
        let frames = frames()
        #expect(frames[1].minX - frames[0].maxX == 20)
        #expect(frames[2].minX - frames[1].maxX == 20)
        #expect(frames[2].maxX == 300)
    }

    @Test func equalCenteringPutsTheMiddlesEquallyFarApart() {
        stack.distribution = .equalCentering
        fill(with: [a, b, c], spacing: 10)
        let middles = frames().map(\.midX)
        #expect(middles.first == 20 && middles.last == 275)
        #expect(abs(middles[1] - 147.5) <= 1.0 / 6 + 1e-6)
    }

    // MARK: Alignment

    @Test(
        arguments: [
            (UIStackView.Alignment.leading, [0, 0, 0], [20, 30, 10]), (.center, [90, 85, 95], [20, 30, 10]),
            (.trailing, [180, 170, 190], [20, 30, 10]), (.fill, [0, 0, 0], [200, 200, 200]),
            (.firstBaseline, [10, 0, 20], [20, 30, 10]), (.lastBaseline, [180, 170, 190], [20, 30, 10]),
        ] as [(UIStackView.Alignment, [CGFloat], [CGFloat])])
    func alignmentPlacesAcross(_ alignment: UIStackView.Alignment, _ tops: [CGFloat], _ heights: [CGFloat]) {
        stack.alignment = alignment
        fill(with: [a, b, c], spacing: 0)
        #expect(frames().map(\.minY) == tops)
        #expect(frames().map(\.height) == heights)
    }

    @Test func aStackIsAsLargeAsWhatItHolds() {
        for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing, .lastBaseline] {
            let stack = UIStackView(arrangedSubviews: [Box(40, 20), Box(60, 30), Box(50, 10)])
            stack.alignment = alignment
            stack.spacing = 5
            #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 160, height: 30))
            stack.axis = .vertical
            #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 70))
        }
        #expect(UIStackView().systemLayoutSizeFitting(.zero) == .zero)
    }

    @Test func fillEquallyFitsTheLargest() {
        let stack = UIStackView(arrangedSubviews: [a, b, c])
        stack.distribution = .fillEqually
        stack.spacing = 5
        #expect(stack.systemLayoutSizeFitting(.zero).width == 190)
    }

    // MARK: Spacing and margins

    @Test func customSpacingCountsAfterItsView() {
        stack.axis = .vertical
        stack.alignment = .leading
        stack.addArrangedSubview(a)
        stack.addArrangedSubview(b)
        stack.addArrangedSubview(c)
        stack.spacing = 4
        stack.setCustomSpacing(20, after: a)
        pinTop()
        #expect(frames().map(\.minY) == [0, 40, 74])
        #expect(stack.customSpacing(after: a) == 20)
        #expect(stack.customSpacing(after: b) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: a)
        #expect(frames().map(\.minY) == [0, 28, 62])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
        #expect(frames().map(\.minY) == [0, 24, 58])
    }

    @Test func viewsStayWithinTheMarginsWhereTold() {
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        fill(with: [a], spacing: 0)
        #expect(frames() == [CGRect(20, 10, 240, 160)])
        stack.isLayoutMarginsRelativeArrangement = false
        #expect(frames() == [CGRect(0, 0, 300, 200)])
    }

    @Test func baselineSpacingGoesFromLineToLine() {
        let labels = [UILabel(), UILabel()]
        for label in labels {
            label.text = "line"
            stack.addArrangedSubview(label)
        }
        stack.axis = .vertical
        stack.isBaselineRelativeArrangement = true
        stack.spacing = 40
        pinTop()
        #expect(abs(frames()[1].minY - 40) <= 1.0 / 3 + 1e-6)
    }

    @Test func rightToLeftTheFirstIsOnTheRight() {
        stack.semanticContentAttribute = .forceRightToLeft
        fill(with: [a, b], spacing: 0)
        #expect(frames().map(\.minX) == [60, 0])
        #expect(frames().map(\.width) == [240, 60])
    }

    // MARK: Nesting

    @Test func aStackInAStackIsTheOneThatStretches() {
        let inner = UIStackView(arrangedSubviews: [Box(30, 10), Box(30, 10)])
        fill(with: [a, inner], spacing: 0)
        #expect(frames().map(\.width) == [40, 260])
        #expect(inner.subviews.map(\.frame.width) == [230, 30])
    }

    @Test func nestedStacksOfAForm() {
        let texts = UIStackView(arrangedSubviews: [Box(100, 20), Box(80, 16)])
        texts.axis = .vertical
        texts.spacing = 4
        // Two texts would hug twice as much as one picture.
        let pictures = [Box(40, 40), Box(24, 24)]
        for box in pictures { box.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal) }
        let row = UIStackView(arrangedSubviews: [pictures[0], texts, pictures[1]])
        row.alignment = .center
        row.spacing = 12
        stack.axis = .vertical
        fill(with: [row, Box(0, 50)], spacing: 10)
        stage.run()
        #expect(row.frame == CGRect(0, 0, 300, 140))
        #expect(
            row.subviews.map(\.frame) == [
                CGRect(0, 50, 40, 40), CGRect(52, 50, 212, 40), CGRect(276, 58, 24, 24),
            ])
        #expect(texts.subviews.map(\.frame) == [CGRect(0, 0, 212, 20), CGRect(0, 24, 212, 16)])
    }

    // MARK: Changes

    @Test func aHiddenViewTakesNoRoomAndNoSpacing() {
        fill(with: [a, b, c], spacing: 10)
        b.isHidden = true
        #expect(frames() == [CGRect(0, 0, 240, 200), CGRect(245, 0, 0, 30), CGRect(250, 0, 50, 200)])
        a.isHidden = true
        #expect(frames()[2] == CGRect(0, 0, 300, 200))
        c.isHidden = true
        stage.run()
        b.isHidden = false
        #expect(frames()[1] == CGRect(0, 0, 300, 200))
    }

    @Test func hidingInAnAnimationClosesTheStackAndHidesAtTheEnd() {
        fill(with: [a, b], spacing: 10)
        stage.run()
        let host = stage.stage
        host.app.makeShared()
        UIView.animate(withDuration: 0.3) { b.isHidden = true }
        #expect(b.isHidden && !b.layer.isHidden)
        #expect(a.frame.width == 300 && b.frame.width == 0)
        #expect(a.layer.animation(forKey: "bounds") != nil)
        UIView.animate(withDuration: 0.3) { b.isHidden = false }
        #expect(!b.isHidden && !b.layer.isHidden)
        #expect(b.frame.width == 60)
    }

    @Test func removingEndsTheArrangementOrAllOfIt() {
        fill(with: [a, b, c], spacing: 0)
        stage.run()
        stack.removeArrangedSubview(a)
        #expect(stack.arrangedSubviews == [b, c])
        #expect(a.superview === stack)
        b.removeFromSuperview()
        #expect(stack.arrangedSubviews == [c])
        stage.run()
        #expect(c.frame == CGRect(0, 0, 300, 200))
    }

    @Test func insertingAgainMoves() {
        fill(with: [a, b, c], spacing: 0)
        stack.insertArrangedSubview(c, at: 0)
        #expect(stack.arrangedSubviews == [c, a, b])
        #expect(stack.subviews.count == 3)
        stage.run()
        #expect(c.frame == CGRect(0, 0, 200, 200))
        #expect(a.frame.minX == 200)
    }

    @Test func addingGivesTheFrameToConstraints() {
        #expect(a.translatesAutoresizingMaskIntoConstraints)
        stack.addArrangedSubview(a)
        #expect(!a.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func aRequiredSizeHolds() {
        b.widthAnchor.constraint(equalToConstant: 150).isActive = true
        fill(with: [a, b, c], spacing: 0)
        #expect(frames().map(\.width) == [100, 150, 50])
    }

    private func fill(with views: [UIView], spacing: CGFloat) {
        for view in views { stack.addArrangedSubview(view) }
        stack.spacing = spacing
        stage.add(stack).activate(
            stack.leadingAnchor.constraint(equalTo: stage.canvas.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: stage.canvas.trailingAnchor),
            stack.topAnchor.constraint(equalTo: stage.canvas.topAnchor),
            stack.bottomAnchor.constraint(equalTo: stage.canvas.bottomAnchor))
    }

    private func pinTop() {
        stage.add(stack).activate(
            stack.leadingAnchor.constraint(equalTo: stage.canvas.leadingAnchor),
            stack.topAnchor.constraint(equalTo: stage.canvas.topAnchor))
    }

    private func frames() -> [CGRect] {
        stage.run()
        return stack.arrangedSubviews.map(\.frame)
    }
}
