import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

@MainActor struct PopupTouchTests {
    let stage = PopupStage()

    private var highlighted: [String] {
        stage.popup?.card.buttons.filter(\.isHighlighted).compactMap(\.accessibilityLabel) ?? []
    }

    @Test func aButtonShowsThatAFingerIsOnIt() throws {
        stage.present(PopupStage.deletion)
        stage.finger(.began, at: try stage.center(of: "Delete"))
        #expect(highlighted == ["Delete"])
        stage.finger(.cancelled, at: try stage.center(of: "Delete"))
        #expect(highlighted == [])
        #expect(stage.results == [])
    }

    @Test func aFingerSlidesFromButtonToButton() throws {
        stage.present(PopupStage.deletion)
        UIFeedbackGenerator.clearEvents()
        stage.finger(.began, at: try stage.center(of: "Delete"))
        stage.finger(.moved, at: try stage.center(of: "Cancel"))
        #expect(highlighted == ["Cancel"])
        #expect(UIFeedbackGenerator.events == [.prepare, .selectionChanged])
        stage.finger(.ended, at: try stage.center(of: "Cancel"))
        stage.rest()
        #expect(stage.results == [.chosen(.cancel("Cancel"), text: nil)])
    }

    @Test func aFingerMayComeDownOnTheText() throws {
        stage.present(PopupStage.deletion)
        let card = stage.cardFrame
        stage.finger(.began, at: CGPoint(x: card.midX, y: card.minY + 25))
        stage.finger(.moved, at: try stage.center(of: "Delete"))
        stage.finger(.ended, at: try stage.center(of: "Delete"))
        stage.rest()
        #expect(stage.results == [.chosen(.destructive("Delete"), text: nil)])
    }

    @Test func aFingerThatLeavesTheButtonsChoosesNothing() throws {
        stage.present(PopupStage.deletion)
        stage.finger(.began, at: try stage.center(of: "Delete"))
        stage.finger(.moved, at: CGPoint(x: 5, y: 5))
        #expect(highlighted == [])
        stage.finger(.ended, at: CGPoint(x: 5, y: 5))
        stage.rest()
        #expect(stage.results == [] && stage.titles == ["Delete?"])
    }

    @Test func aSecondFingerChangesNothing() throws {
        stage.present(PopupStage.deletion)
        stage.finger(.began, at: try stage.center(of: "Delete"))
        let other = try stage.center(of: "Cancel")
        stage.host.touch(.init(finger: 2, phase: .began, location: other))
        stage.host.touch(.init(finger: 2, phase: .ended, location: other))
        stage.rest()
        #expect(stage.results == [] && highlighted == ["Delete"])
    }

    @Test func aTapOutsideDoesNothing() {
        stage.present(PopupStage.deletion)
        stage.host.tap(at: CGPoint(x: 20, y: 100))
        stage.rest()
        #expect(stage.results == [] && stage.titles == ["Delete?"])
    }

    @Test func aTapOutsideCancelsWhereAskedFor() {
        var popup = PopupStage.deletion
        popup.closesOnOutsideTap = true
        stage.present(popup)
        stage.host.tap(at: CGPoint(x: 20, y: 100))
        stage.rest()
        #expect(stage.results == [.cancelled(.outsideTap)])
    }

    @Test func aTapOutsideDoesNothingWhereNothingCancels() {
        var popup = PopupStage.note
        popup.closesOnOutsideTap = true
        stage.present(popup)
        stage.host.tap(at: CGPoint(x: 20, y: 100))
        stage.rest()
        #expect(stage.results == [] && stage.titles == ["Saved"])
    }

    @Test func aFingerFromOutsideChoosesNoButton() throws {
        var popup = PopupStage.deletion
        popup.closesOnOutsideTap = true
        stage.present(popup)
        stage.finger(.began, at: CGPoint(x: 20, y: 100))
        stage.finger(.moved, at: try stage.center(of: "Delete"))
        #expect(highlighted == [])
        stage.finger(.ended, at: try stage.center(of: "Delete"))
        stage.rest()
        #expect(stage.results == [] && stage.titles == ["Delete?"])
    }

    @Test func twoQuickTapsGiveOneResult() throws {
        stage.present(PopupStage.deletion)
        let place = try stage.center(of: "Delete")
        for phase in [UITouch.Phase.began, .ended, .began, .ended] { stage.finger(phase, at: place) }
        stage.rest()
        #expect(stage.results == [.chosen(.destructive("Delete"), text: nil)])
    }

    @Test func aPressedButtonLooksPressed() throws {
        stage.present(PopupStage.deletion)
        let before = stage.host.screenshot()
        stage.finger(.began, at: try stage.center(of: "Delete"))
        #expect(PictureComparison(stage.host.screenshot(), with: before).count > 1000)
    }
}
