import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// What people report of other popups, and what must happen.
@MainActor struct PopupComplaintTests {
    let stage = PopupStage()

    /// PopupDialog #144 #314 #174, SCLAlertView #90 #152.
    @Test(arguments: [UIInterfaceOrientation.portrait, .landscapeRight])
    func theFocusedFieldAndTheButtonsStayInViewAboveTheKeyboard(_ orientation: UIInterfaceOrientation) throws
    {
        let stage = PopupStage(held: orientation)
        var popup = PopupStage.naming
        popup.message = String(repeating: "A long message. ", count: 60)
        stage.present(popup)
        stage.host.keyboard(isUp: true)
        let field = try #require(stage.popup?.card.field)
        #expect(field.isFirstResponder && stage.room.contains(stage.frame(of: field)))
        #expect(stage.cardFrame.contains(stage.frame(of: field)))
        #expect(stage.room.contains(stage.frame(of: try stage.button("Save"))))
    }

    /// PopupDialog #248 #127, SCLAlertView #93 #457.
    @Test func aLongMessageScrollsAndTheButtonsStay() throws {
        var popup = PopupStage.deletion
        popup.message = String(repeating: "A long message. ", count: 500)
        stage.present(popup)
        #expect(stage.room.contains(stage.cardFrame))
        #expect(stage.cardFrame.contains(stage.frame(of: try stage.button("Delete"))))
        try stage.tap("Delete")
        stage.rest()
        #expect(stage.results.count == 1)
    }

    /// PopupDialog #353 #71 #129.
    @Test func isNotDismissedByATapOutside() {
        stage.present(PopupStage.deletion)
        stage.host.tap(at: CGPoint(x: 10, y: 40))
        stage.rest()
        #expect(stage.titles == ["Delete?"] && stage.results == [])
    }

    /// PopupDialog #104 #222-224.
    @Test func theResultComesWhenItIsGoneAndNothingLeaks() throws {
        var wasGone = false
        weak var leaked: PopupViewController?
        stage.host.activate()
        stage.controller.present(PopupStage.note) { [stage] _ in
            wasGone = stage.controller.presentedViewController == nil
        }
        stage.rest()
        leaked = stage.popup
        #expect(leaked != nil)
        try stage.tap("OK")
        stage.rest()
        #expect(wasGone && leaked == nil)
    }

    /// PopupDialog #43, SCLAlertView #38 #61.
    @Test func canBeShownAgainAndAgain() throws {
        for count in 1...3 {
            stage.present(PopupStage.note)
            #expect(stage.titles == ["Saved"] && stage.popup?.card.alpha == 1)
            try stage.tap("OK")
            stage.rest()
            #expect(stage.results.count == count)
        }
    }

    /// PopupDialog #140, SwiftMessages #131.
    @Test(arguments: [UIApplication.State.inactive, .background])
    func waitsUntilTheAppIsActive(_ state: UIApplication.State) {
        stage.host.activate()
        stage.host.app.move(to: state)
        stage.present(PopupStage.note)
        #expect(stage.titles == [])
        stage.host.activate()
        stage.host.app.move(to: .active)
        stage.rest()
        #expect(stage.titles == ["Saved"])
    }

    /// SCLAlertView #110 #408, SwiftEntryKit #241 #318.
    @Test func twoAtOnceQueue() throws {
        stage.present(PopupStage.note, PopupStage.deletion)
        #expect(stage.titles == ["Saved"])
        try stage.tap("OK")
        stage.rest()
        #expect(stage.titles == ["Delete?"])
    }

    /// SwiftEntryKit #338 #352.
    @Test func whatAnUrgentOnePreemptsReturns() throws {
        var urgent = PopupStage.note
        urgent.isUrgent = true
        stage.present(PopupStage.deletion)
        stage.present(urgent)
        #expect(stage.titles == ["Saved"])
        try stage.tap("OK")
        stage.rest()
        #expect(stage.titles == ["Delete?"])
    }

    /// SwiftEntryKit #324 #308, SwiftMessages #458: it never takes it.
    @Test func theKeyWindowStaysTheKeyWindow() throws {
        let window = try #require(stage.controller.view.window)
        stage.present(PopupStage.note)
        #expect(window.isKeyWindow && stage.host.app.windowScene.windows == [window])
        try stage.tap("OK")
        stage.rest()
        #expect(window.isKeyWindow)
    }

    /// SwiftEntryKit #191, SwiftMessages #575, Popups #186.
    @Test func voiceOverReadsNothingBehind() {
        stage.present(PopupStage.note)
        let labels = AccessibilityTree(of: stage.host.app).elements.map(\.label)
        #expect(labels == ["Saved", "OK"])
    }

    /// SwiftEntryKit #372 #85.
    @Test(arguments: WayOut.allCases) func everyWayOutIsToldOnceWithItsReason(_ way: WayOut) throws {
        var popup = PopupStage.deletion
        popup.closesOnOutsideTap = true
        stage.present(popup)
        try way.take(on: stage)
        stage.rest()
        #expect(stage.results == [way.result])
        #expect(stage.titles == [])
    }

    /// SCLAlertView #278.
    @Test func anEmptyTitleIsAllowedWhereAMessageStands() {
        for title in [nil, "", " ", "\u{200B}"] {
            stage.present(Popup(title: title, message: "Message \(title ?? "")", actions: [.default("OK")]))
        }
        #expect(stage.popup?.card.firstText is UILabel && stage.results == [])
    }

    /// SCLAlertView #178.
    @Test func hasNoOtherButtonsThanThoseItWasGiven() {
        stage.present(Popup(title: "A", actions: [.default("Only")]))
        #expect(stage.order == ["Only"])
    }

    /// PopupDialog #263 #184.
    @Test(
        arguments: [Device.iPhoneSE, .iPhone15, .iPadPro11],
        [UIInterfaceOrientation.portrait, .landscapeLeft])
    func isLaidOutInTheRoomThatThereIs(_ device: Device, _ orientation: UIInterfaceOrientation) throws {
        let stage = PopupStage(device, held: orientation)
        stage.present(PopupStage.deletion)
        #expect(stage.room.contains(stage.cardFrame) && stage.cardFrame.width == 270)
        #expect(abs(stage.cardFrame.midX - stage.room.midX) < 0.5)
        #expect(abs(stage.cardFrame.midY - stage.room.midY) < 0.5)
    }

    /// PopupDialog #243.
    @Test func eachHasAStyleOfItsOwn() {
        var popup = PopupStage.note
        popup.style.backgroundColor = .systemYellow
        popup.style.width = 300
        popup.style.cornerRadius = 4
        stage.present(popup)
        #expect(stage.cardFrame.width == 300)
        #expect(stage.popup?.card.backgroundColor == .systemYellow)
        #expect(stage.popup?.card.layer.cornerRadius == 4)
    }

    /// SDCAlertView #244.
    @Test func followsEveryTypeSize() throws {
        stage.present(PopupStage.deletion)
        var heights: [CGFloat] = []
        for size in UIContentSizeCategory.allSizes {
            stage.host.change(to: .init(contentSizeCategory: size))
            heights.append(try stage.button("Delete").bounds.height + stage.cardFrame.height)
            #expect(stage.room.contains(stage.cardFrame))
        }
        #expect(heights == heights.sorted() && Set(heights).count > 8)
    }

    /// material-ios #3661 #4259.
    @Test func theZGestureWorksOnlyWhereItMayDismiss() throws {
        stage.present(PopupStage.note)
        #expect(!stage.host.perform(.escape, on: try stage.button("OK")))
        try stage.tap("OK")
        stage.rest()
        stage.present(PopupStage.deletion)
        #expect(stage.host.perform(.escape, on: try stage.button("Delete")))
    }
}

/// The ways out of a popup.
@MainActor enum WayOut: CaseIterable {
    case button, cancelButton, key, gesture, outsideTap, hostRemoved, dismissed, hostReplaced

    nonisolated var result: Popup.Result {
        switch self {
        case .button: .chosen(.destructive("Delete"), text: nil)
        case .cancelButton: .chosen(.cancel("Cancel"), text: nil)
        case .key: .cancelled(.key)
        case .gesture: .cancelled(.gesture)
        case .outsideTap: .cancelled(.outsideTap)
        case .hostRemoved, .dismissed, .hostReplaced: .hostGone
        }
    }

    func take(on stage: PopupStage) throws {
        stage.host.activate()
        switch self {
        case .button: try stage.tap("Delete")
        case .cancelButton: try stage.tap("Cancel")
        case .key: stage.host.press(.keyboardEscape)
        case .gesture: stage.host.perform(.escape, on: try stage.button("Delete"))
        case .outsideTap: stage.host.tap(at: CGPoint(x: 10, y: 100))
        case .hostRemoved: stage.controller.view.removeFromSuperview()
        case .dismissed: stage.controller.dismiss(animated: true)
        case .hostReplaced: stage.controller.view.window?.rootViewController = UIViewController()
        }
    }
}
