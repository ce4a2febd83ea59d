import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// What people reported of other buttons, and what happens here. The first button stands from (20, 100) to
/// (180, 300).
@MainActor struct ChoiceButtonReportTests {
    private let stage = ChoiceStage(2)
    private var button: ChoiceButton { stage.button }

    /// Stack Overflow 14340122, 16306884, 1300528; BFPaperButton 4.
    @Test func dragHighlightLiftAndCancelFollowOneLine() {
        button.retention = .points(10)
        stage.finger(.began, 100, 200)
        for (y, isInside) in [(310.4, true), (310.6, false), (309.6, false), (309.4, true)] {
            stage.finger(.moved, 100, CGFloat(y))
            #expect(button.isHighlighted == isInside && button.isTouchInside == isInside)
        }
        #expect(stage.events == ["A down", "A exit", "A enter"])
        stage.finger(.moved, 100, 310.6)
        stage.finger(.ended, 100, 310.6)
        #expect(stage.choices == [] && stage.events.suffix(2) == ["A exit", "A outside"])
    }

    /// Techfeed 381896.
    @Test func aFingerThatSlidesToTheNextOnePressesThat() {
        _ = ChoiceGroup(stage.buttons)
        stage.slide((100, 200), (270, 200))
        #expect(stage.choices == ["B"])
    }

    /// SCLAlertView 188, FlatButtons 1.
    @Test(arguments: ["lift inside", "lift outside", "cancel", "disable", "hide", "remove"])
    func everyExitClearsTheHighlight(exit: String) {
        stage.finger(.began, 100, 200)
        #expect(button.isHighlighted)
        switch exit {
        case "lift inside": stage.finger(.ended, 100, 200)
        case "lift outside": stage.finger(.ended, 100, 600)
        case "cancel": stage.finger(.cancelled, 100, 200)
        case "disable": button.isEnabled = false
        case "hide": button.isHidden = true
        default: button.removeFromSuperview()
        }
        stage.host.settle()
        #expect(!button.isHighlighted && !button.isTracking && button.layer.sublayerTransform.m11 == 1)
    }

    /// LGButton 37.
    @Test func keepsItsTapFromARecogniserOfTheScreen() {
        stage.controller.view.addGestureRecognizer(UITapGestureRecognizer())
        stage.host.tap(at: CGPoint(x: 100, y: 200))
        #expect(stage.choices == ["A"] && stage.events == ["A down", "A inside", "A primary"])
    }

    /// Jianshu 3048e9bd4304.
    @Test(arguments: [true, false])
    func aFingerThatLeavesTheScreenIsSettledByItsLift(isCancelled: Bool) {
        button.frame = CGRect(x: 0, y: 0, width: 160, height: 200)
        stage.finger(.began, 80, 100)
        stage.finger(.moved, 0, 100)
        stage.finger(isCancelled ? .cancelled : .ended, 0, 100)
        #expect(stage.choices == (isCancelled ? [] : ["A"]))
        #expect(!button.isHighlighted && !button.isTracking && button.isChosen == !isCancelled)
    }
}
