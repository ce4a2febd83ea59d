import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// The kit's own popups under the rules on what is on the screen and on what keys do.
@MainActor struct PopupAuditTests {
    nonisolated static let deleting = Popup(
        title: "사진 12장을 삭제할까요?", message: "되돌릴 수 없어요.", actions: [.destructive("삭제"), .cancel("취소")])
    nonisolated static let saving = Popup(
        title: "Save the Draft?", message: "You can go on with it later.",
        actions: [.cancel("Cancel"), .default("Save")], preferredActionID: "Save")
    nonisolated static let choosing = Popup(
        title: "Unsaved Changes", message: "Choose what happens to them.",
        actions: [.cancel("Cancel"), .destructive("Discard"), .default("Save")], preferredActionID: "Save")
    nonisolated static let naming = Popup(
        title: "Name the Album", actions: [.cancel("Cancel"), .default("Save")], preferredActionID: "Save",
        textField: .init(label: "Name", rules: [.notBlank(reason: "Enter a name.")]))

    nonisolated static let telling = Popup(
        title: "Saved", actions: [.default("OK")], preferredActionID: "OK")

    /// Information is what the guidelines leave open: the system's blue and red have no 4.5:1 on grey.
    private func faults(_ popup: Popup, on stage: PopupStage) -> [HIGAudit.Finding] {
        stage.present(popup)
        guard let view = stage.popup?.view else { return [] }
        return popup.audit(in: view).filter { $0.severity > .info }
    }

    @Test(arguments: [deleting, saving, choosing, naming])
    func findsNothingAtAnySizeOnAnyScreen(_ popup: Popup) {
        for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            for device in [Device.iPhoneSE, .iPhone15] {
                for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
                    let settings = DeviceSettings(contentSizeCategory: category)
                    let found = faults(popup, on: PopupStage(device, settings, held: orientation))
                    #expect(found.isEmpty, "\(device.name), \(category.rawValue), \(orientation): \(found)")
                }
            }
        }
    }

    @Test(arguments: [deleting, saving, choosing])
    func findsNothingInTheDarkAndFromRightToLeft(_ popup: Popup) {
        let dark = faults(popup, on: PopupStage(.iPhoneSE, .init(style: .dark)))
        #expect(dark.isEmpty, "\(dark)")
        let mirrored = faults(popup, on: PopupStage(.iPhoneSE, .init(direction: .rightToLeft)))
        #expect(mirrored.isEmpty, "\(mirrored)")
    }

    @Test func findsAThemeThatIsTooPale() {
        var popup = Self.saving
        popup.style.messageColor = UIColor(white: 0.6, alpha: 1)
        let found = faults(popup, on: PopupStage())
        #expect(found.map(\.rule) == ["A-V05"])
        #expect(found.first?.seen.hasPrefix("The message has a contrast of 2.") == true)
    }

    @Test func findsATitleOfManyLinesAndTextsThatScroll() {
        var popup = Self.saving
        popup.title =
            "One of many titles that go on and on over line after line until nobody reads them at all"
        #expect(faults(popup, on: PopupStage()).map(\.rule) == ["A-T04"])
        popup = Self.saving
        popup.message = String(repeating: "There is much to be said of this. ", count: 60)
        #expect(faults(popup, on: PopupStage()).map(\.rule) == ["A-M02"])
    }

    // MARK: Keys, gestures and motion, tried

    private func outcome(of popup: Popup, _ act: (PopupStage) -> Void) -> HIGAudit.PopupBehavior.Outcome {
        let stage = PopupStage()
        stage.present(popup)
        act(stage)
        stage.rest()
        switch stage.results.first {
        case nil: return .nothing
        case .chosen(let action, _): return .action(action.id)
        default: return .cancel
        }
    }

    @Test(arguments: [deleting, saving, choosing, naming, telling])
    func answersKeysAndGesturesAsTheRulesAsk(_ popup: Popup) {
        var behavior = HIGAudit.PopupBehavior()
        // With a field that is empty Return has nothing to choose yet.
        if popup.textField == nil {
            behavior.returnKey = outcome(of: popup) { $0.host.press(.keyboardReturnOrEnter) }
        }
        behavior.escapeKey = outcome(of: popup) { $0.host.press(.keyboardEscape) }
        behavior.commandPeriod = outcome(of: popup) { $0.host.press(.keyboardPeriod, holding: .command) }
        behavior.outsideTap = outcome(of: popup) { $0.host.tap(at: CGPoint(x: 5, y: 30)) }
        behavior.escapeGesture = outcome(of: popup) { stage in
            guard let text = stage.popup?.card.firstText else { return }
            stage.host.perform(.escape, on: text)
        }
        let ids = Set(HIGAudit.keyboardRules.map(\.id) + ["A-D06"])
        let found = popup.audit(behavior: behavior).filter { ids.contains($0.rule) }
        #expect(found.isEmpty, "\(behavior): \(found)")
        #expect((behavior.escapeKey == .nothing) == (popup == Self.telling))
    }

    @Test func showsPressesAndDoesNotMoveWhereThatIsReduced() throws {
        let stage = PopupStage(.iPhoneSE, .init(reducesMotion: true))
        var behavior = HIGAudit.PopupBehavior()
        stage.present(Self.saving, from: stage.controller)
        stage.host.advance(by: 0.1)
        let early = stage.cardFrame
        stage.rest()
        behavior.movesDespiteReduceMotion = early != stage.cardFrame
        let before = try stage.host.screenshot().pngData()
        stage.finger(.began, at: try stage.center(of: "Save"))
        behavior.showsPresses = try stage.host.screenshot().pngData() != before
        let found = Self.saving.audit(behavior: behavior).filter { ["A-V07", "A-V10"].contains($0.rule) }
        #expect(found.isEmpty, "\(behavior)")
    }
}
