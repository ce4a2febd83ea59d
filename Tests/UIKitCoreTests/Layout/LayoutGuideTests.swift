import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct LayoutGuideTests {
    let stage = LayoutStage()
    let a = Box(), b = Box(10, 10)
    var canvas: UIView { stage.canvas }

    @Test func aGuideIsARectangleThatConstraintsPlace() {
        let guide = UILayoutGuide()
        canvas.addLayoutGuide(guide)
        stage.add(b).activate(
            guide.leadingAnchor.constraint(equalTo: canvas.leadingAnchor, constant: 20),
            guide.widthAnchor.constraint(equalToConstant: 60),
            b.leadingAnchor.constraint(equalTo: guide.trailingAnchor))
        #expect(guide.layoutFrame == .zero)
        #expect(stage.frames(b)[0].minX == 80)
        #expect(guide.layoutFrame.minX == 20 && guide.layoutFrame.width == 60)
        canvas.removeLayoutGuide(guide)
        #expect(canvas.constraints.isEmpty)
        #expect(guide.owningView == nil)
    }

    @Test func marginsAreEightPointsAndFollow() {
        fill(canvas.layoutMarginsGuide)
        #expect(stage.frames(a) == [CGRect(8, 8, 284, 184)])
        canvas.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(stage.frames(a) == [CGRect(2, 1, 294, 196)])
        canvas.frame.size = CGSize(width: 100, height: 100)
        #expect(stage.frames(a) == [CGRect(2, 1, 94, 96)])
    }

    @Test func marginAttributesAreThoseOfTheGuide() {
        stage.add(b)
        stage.activate(
            NSLayoutConstraint(
                item: b, attribute: .leading, relatedBy: .equal, toItem: canvas, attribute: .leadingMargin,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: b, attribute: .bottom, relatedBy: .equal, toItem: canvas, attribute: .bottomMargin,
                multiplier: 1, constant: 0))
        #expect(stage.frames(b) == [CGRect(8, 182, 10, 10)])
    }

    @Test func marginsAddTheSafeAreaUnlessToldNot() {
        let view = safeView()
        fill(view.layoutMarginsGuide, in: view)
        #expect(stage.frames(a) == [CGRect(8, 38, 284, 154)])
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(stage.frames(a) == [CGRect(8, 8, 284, 184)])
    }

    @Test func theSafeAreaGuideFollowsTheInsets() {
        let view = safeView()
        fill(view.safeAreaLayoutGuide, in: view)
        #expect(stage.frames(a) == [CGRect(0, 30, 300, 170)])
        view.owner?.additionalSafeAreaInsets.top = 50
        #expect(stage.frames(a) == [CGRect(0, 50, 300, 150)])
    }

    /// Not an intersection of rectangles: what starts inside still has what is left of the inset (measured by
    /// others).
    @Test func aChildsInsetIsTheParentsLessHowFarInsideItStarts() {
        let view = safeView()
        for (y, top) in [(0.0, 30.0), (10, 20), (30, 0), (90, 0), (-10, 30)] as [(CGFloat, CGFloat)] {
            a.frame = CGRect(0, y, 100, 100)
            view.addSubview(a)
            #expect(a.safeAreaInsets.top == top)
        }
    }

    @Test func theWholeInsetIsReportedByWhatLiesInsideIt() {
        let view = safeView()
        view.owner?.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 10, bottom: 40, right: 0)
        for (rect, bottom, left) in [
            (CGRect(0, 170, 50, 20), 30.0, 10.0), (CGRect(4, 180, 50, 20), 40, 6),
            (CGRect(20, 190, 50, 40), 40, 0), (CGRect(0, 0, 50, 160), 0, 10),
        ] as [(CGRect, CGFloat, CGFloat)] {
            a.frame = rect
            view.addSubview(a)
            #expect(a.safeAreaInsets.bottom == bottom)
            #expect(a.safeAreaInsets.left == left)
        }
    }

    @Test func marginsOfTheSuperviewMayBeKept() {
        canvas.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 0)
        a.frame = CGRect(10, 10, 100, 100)
        canvas.addSubview(a)
        #expect(a.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        a.preservesSuperviewLayoutMargins = true
        #expect(a.layoutMargins == UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 8))
    }

    @Test(arguments: [(500.0, 8.0, 484.0), (1000, 8, 984), (1200, 140, 920)])
    func readableContentIsNeverWiderThan920Points(_ width: CGFloat, _ x: CGFloat, _ readable: CGFloat) {
        canvas.frame.size.width = width
        fill(canvas.readableContentGuide)
        let frame = stage.frames(a)[0]
        #expect(frame.minX == x && frame.width == readable)
    }

    // MARK: Scroll views

    @Test func sidesInAScrollViewGiveTheContentItsSize() {
        let scrollView = shownScrollView()
        stage.activate(
            b.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
            b.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -5),
            b.topAnchor.constraint(equalTo: scrollView.topAnchor),
            b.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            b.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            b.heightAnchor.constraint(equalToConstant: 900))
        #expect(stage.frames(b) == [CGRect(5, 0, 300, 900)])
        #expect(scrollView.contentSize == CGSize(width: 310, height: 900))
        scrollView.contentOffset.y = 100
        #expect(stage.frames(b) == [CGRect(5, 0, 300, 900)])
    }

    @Test func theFrameGuideDoesNotScroll() {
        let scrollView = shownScrollView()
        stage.activate(
            scrollView.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 1000),
            scrollView.contentLayoutGuide.widthAnchor.constraint(
                equalTo: scrollView.frameLayoutGuide.widthAnchor),
            b.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 4))
        stage.run()
        #expect(scrollView.contentSize == CGSize(width: 300, height: 1000))
        scrollView.contentOffset.y = 120
        #expect(stage.frames(b)[0].minY == 124)
    }

    @Test func contentMayFollowAViewOutside() {
        let scrollView = shownScrollView()
        stage.add(a).activate(
            scrollView.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 1000),
            a.topAnchor.constraint(equalTo: canvas.topAnchor, constant: 50),
            b.topAnchor.constraint(equalTo: a.topAnchor))
        #expect(stage.frames(b)[0].minY == 50)
        scrollView.contentOffset.y = 30
        #expect(stage.frames(b)[0].minY == 80)
    }

    private func shownScrollView() -> UIScrollView {
        let scrollView = UIScrollView(frame: canvas.bounds)
        scrollView.contentInsetAdjustmentBehavior = .never
        canvas.addSubview(scrollView)
        b.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(b)
        return scrollView
    }

    /// The canvas under a controller's bar of 30 points.
    private func safeView() -> UIView {
        let controller = Controllers.make(stage, top: 30)
        return controller.view
    }

    private func fill(_ guide: UILayoutGuide, in view: UIView? = nil) {
        let view = view ?? canvas
        a.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(a)
        stage.activate(
            a.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            a.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            a.topAnchor.constraint(equalTo: guide.topAnchor),
            a.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
    }
}

/// Keeps controllers alive whose views are on a stage.
@MainActor private enum Controllers {
    static var all: [UIViewController] = []

    static func make(_ stage: LayoutStage, top: CGFloat) -> UIViewController {
        let controller = UIViewController()
        controller.view = UIView()
        controller.view.frame = stage.canvas.bounds
        controller.view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        stage.canvas.addSubview(controller.view)
        controller.additionalSafeAreaInsets.top = top
        all.append(controller)
        return controller
    }
}
