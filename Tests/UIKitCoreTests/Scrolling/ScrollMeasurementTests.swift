import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// What others measured on iOS, through fingers on a device.
@MainActor struct ScrollMeasurementTests {
    let stage = ScrollStage()

    @Test func theFirstTenPointsDoNotCountAndTheRestIsOneToOne() {
        stage.finger(.began, 500)
        stage.finger(.moved, 491)
        #expect(!stage.scroll.isDragging)
        stage.finger(.moved, 320)
        #expect(stage.offset.y == 170)
        for y in stride(from: 319, through: 280, by: -1) as StrideThrough<CGFloat> {
            stage.finger(.moved, y)
            #expect(stage.offset.y == 490 - y)
        }
    }

    @Test(arguments: [(2, 33.3, 23.5), (3, 33.3, 23 + 1 / 3.0)])
    func theOffsetIsAWholeNumberOfPixels(scale: CGFloat, travel: CGFloat, offset: CGFloat) {
        let stage = ScrollStage(device: scale == 2 ? .iPhoneSE : .iPhone15)
        stage.drag(by: CGPoint(x: 0, y: -travel), frames: 1, lifts: false)
        #expect(abs(stage.offset.y - offset) < 1e-9)
        stage.finger(.moved, 300)
        stage.finger(.ended, 290)
        for _ in 0..<200 {
            stage.host.advance(by: 1 / 60)
            let pixels = stage.offset.y * scale
            #expect(abs(pixels - pixels.rounded()) < 1e-6)
        }
    }

    @Test func theDelegateIsToldThePointsAMillisecondOfTheLastTenthOfASecond() {
        stage.drag(by: CGPoint(x: 0, y: -300), frames: 15)
        // 20 points a frame.
        #expect(abs(stage.log.velocity.y - 1.2) < 0.01)
        #expect(stage.log.velocity.x == 0)
        let speed = stage.log.velocity.y * 1000
        #expect(abs(stage.log.target.y - (stage.offset.y + (speed - 10) * 0.499)) < 0.3)
    }

    @Test func coastingBeginsAFrameAfterTheFingerLifts() {
        stage.drag(by: CGPoint(x: 0, y: -300), frames: 15)
        let start = stage.offset.y
        #expect(start == 290)
        let speed = stage.log.velocity.y * 1000
        for frame in 1...30 {
            stage.host.advance(by: FrameLoop.interval)
            let law = start + speed * 0.499 * (1 - pow(0.998, 1000 * FrameLoop.interval * Double(frame)))
            #expect(abs(stage.offset.y - law) <= 0.26)
        }
    }

    @Test(arguments: [(UIScrollView.DecelerationRate.normal, 0.499), (.fast, 0.099)])
    func bothRatesComeToRestAtTheirProjection(rate: UIScrollView.DecelerationRate, reach: CGFloat) {
        stage.scroll.decelerationRate = rate
        stage.drag(by: CGPoint(x: 0, y: -300), frames: 15)
        let landing = 290 + (stage.log.velocity.y * 1000 - 10) * reach
        let duration = log(stage.log.velocity.y * 100) / (-1000 * log(rate.rawValue))
        stage.host.advance(by: duration * 0.985 - FrameLoop.interval)
        #expect(stage.scroll.isDecelerating)
        stage.host.advance(by: duration * 0.03 + 2 * FrameLoop.interval)
        #expect(!stage.scroll.isDecelerating)
        #expect(abs(stage.offset.y - landing) < 0.5)
    }

    @Test(arguments: [10.0, 100, 300, 590])
    func aPullIsHeldBackAlikeAtBothEnds(pull: CGFloat) {
        let law = 0.55 * pull * 667 / (0.55 * pull + 667)
        stage.drag(from: CGPoint(x: 100, y: 20), by: CGPoint(x: 0, y: pull + 10), lifts: false)
        #expect(abs(stage.offset.y + law) <= 0.25)
        let bottom = ScrollStage()
        bottom.scroll.contentOffset.y = 3_000 - 667
        bottom.drag(from: CGPoint(x: 100, y: 650), by: CGPoint(x: 0, y: -pull - 10), lifts: false)
        #expect(abs(bottom.offset.y - (3_000 - 667) - law) <= 0.25)
    }

    @Test func aHeldPullComesBackAtTheMeasuredRates() {
        stage.drag(from: CGPoint(x: 100, y: 20), by: CGPoint(x: 0, y: 500), lifts: false)
        stage.host.advance(by: 0.3)
        stage.finger(.ended, 520)
        let start = stage.offset.y
        for frame in 1...40 {
            stage.host.advance(by: FrameLoop.interval)
            let time = FrameLoop.interval * Double(frame)
            let law = start * (46 * exp(-9 * time) - 9 * exp(-46 * time)) / 37
            #expect(abs(stage.offset.y - law) <= 0.3)
        }
    }

    @Test func anAnimatedOffsetIsACosineOfThreeTenthsOfASecond() {
        stage.host.activate()
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
        let start = stage.host.now
        while stage.scroll.motion != nil, stage.host.now < start + 1 {
            stage.host.advance(by: FrameLoop.interval)
            let part = min((stage.host.now - start) / 0.3, 1)
            #expect(abs(stage.offset.y - 1_000 * (0.5 - cos(part * .pi) / 2)) <= 0.26)
        }
        #expect(abs(stage.host.now - start - 0.3) < 1.01 * FrameLoop.interval)
        #expect(stage.offset.y == 1_000)
    }

    @Test func contentHearsOfATouchAfter150Milliseconds() {
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        stage.scroll.addSubview(view)
        stage.finger(.began, 300)
        stage.host.advance(by: 0.149)
        #expect(view.calls.isEmpty)
        stage.host.advance(by: 0.002)
        #expect(view.calls == ["began"])
    }
}
