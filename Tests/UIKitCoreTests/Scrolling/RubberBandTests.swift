import CoreGraphics
import Testing

@testable import UIKitCore

struct RubberBandTests {
    @Test(arguments: [(20.0, 10.5), (50, 24.4), (100, 43.8), (200, 72.9)])
    func showsWhatPublishedValuesSay(pull: CGFloat, shown: CGFloat) {
        #expect(abs(RubberBand(size: 216).shown(pull) - shown) < 0.06)
        #expect(abs(RubberBand(size: 216).shown(-pull) + shown) < 0.06)
    }

    @Test func showsWhatAPublishedCheckOfALongViewSays() {
        #expect(abs(RubberBand(size: 960).shown(100) - 52.02) < 0.005)
    }

    @Test(arguments: [100, 590.0])
    func followsTheMeasuredLawAtBothEnds(pull: CGFloat) {
        let size: CGFloat = 852
        let law = 0.55 * pull * size / (0.55 * pull + size)
        let band = RubberBand(size: size)
        #expect(abs(band.offset(wanted: -pull, in: 0...300) + law) < 1e-9)
        #expect(abs(band.offset(wanted: 300 + pull, in: 0...300) - 300 - law) < 1e-9)
    }

    @Test func findsThePullBehindWhatIsShown() {
        let band = RubberBand(size: 500)
        #expect(abs(band.pull(band.shown(123)) - 123) < 1e-9)
        #expect(abs(band.wanted(offset: band.offset(wanted: -80, in: 0...100), in: 0...100) + 80) < 1e-9)
    }

    @Test func holdsNothingBackInsideOfTheRange() {
        #expect(RubberBand(size: 500).offset(wanted: 40, in: 0...100) == 40)
    }

    @Test func showsNothingForWhatIsNoNumber() {
        #expect(RubberBand(size: 500).shown(.nan) == 0)
        #expect(RubberBand(size: 0).shown(10) == 0)
        #expect(RubberBand(size: 500).pull(.infinity) == 0)
    }
}
