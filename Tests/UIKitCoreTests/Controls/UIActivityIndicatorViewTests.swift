import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@MainActor struct UIActivityIndicatorViewTests {
    let host = HeadlessHost(device: .iPhone15)
    let indicator = UIActivityIndicatorView(style: .medium)
    private let controller = UIViewController()

    init() {
        host.show(controller)
        controller.view.addSubview(indicator)
        host.settle()
    }

    /// Begins to turn, on this host's clock.
    private func start() {
        host.activate()
        indicator.startAnimating()
        host.settle()
    }

    private var alphas: [CGFloat] { indicator.subviews.map { ($0.alpha * 255).rounded() } }

    /// How many frames there are in so many seconds.
    private func frames(in time: TimeInterval) -> Int {
        let before = host.app.screen.frames.frameCount
        host.advance(by: time)
        return host.app.screen.frames.frameCount - before
    }

    @Test(arguments: [(UIActivityIndicatorView.Style.medium, 20.0), (.large, 37)])
    func eachStyleHasItsSize(style: UIActivityIndicatorView.Style, side: CGFloat) {
        let indicator = UIActivityIndicatorView(style: style)
        #expect(indicator.bounds.size == CGSize(width: side, height: side))
        #expect(indicator.intrinsicContentSize == indicator.sizeThatFits(.zero))
        indicator.style = .medium
        #expect(indicator.intrinsicContentSize.width == 20)
    }

    @Test(arguments: [
        (UIActivityIndicatorView.Style.medium, 10.0, 6.75, CGSize(width: 6.5, height: 2.5)),
        (.large, 17.5, 11.5, CGSize(width: 12, height: 5)),
    ])
    func theBladesAreThoseMeasured(
        style: UIActivityIndicatorView.Style, center: CGFloat, radius: CGFloat, blade: CGSize
    ) {
        let indicator = UIActivityIndicatorView(style: style)
        controller.view.addSubview(indicator)
        host.settle()
        #expect(indicator.subviews.count == 8)
        for view in indicator.subviews {
            let distance = hypot(view.center.x - center, view.center.y - center)
            #expect(abs(distance - radius) < 1e-6)
            #expect(view.bounds.size == blade)
        }
        // The brightest is at the left, and they darken counter-clockwise, by way of the bottom.
        let brightest = indicator.subviews.max { $0.alpha < $1.alpha }
        #expect(brightest.map { $0.center.x < center - radius + 0.1 } == true)
        let byWayOfTheBottom = indicator.subviews.filter { $0.center.y > center + 1 }
        #expect(byWayOfTheBottom.map { ($0.alpha * 255).rounded() }.sorted() == [106, 143, 180])
    }

    @Test func theBladesHaveTheMeasuredOpacities() {
        #expect(alphas.sorted(by: >) == [217, 180, 143, 106, 69, 69, 69, 69])
        let gray = indicator.color.cgColor(in: .fallback)
        #expect((gray.red * 255).rounded() == 128)
    }

    @Test func itTurnsClockwiseByABladeEachEighthOfASecond() {
        start()
        let before = alphas
        host.advance(by: 0.13)
        #expect(alphas == [before[7]] + before[..<7])
        host.advance(by: 0.875)
        #expect(alphas == before)
    }

    @Test func itHidesWhenItStops() {
        #expect(indicator.isHidden && !indicator.isAnimating)
        indicator.startAnimating()
        #expect(!indicator.isHidden && indicator.isAnimating)
        indicator.stopAnimating()
        #expect(indicator.isHidden && !indicator.isAnimating)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
        indicator.hidesWhenStopped = true
        #expect(indicator.isHidden)
    }

    @Test func itAsksForAFrameAStepAndForNoneWhenItStops() {
        start()
        #expect((7...10).contains(frames(in: 1)))
        indicator.stopAnimating()
        host.settle()
        #expect(frames(in: 10) == 0)
    }

    @Test func hiddenItRests() {
        start()
        indicator.isHidden = true
        host.settle()
        #expect(frames(in: 10) == 0)
        let before = alphas
        indicator.isHidden = false
        host.advance(by: 0.13)
        #expect(alphas != before)
    }

    @Test func insideOfWhatIsHiddenItRests() {
        start()
        for change in [{ controller.view.isHidden = true }, { controller.view.alpha = 0 }] {
            change()
            host.settle()
            // The step that was due already finds out.
            #expect(frames(in: 10) <= 1)
            (controller.view.isHidden, controller.view.alpha) = (false, 1)
            // This host makes no frame for what needs no more than compositing.
            controller.view.setNeedsLayout()
            host.settle()
            let before = alphas
            host.advance(by: 0.13)
            #expect(alphas != before)
        }
    }

    @Test func outsideOfAWindowItRests() {
        start()
        indicator.removeFromSuperview()
        host.settle()
        #expect(frames(in: 10) == 0)
        #expect(indicator.isAnimating)
        controller.view.addSubview(indicator)
        host.settle()
        #expect(frames(in: 1) > 0)
    }

    @Test func itsColourIsTheBlades() {
        indicator.color = .red
        #expect(indicator.subviews.allSatisfy { $0.backgroundColor == .red })
        indicator.color = nil
        #expect(indicator.color != .red)
    }

    @Test func itGoesWhenNobodyHoldsIt() {
        weak var seen: UIActivityIndicatorView?
        do {
            let indicator = UIActivityIndicatorView(style: .large)
            controller.view.addSubview(indicator)
            indicator.startAnimating()
            host.settle()
            seen = indicator
            indicator.removeFromSuperview()
        }
        host.advance(by: 1)
        #expect(seen == nil)
    }
}
