import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@MainActor struct ScrollIndicatorTests {
    let stage = ScrollStage()
    var scroll: UIScrollView { stage.scroll }

    init() { stage.scroll.automaticallyAdjustsScrollIndicatorInsets = false }

    private func bar() throws -> UIView { try #require(scroll.indicators.vertical) }

    @Test func isThinAndKeepsThreePointsFromTheEdge() throws {
        stage.drag(by: CGPoint(x: 0, y: -100), lifts: false)
        let frame = try bar().frame
        #expect(frame.width == 2.5)
        #expect(frame.maxX == 372)
        // 667 of 3,000 points of a track of 661.
        let length: CGFloat = 661 * 667 / 3_000
        #expect(abs(frame.height - length) < 0.01)
        let share = 90 / (3_000 - 667.0)
        #expect(abs(frame.minY - 90 - 3 - (661 - frame.height) * share) < 0.01)
    }

    @Test func isOnTheLeftWhereTheInterfaceReadsThatWay() throws {
        let stage = ScrollStage(settings: DeviceSettings(language: "ar"))
        stage.drag(by: CGPoint(x: 0, y: -100), lifts: false)
        #expect(try #require(stage.scroll.indicators.vertical).frame.minX == 3)
    }

    @Test func fadesInFourTenthsOfASecondAfterTheContentRests() throws {
        stage.drag(by: CGPoint(x: 0, y: -100), lifts: false)
        stage.host.advance(by: 10)
        #expect(try bar().alpha == 1)
        #expect(try bar().layer.presentation()?.opacity == 1)
        stage.finger(.ended, 400)
        stage.host.advance(by: 0.2)
        let half = try #require(try bar().layer.presentation()?.opacity)
        #expect(half > 0.2 && half < 0.8)
        stage.host.advance(by: 0.25)
        #expect(try bar().layer.presentation()?.opacity == 0)
        #expect(stage.isIdle)
    }

    @Test func flashesForAMomentAndNotDuringADrag() throws {
        stage.host.activate()
        scroll.flashScrollIndicators()
        stage.host.advance(by: 0.5)
        #expect(try bar().alpha == 1)
        stage.host.advance(by: 2)
        #expect(try bar().alpha == 0)
        #expect(stage.isIdle)
        stage.drag(by: CGPoint(x: 0, y: -100), lifts: false)
        scroll.flashScrollIndicators()
        stage.host.advance(by: 5)
        #expect(try bar().alpha == 1)
    }

    @Test func isNotShownByTheProgram() {
        scroll.contentOffset.y = 400
        stage.host.settle()
        #expect(scroll.indicators.vertical == nil)
        #expect(scroll.subviews.isEmpty)
    }

    @Test func showsAfterAnAppTookEverySubviewOut() throws {
        stage.flick()
        scroll.subviews.forEach { $0.removeFromSuperview() }
        stage.host.advance(by: 8)
        stage.flick()
        #expect(try bar().superview === scroll)
    }

    @Test func isHiddenWhereItIsNotWanted() throws {
        scroll.showsVerticalScrollIndicator = false
        stage.drag(by: CGPoint(x: 0, y: -100), lifts: false)
        stage.host.settle()
        #expect(try bar().isHidden)
        #expect(try #require(scroll.indicators.horizontal).isHidden)
    }

    @Test(arguments: [
        (UIScrollView.IndicatorStyle.default, UIUserInterfaceStyle.light, 0.0), (.default, .dark, 1),
        (.black, .dark, 0), (.white, .light, 1),
    ])
    func isBlackOrWhiteAtAThird(
        style: UIScrollView.IndicatorStyle, appearance: UIUserInterfaceStyle, white: CGFloat
    ) throws {
        stage.root.overrideUserInterfaceStyle = appearance
        scroll.indicatorStyle = style
        stage.drag(by: CGPoint(x: 0, y: -100), lifts: false)
        #expect(scroll.indicatorStyle == style)
        let color = UIColor(white: white, alpha: 0.35)
        #expect(try bar().layer.backgroundColor == color.cgColor)
    }

    @Test func takesAnotherStyleWhileItShows() throws {
        stage.drag(by: CGPoint(x: 0, y: -100), lifts: false)
        scroll.indicatorStyle = .white
        #expect(try bar().layer.backgroundColor == UIColor(white: 1, alpha: 0.35).cgColor)
    }

    @Test func keepsItsOwnInsetsAndNotTheContents() throws {
        scroll.contentInset.top = 50
        scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 7)
        stage.host.activate()
        scroll.flashScrollIndicators()
        stage.host.settle()
        #expect(stage.offset.y == -50)
        #expect(try abs(bar().frame.minY + 27) < 1e-9)
        #expect(try abs(bar().frame.maxX - 365) < 1e-9)
        scroll.contentOffset.y = 3_000 - 667
        stage.host.settle()
        #expect(try abs(bar().frame.maxY - (scroll.bounds.maxY - 40 - 3)) < 0.01)
    }

    @Test func setsTheInsetsOfBothAtOnce() {
        scroll.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(scroll.verticalScrollIndicatorInsets.bottom == 3)
        #expect(scroll.horizontalScrollIndicatorInsets.left == 2)
        #expect(scroll.scrollIndicatorInsets.right == 4)
        scroll.scrollIndicatorInsets = UIEdgeInsets(top: .nan, left: .infinity, bottom: 3, right: 4)
        #expect(scroll.verticalScrollIndicatorInsets == UIEdgeInsets(top: 0, left: 0, bottom: 3, right: 4))
    }

    @Test func keepsOutOfTheSafeAreaUnlessItIsTold() throws {
        scroll.automaticallyAdjustsScrollIndicatorInsets = true
        stage.host.activate()
        scroll.flashScrollIndicators()
        stage.host.settle()
        #expect(scroll.safeAreaInsets.top == 20)
        #expect(try bar().frame.minY == 23)
        scroll.automaticallyAdjustsScrollIndicatorInsets = false
        stage.host.settle()
        #expect(try bar().frame.minY == 3)
    }
}
