import Testing
import UIKit

@testable import ChoiceKit

/// What a finger that drags a toast means.
struct ToastSwipeTests {
    private func swipe(
        _ x: CGFloat, _ y: CGFloat, _ axis: ToastSwipe.Axis, speed: CGPoint = .zero
    ) -> ToastSwipe {
        ToastSwipe(translation: CGPoint(x: x, y: y), velocity: speed, axis: axis)
    }

    @Test func dismissesFarToEitherSideAndDown() {
        #expect(swipe(50, 0, .horizontal).dismisses && swipe(-50, 0, .horizontal).dismisses)
        #expect(swipe(0, 50, .vertical).dismisses)
        #expect(!swipe(49, 0, .horizontal).dismisses && !swipe(0, 49, .vertical).dismisses)
    }

    @Test func dismissesAQuickFlick() {
        #expect(swipe(12, 0, .horizontal, speed: CGPoint(x: 750, y: 0)).dismisses)
        #expect(swipe(0, 12, .vertical, speed: CGPoint(x: 0, y: 750)).dismisses)
        #expect(!swipe(12, 0, .horizontal, speed: CGPoint(x: 740, y: 0)).dismisses)
    }

    @Test func dismissesNothingThatGoesBack() {
        #expect(!swipe(12, 0, .horizontal, speed: CGPoint(x: -2000, y: 0)).dismisses)
        #expect(!swipe(0, -12, .vertical, speed: CGPoint(x: 0, y: 2000)).dismisses)
    }

    @Test func neverDismissesUpwards() {
        #expect(!swipe(0, -500, .vertical, speed: CGPoint(x: 0, y: -5000)).dismisses)
    }

    @Test func keepsToOneAxis() {
        #expect(swipe(30, 80, .horizontal).offset == CGPoint(x: 30, y: 0))
        #expect(!swipe(30, 80, .horizontal).dismisses)
        #expect(swipe(80, 30, .vertical).offset == CGPoint(x: 0, y: 30))
    }

    @Test func hardlyFollowsUpwards() {
        #expect(swipe(0, -100, .vertical).offset == CGPoint(x: 0, y: -20))
    }
}
