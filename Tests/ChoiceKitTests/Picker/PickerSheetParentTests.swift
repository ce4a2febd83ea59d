import CoreGraphics
import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// Picker sheets over a screen in a navigation that goes while they are up.
@MainActor struct PickerSheetParentTests {
    let stage = PickerSheetStage()
    let parent = UIViewController()
    let navigation: UINavigationController

    init() {
        stage.host.activate()
        navigation = UINavigationController(rootViewController: UIViewController())
        stage.host.show(navigation)
        navigation.pushViewController(parent, animated: false)
        stage.rest()
    }

    private func showUndimmed() {
        var style = PickerSheet.Style.standard
        style.dimsBackground = false
        stage.show(style: style, from: parent)
    }

    private func swipe(to x: CGFloat) {
        let host = stage.host
        func finger(_ phase: UITouch.Phase, _ x: CGFloat) {
            host.touch(TouchSample(finger: 0, phase: phase, location: CGPoint(x: x, y: 250)))
        }
        finger(.began, 5)
        for step in 1...20 { finger(.moved, 5 + (x - 5) * CGFloat(step) / 20) }
        host.advance(by: 0.3)
        finger(.ended, x)
        stage.rest()
    }

    @Test func aSwipeBackBehindAnUndimmedSheetEndsItOnce() {
        showUndimmed()
        swipe(to: 300)
        #expect(navigation.viewControllers.count == 1)
        #expect(stage.told == [.ended(.cancelled(.parentGone))])
        #expect(navigation.presentedViewController == nil)
        stage.rest()
        #expect(stage.told.count == 1)
    }

    @Test func aSwipeThatGoesBackLeavesTheSheet() {
        showUndimmed()
        swipe(to: 100)
        #expect(navigation.viewControllers.count == 2 && stage.told == [])
        stage.tap("Done")
        stage.rest()
        #expect(stage.endings.count == 1)
    }

    @Test func aPopByTheProgramInTheMiddleOfAnythingEndsItOnce() {
        for frames in [0, 1, 5, 20, 60] {
            let start = stage.told.count
            showUndimmed()
            stage.host.activate()
            stage.host.advance(by: Double(frames) / 60)
            navigation.popViewController(animated: frames % 2 == 0)
            stage.rest()
            #expect(stage.told.count == start + 1 && navigation.presentedViewController == nil)
            stage.host.activate()
            navigation.pushViewController(parent, animated: false)
            stage.rest()
        }
    }
}
