import Testing
import UIKit

@testable import ChoiceKit

/// A clock that stands still while something holds it.
struct ToastTimerTests {
    @Test func endsWhenItsTimeIsOver() {
        #expect(ToastTimer(4, at: 10).end == 14)
        #expect(ToastTimer(.infinity, at: 10).end == nil)
    }

    @Test(arguments: ToastTimer.Hold.allCases) func standsStillWhileItIsHeld(by hold: ToastTimer.Hold) {
        var timer = ToastTimer(4, at: 0)
        timer.set(hold, true, at: 3)
        #expect(timer.end == nil)
        timer.set(hold, false, at: 100)
        #expect(timer.end == 101)
    }

    @Test func standsStillUntilNothingHoldsIt() {
        var timer = ToastTimer(4, at: 0)
        timer.set(.touch, true, at: 1)
        timer.set(.inactive, true, at: 2)
        timer.set(.touch, false, at: 3)
        #expect(timer.end == nil)
        timer.set(.inactive, false, at: 4)
        #expect(timer.end == 7)
    }

    @Test func beginsAnewAndStaysHeld() {
        var timer = ToastTimer(4, at: 0)
        timer.restart(6, at: 3)
        #expect(timer.end == 9)
        timer.set(.focus, true, at: 4)
        timer.restart(5, at: 5)
        #expect(timer.end == nil)
        timer.set(.focus, false, at: 20)
        #expect(timer.end == 25)
    }

    @Test func losesNothingWhenItIsLetGoOfTwice() {
        var timer = ToastTimer(4, at: 0)
        timer.set(.touch, false, at: 1)
        timer.set(.touch, false, at: 2)
        #expect(timer.end == 4)
    }

    @Test func losesNothingToAClockThatGoesBack() {
        var timer = ToastTimer(4, at: 10)
        timer.set(.touch, true, at: 5)
        timer.set(.touch, false, at: 6)
        #expect(timer.end == 10)
    }
}
