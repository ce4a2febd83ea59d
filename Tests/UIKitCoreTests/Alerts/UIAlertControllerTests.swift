import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Alerts and action sheets on a device, used as a person would.
@MainActor struct UIAlertControllerTests {
    let stage = PresentationStage()

    private func make(
        _ actions: (String, UIAlertAction.Style)..., as style: UIAlertController.Style = .alert,
        title: String? = "Alert", message: String? = "Message"
    ) -> UIAlertController {
        stage.host.activate()
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for (title, style) in actions {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [log = stage.log, weak alert] action in
                    let isGone = alert?.presentingViewController == nil && alert?.view.window == nil
                    log.calls.append("\(action.title ?? "") gone=\(isGone)")
                })
        }
        return alert
    }

    private func rows(_ alert: UIAlertController) -> [AlertRow] { alert.shownRows }

    private func middle(_ alert: UIAlertController, _ title: String) -> CGPoint {
        let frame = rows(alert).first { $0.action.title == title }?.screenFrame ?? .zero
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test func standsInTheMiddleOfTheSafeAreaAsOnIOS() {
        let alert = make(("OK", .default))
        stage.present(alert)
        let frame = alert.view.screenFrame
        #expect(frame.width == 270)
        #expect(abs(frame.minX - 61.5) <= 0.34)
        #expect(abs(frame.midY - 438.5) <= 0.34)
        #expect(abs(frame.height - 124.3) <= 0.34)
    }

    @Test func standsAtTheBottomAsAnActionSheetAsOnIOS() {
        let sheet = make(
            ("TypeScript", .default), ("JavaScript", .default), ("Neither", .destructive),
            ("Cancel", .cancel), as: .actionSheet, title: "Action!", message: "Choose your language:")
        stage.present(sheet)
        // The boxes of a picture of iOS 16: group from 504 to 753, cancel from 761 to 818.
        let group = sheet.view.subviews[0].screenFrame
        let cancel = sheet.view.subviews[1].screenFrame
        #expect(abs(group.minX - 8) <= 1 && abs(group.maxX - 385) <= 1)
        #expect(abs(group.minY - 504) <= 1 && abs(group.maxY - 753) <= 1)
        #expect(abs(cancel.minY - 761) <= 1 && abs(cancel.maxY - 818) <= 1)
    }

    @Test func keepsAMarginBelowWhereThereIsNoHomeIndicator() {
        let small = PresentationStage(device: .iPhoneSE)
        let sheet = make(("Cancel", .cancel), as: .actionSheet)
        small.present(sheet)
        #expect(sheet.view.screenFrame.maxY == 659)
    }

    @Test func isGoneBeforeTheHandlerRuns() {
        let alert = make(("Cancel", .cancel), ("Delete", .destructive))
        stage.present(alert)
        _ = stage.heard()
        stage.host.tap(at: middle(alert, "Delete"))
        #expect(stage.heard() == ["Delete gone=true"])
    }

    @Test func mayPresentAnotherInTheHandler() {
        let second = make(("OK", .default))
        let first = make()
        first.addAction(
            UIAlertAction(title: "More", style: .default) { [root = stage.root] _ in
                root.present(second, animated: true)
            })
        stage.present(first)
        stage.host.tap(at: middle(first, "More"))
        #expect(stage.root.presentedViewController === second)
    }

    @Test func followsAFingerFromOneActionToAnother() {
        let alert = make(("One", .default), ("Two", .default), ("Three", .default))
        stage.present(alert)
        _ = stage.heard()
        func finger(_ phase: UITouch.Phase, _ point: CGPoint) -> [String?] {
            stage.host.touch(TouchSample(finger: 0, phase: phase, location: point))
            return rows(alert).filter(\.isHighlighted).map(\.action.title)
        }
        #expect(finger(.began, middle(alert, "One")) == ["One"])
        #expect(finger(.moved, middle(alert, "Two")) == ["Two"])
        let header = CGPoint(x: alert.view.screenFrame.midX, y: alert.view.screenFrame.minY + 20)
        #expect(finger(.moved, header) == [])
        #expect(finger(.moved, middle(alert, "Three")) == ["Three"])
        #expect(finger(.ended, middle(alert, "Three")) == [])
        stage.host.settle()
        #expect(stage.heard() == ["Three gone=true"])
    }

    @Test func choosesNothingWhereTheFingerLiftsBeside() {
        let alert = make(("One", .default))
        stage.present(alert)
        _ = stage.heard()
        stage.host.drag(from: middle(alert, "One"), to: CGPoint(x: 20, y: 100))
        #expect(stage.heard() == [])
        #expect(stage.root.presentedViewController === alert)
    }

    @Test func doesNotHighlightOrChooseWhatIsDisabled() {
        let alert = make(("One", .default))
        alert.actions[0].isEnabled = false
        stage.present(alert)
        _ = stage.heard()
        stage.host.tap(at: middle(alert, "One"))
        #expect(stage.heard() == [])
        #expect(rows(alert)[0].accessibilityTraits.contains(.notEnabled))
        alert.actions[0].isEnabled = true
        stage.host.settle()
        stage.host.tap(at: middle(alert, "One"))
        #expect(stage.heard() == ["One gone=true"])
    }

    @Test func cancelsAnActionSheetByATapBesideIt() {
        let sheet = make(("Do", .default), ("Cancel", .cancel), as: .actionSheet)
        stage.present(sheet)
        _ = stage.heard()
        stage.host.tap(at: CGPoint(x: 200, y: 100))
        #expect(stage.heard() == ["Cancel gone=true"])
    }

    @Test func staysWhereThereIsNothingThatCancels() {
        let sheet = make(("Do", .default), as: .actionSheet)
        stage.present(sheet)
        stage.host.tap(at: CGPoint(x: 200, y: 100))
        #expect(stage.root.presentedViewController === sheet)
        let alert = make(("Cancel", .cancel))
        stage.dismiss()
        stage.present(alert)
        stage.host.tap(at: CGPoint(x: 20, y: 100))
        #expect(stage.root.presentedViewController === alert)
        #expect(alert.accessibilityPerformEscape())
        stage.host.settle()
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func standsAtItsSourceOnAnIPadAndCancelsByATapOutside() {
        let pad = PresentationStage(device: .iPadPro11)
        let sheet = make(("Do", .default), ("Cancel", .cancel), as: .actionSheet)
        pad.host.activate()
        let onPad = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for action in sheet.actions { onPad.addAction(action) }
        let source = UIView(frame: CGRect(x: 300, y: 300, width: 100, height: 40))
        pad.root.view.addSubview(source)
        onPad.popoverPresentationController?.sourceView = source
        pad.present(onPad)
        #expect(onPad.modalPresentationStyle == .popover)
        #expect(rows(onPad).map(\.action.title) == ["Do"])
        #expect(onPad.view.screenFrame.minY == 340)
        _ = stage.heard()
        pad.host.tap(at: CGPoint(x: 20, y: 900))
        #expect(pad.root.presentedViewController == nil)
        #expect(stage.heard().count == 1)
    }

    @Test func presentsNothingOnAnIPadWithoutASource() {
        let pad = PresentationStage(device: .iPadPro11)
        pad.host.activate()
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        pad.present(sheet)
        #expect(pad.root.presentedViewController == nil)
        #expect(sheet.presentingViewController == nil)
        let source = UIView(frame: CGRect(x: 300, y: 300, width: 100, height: 40))
        pad.root.view.addSubview(source)
        sheet.popoverPresentationController?.sourceView = source
        pad.present(sheet)
        #expect(pad.root.presentedViewController === sheet)
    }

    @Test func showsWhatIsAddedWhileItIsThere() {
        let alert = make(("One", .default))
        stage.present(alert)
        let height = alert.view.screenFrame.height
        stage.host.activate()
        alert.addAction(UIAlertAction(title: "Two", style: .cancel))
        alert.addAction(UIAlertAction(title: "Three", style: .default))
        stage.host.settle()
        #expect(rows(alert).map(\.action.title) == ["One", "Three", "Two"])
        #expect(alert.view.screenFrame.height > height + 80)
    }

    @Test func fitsTheScreenWithMoreTextAndActionsThanThereIsRoomFor() {
        let alert = make(message: String(repeating: "Very long. ", count: 500))
        for index in 0..<40 { alert.addAction(UIAlertAction(title: "\(index)", style: .default)) }
        stage.present(alert)
        let safe = CGRect(x: 0, y: 59, width: 393, height: 759)
        #expect(safe.contains(alert.view.screenFrame))
    }

    @Test func standsEmptyAndIsDismissed() {
        let alert = make(title: nil, message: nil)
        stage.present(alert)
        #expect(stage.root.presentedViewController === alert)
        stage.dismiss()
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func dimsTheTintBehindItAndGivesItBack() {
        let alert = make(("OK", .default))
        stage.present(alert)
        #expect(stage.root.view.tintColor == .systemGray)
        stage.dismiss()
        #expect(stage.root.view.tintColor == .systemBlue)
    }

    @Test func isForgottenOnceItIsGone() {
        weak var kept: UIAlertController?
        do {
            let alert = make(("OK", .default))
            kept = alert
            stage.present(alert)
            stage.dismiss()
        }
        #expect(kept == nil)
    }

    @Test func stopsAtASecondActionThatCancels() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let host = HeadlessHost()
                host.activate()
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "1", style: .cancel))
                alert.addAction(UIAlertAction(title: "2", style: .cancel))
            }
        }
    }

    @Test func stopsAtAPreferredActionThatWasNotAdded() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let host = HeadlessHost()
                host.activate()
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.preferredAction = UIAlertAction(title: "1", style: .default)
            }
        }
    }
}
