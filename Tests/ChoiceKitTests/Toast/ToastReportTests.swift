import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// What people have reported of other toasts: each kind, as it must be. (`repo #n` is an issue or pull
/// request there.)
@MainActor struct ToastReportTests {
    /// Toast-Swift #34 and #62, Loaf #14, SwiftMessages #533: behind the keyboard, over the tab bar.
    @Test func standsAboveTheKeyboardAndTheTabBar() {
        let stage = ToastStage(.iPhone15)
        stage.host.activate()
        stage.controller.additionalSafeAreaInsets.bottom = 49
        stage.show(Toast("Saved", duration: .infinity))
        #expect(stage.frame.maxY == 757)
        stage.host.keyboard(isUp: true)
        #expect(stage.frame.maxY == 504)
        // One that comes while the keyboard is up.
        stage.center.dismissAll()
        stage.host.settle()
        stage.show(Toast("Sent"))
        #expect(stage.frame.maxY == 504)
    }

    /// Toast-Swift #25 and #80: repeats stack and overlap.
    @Test func queuesOthersAndLengthensTheSame() {
        let stage = ToastStage()
        for _ in 0..<3 { stage.show(Toast("Copied")) }
        stage.show(Toast("Saved"))
        stage.show(Toast("Saved"))
        #expect(stage.views.count == 1 && stage.center.waiting.count == 1)
        stage.host.advance(by: 4.5)
        #expect(stage.views.map(\.toast.text) == ["Saved"] && stage.center.waiting.isEmpty)
    }

    /// Toast-Swift #159, Drops #7: VoiceOver hears nothing, or loses its place.
    @Test func isAnnouncedAndLeavesTheFocusAlone() {
        let stage = ToastStage()
        stage.host.activate()
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
        stage.controller.view.addSubview(field)
        UIAccessibility.focus(on: field)
        stage.listen()
        let handle = stage.show(Toast("Saved", action: .init("Undo")))
        stage.host.activate()
        handle.dismiss()
        stage.host.settle()
        #expect(UIAccessibility.posted.map(\.notification) == [.announcement])
        #expect(UIAccessibility.focusedElement(using: nil) as? UIView === field)
    }

    /// Loaf #27: presented as a controller, so that the app cannot present anything.
    @Test func hasALayerOfItsOwnSoThatTheAppMayPresent() {
        let stage = ToastStage()
        stage.show(Toast("Saved", duration: .infinity))
        stage.host.activate()
        #expect(stage.controller.presentedViewController == nil)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        stage.controller.present(alert, animated: true)
        stage.host.settle()
        #expect(stage.controller.presentedViewController === alert && stage.text == "Saved")
        stage.app.buttons["OK"].tap()
        #expect(stage.controller.presentedViewController == nil && stage.text == "Saved")
    }

    /// SwiftMessages #77 and #516: a quick show never hides; an orphan blocks the queue.
    @Test func survivesWhatIsShownAndDismissedAtOnce() {
        let stage = ToastStage()
        for text in ["One", "Two", "Three"] { stage.showAtOnce(Toast(text)).dismiss() }
        let last = stage.showAtOnce(Toast("Four"))
        stage.host.settle()
        #expect(stage.views.map(\.toast.text) == ["Four"] && last.isShown)
        stage.host.advance(by: 5)
        #expect(stage.told == ["dismissed One", "dismissed Two", "dismissed Three", "timedOut Four"])
        #expect(stage.toastWindow == nil)
    }

    /// The same: a toast whose screen goes while it is up.
    @Test func goesOnWhereTheScreenBelowIsAnotherOne() {
        let stage = ToastStage()
        let handle = stage.show(Toast("Saved"))
        stage.host.activate()
        stage.controller.view.window?.rootViewController = UIViewController()
        stage.host.advance(by: 5)
        #expect(handle.endReason == .timedOut && stage.toastWindow == nil)
    }

    /// SwiftMessages #436: a late hide dismisses the newer one.
    @Test func isDismissedByIdentityAndNotWhateverIsUp() {
        let stage = ToastStage()
        let first = stage.show(Toast("One"))
        let second = stage.show(Toast("Two"))
        stage.host.advance(by: 5)
        #expect(first.endReason == .timedOut && second.isShown)
        stage.host.activate()
        first.dismiss()
        stage.host.settle()
        #expect(second.isShown && stage.text == "Two")
    }

    /// AlertKit #16 and #76: a spinner that cannot be dismissed.
    @Test func hasAHandleForEveryToast() throws {
        let stage = ToastStage()
        let progress = ToastProgress("Uploading", in: stage.center)
        stage.host.advance(by: 2)
        let handle = try #require(progress.handle)
        #expect(handle.isShown && stage.text == "Uploading")
        stage.host.activate()
        handle.dismiss()
        stage.host.settle()
        #expect(stage.view == nil && handle.endReason == .dismissed)
    }

    /// The same by hand.
    @Test func letsAPersonDismissASpinner() {
        let stage = ToastStage()
        let progress = ToastProgress("Uploading", in: stage.center)
        stage.host.advance(by: 2)
        stage.app.staticTexts["Uploading"].tap()
        stage.host.settle()
        #expect(stage.view == nil && progress.handle?.endReason == .tapped)
    }

    /// SwiftMessages #36 and #45: showing a message drops the keyboard.
    @Test func leavesTheKeyboardUp() {
        let stage = ToastStage()
        stage.host.activate()
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
        stage.controller.view.addSubview(field)
        _ = field.becomeFirstResponder()
        stage.host.keyboard(isUp: true)
        let window = field.window
        stage.show(Toast("Saved", action: .init("Undo")))
        #expect(field.isFirstResponder && window?.isKeyWindow == true)
        stage.app.buttons["Undo"].tap()
        #expect(field.isFirstResponder && window?.isKeyWindow == true)
        #expect(stage.host.app.screen.softwareKeyboard.isUp)
    }
}
