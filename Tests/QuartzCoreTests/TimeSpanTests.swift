import Testing

@testable import QuartzCore

struct TimeSpanTests {
    @Test func runsOnceFromItsBeginToItsEnd() {
        let span = TimeSpan(begin: 10, duration: 2)
        #expect(span.place(at: 9) == .before(0))
        #expect(span.place(at: 10) == .within(0))
        #expect(span.place(at: 11) == .within(0.5))
        #expect(span.place(at: 12) == .after(1))
        #expect(span.end == 12)
    }

    @Test func comesBackWhenItReverses() {
        let span = TimeSpan(begin: 0, duration: 2, autoreverses: true)
        #expect(span.place(at: 1) == .within(0.5))
        #expect(span.place(at: 3) == .within(0.5))
        #expect(span.place(at: 4) == .after(0))
    }

    @Test func repeatsAsOftenOrAsLongAsItSays() {
        let often = TimeSpan(begin: 0, duration: 2, repeatCount: 2.5)
        #expect(often.place(at: 3) == .within(0.5))
        #expect(often.place(at: 5) == .after(0.5))
        let long = TimeSpan(begin: 0, duration: 2, repeatCount: 9, repeatDuration: 4)
        #expect(long.end == 4)
        #expect(long.place(at: 4) == .after(1))
        #expect(TimeSpan(begin: 0, duration: 1, repeatCount: .infinity).isEndless)
    }

    @Test func runsFasterSlowerBackwardsAndNotAtAll() {
        #expect(TimeSpan(begin: 0, duration: 2, speed: 2).end == 1)
        #expect(TimeSpan(begin: 0, duration: 2, speed: -1).place(at: 0.5) == .within(0.75))
        #expect(TimeSpan(begin: 0, duration: 2, speed: -1).place(at: 2) == .after(0))
        let still = TimeSpan(begin: 0, duration: 2, speed: 0, offset: 1)
        #expect(still.place(at: 1000) == .within(0.5))
        #expect(still.isEndless)
    }

    @Test func beginsWithinItsTimeWhenOffset() {
        let span = TimeSpan(begin: 0, duration: 2, offset: 1)
        #expect(span.place(at: 0) == .within(0.5))
        #expect(span.end == 1)
    }
}
