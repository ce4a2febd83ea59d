import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// What no app should do with toasts, and what becomes of it.
@MainActor struct ToastBadInputTests {
    let stage = ToastStage()

    // MARK: Texts

    @Test(arguments: ["", "   ", "\n", "\u{200B}\u{200D}"]) func showsNothingOfATextThatShowsNothing(
        _ text: String
    ) {
        let handle = stage.show(Toast(text, action: .init("Undo")))
        #expect(handle.endReason == .nothingToShow && stage.told == ["nothingToShow \(text)"])
        #expect(stage.view == nil && stage.toastWindow == nil && stage.center.shown == nil)
        #expect(handle.toast.text == text)
    }

    @Test func endsAToastThatIsChangedToShowNothing() {
        let handle = stage.show(Toast("Saved"))
        stage.host.activate()
        handle.update { $0.text = "" }
        stage.host.settle()
        #expect(stage.told == ["nothingToShow Saved"] && stage.view == nil)
    }

    @Test func showsNoActionWithoutATitle() {
        stage.show(Toast("Saved", action: .init("\u{200B}")))
        #expect(stage.button?.isHidden == true && stage.app.buttons.count == 0)
    }

    @Test(
        arguments: [
            String(repeating: "A long text that goes on. ", count: 40),
            String(repeating: "쉬지않고이어지는긴글", count: 60), String(repeating: "x", count: 5000),
            String(repeating: "line\n", count: 200), "👨‍👩‍👧‍👦🇰🇷 שלום abc a\u{202E}b",
        ],
        [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func keepsATextOfAnyLengthInTheRoom(_ text: String, _ size: UIContentSizeCategory) {
        for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
            let stage = ToastStage(.iPhoneSE, DeviceSettings(contentSizeCategory: size), held: orientation)
            stage.show(Toast(text, action: .init("Undo"), duration: .infinity))
            let screen = stage.host.app.screen
            let room = screen.bounds.inset(by: screen.safeAreaInsets).insetBy(dx: 12, dy: 12)
            #expect(room.insetBy(dx: -0.01, dy: -0.01).contains(stage.frame))
            stage.app.buttons["Undo"].tap()
            #expect(stage.told == ["did \(text)", "action \(text)"])
            #expect(screen.frames.unsettledCount == 0)
        }
    }

    @Test func staysAsLongAsAVeryLongTextTakes() {
        let text = String(repeating: "A long text that goes on. ", count: 20)
        stage.show(Toast(text))
        stage.host.advance(by: 43)
        #expect(stage.told == [])
        stage.host.advance(by: 1)
        #expect(stage.told == ["timedOut \(text)"])
    }

    // MARK: Numbers

    @Test(arguments: [.nan, -1, -.infinity, 0] as [TimeInterval])
    func staysTheUsualTimeForADurationThatIsNone(
        _ duration: TimeInterval
    ) {
        stage.show(Toast("Saved", duration: duration))
        stage.host.advance(by: 3.9)
        #expect(stage.told == [])
        stage.host.advance(by: 1)
        #expect(stage.told == ["timedOut Saved"])
    }

    @Test func staysWithADurationWithoutEnd() {
        let handle = stage.show(Toast("Saved", duration: .greatestFiniteMagnitude))
        stage.host.advance(by: 1000)
        #expect(handle.isShown)
    }

    @Test(arguments: [CGFloat.nan, -.infinity, .infinity, -5, 1e12]) func laysOutLengthsThatAreNone(
        _ length: CGFloat
    ) {
        var style = Toast.Style()
        style.contentInsets = .init(top: length, leading: length, bottom: length, trailing: length)
        style.cornerRadius = length
        style.spacing = length
        style.margin = length
        style.maximumWidth = length
        let image = UIImage(systemName: "trash")
        stage.show(Toast("Saved", image: image, action: .init("Undo"), style: style))
        let screen = stage.host.app.screen.bounds
        #expect(stage.frame.width > 0 && stage.frame.height > 0 && screen.contains(stage.frame))
    }

    // MARK: Controllers

    @Test func endsAtOnceWhereTheControllerIsInNoWindow() {
        stage.host.activate()
        var reasons: [Toast.EndReason] = []
        let controller = UIViewController()
        let handle = controller.showToast(Toast("Saved"), onEnd: { reasons.append($0) })
        #expect(handle.endReason == .notInWindow && reasons == [.notInWindow])
        #expect(!controller.isViewLoaded && !handle.isShown && !handle.update { $0.text = "Sent" })
        handle.dismiss()
        #expect(reasons.count == 1)
    }

    @Test func showsAToastFromAControllerThatIsCovered() {
        stage.host.activate()
        let front = UIViewController()
        front.modalPresentationStyle = .fullScreen
        stage.controller.present(front, animated: false)
        stage.host.settle()
        stage.host.activate()
        #expect(stage.controller.view.window == nil)
        #expect(stage.controller.showToast("Saved").isShown)
        #expect(front.showToast("Saved").isShown)
    }

    @Test func showsAToastFromAChildThatIsOffTheScreen() {
        stage.host.activate()
        let child = UIViewController()
        stage.controller.addChild(child)
        #expect(child.showToast("Saved", actionTitle: "Undo").isShown)
        #expect(stage.center.shown?.toast == Toast("Saved", action: .init("Undo")))
    }

    // MARK: Handlers

    @Test func showsWhatAHandlerShows() {
        stage.host.activate()
        stage.center.show(Toast("One"), onEnd: { [stage] _ in stage.show(Toast("Two")) })
        stage.host.advance(by: 5)
        #expect(stage.text == "Two")
        stage.host.advance(by: 5)
        #expect(stage.told == ["timedOut Two"] && stage.view == nil)
    }

    @Test func showsWhatAHandlerShowsWhileAllAreDismissed() {
        stage.center.show(Toast("One"), onEnd: { [stage] _ in stage.showAtOnce(Toast("Three")) })
        stage.showAtOnce(Toast("Two"))
        stage.center.dismissAll()
        stage.host.settle()
        #expect(stage.told == ["dismissed Two"] && stage.text == "Three")
    }

    @Test func endsOnceWhereAHandlerDismissesIt() {
        var handle: ToastHandle?
        var reasons: [Toast.EndReason] = []
        handle = stage.center.show(Toast("Deleted", action: .init("Undo"))) {
            handle?.dismiss()
        } onEnd: {
            handle?.dismiss()
            reasons.append($0)
        }
        stage.host.settle()
        stage.app.buttons["Undo"].tap()
        #expect(reasons == [.action])
        handle = nil
    }

    @Test func endsOnceWhereAHandlerDismissesWhatIsComing() {
        var handle: ToastHandle?
        var reasons: [Toast.EndReason] = []
        stage.showAtOnce(Toast("One"))
        handle = stage.center.show(Toast("Two"), onEnd: { reasons.append($0) }, onShow: { handle?.dismiss() })
        stage.host.advance(by: 10)
        #expect(reasons == [.dismissed] && stage.toastWindow == nil && stage.told == ["timedOut One"])
        handle = nil
    }

    // MARK: Scenes

    @Test func endsWithTheWindowsOfItsScene() {
        let first = stage.show(Toast("One"))
        let second = stage.show(Toast("Two"))
        stage.host.closeWindows()
        #expect(first.endReason == .sceneGone && second.endReason == .sceneGone)
        #expect(stage.told == ["sceneGone One", "sceneGone Two"])
        stage.host.show(UIViewController())
        stage.show(Toast("Three"))
        #expect(stage.text == "Three")
    }

    @Test func endsWithItsScene() {
        var handles: [ToastHandle] = []
        var reasons: [Toast.EndReason] = []
        weak var center: ToastCenter?
        do {
            let stage = ToastStage()
            center = stage.center
            for text in ["One", "Two"] {
                handles.append(stage.center.show(Toast(text), onEnd: { reasons.append($0) }))
            }
            stage.host.settle()
        }
        #expect(reasons == [.sceneGone, .sceneGone])
        #expect(handles.map(\.endReason) == [.sceneGone, .sceneGone] && center == nil)
    }

    @Test func endsAtOnceWhereItsSceneHasGone() throws {
        var center: ToastCenter?
        do { center = ToastStage().center }
        stage.host.activate()
        let handle = try #require(center?.show(Toast("Saved")))
        #expect(handle.endReason == .sceneGone && center?.scene == nil)
    }

    @Test func leavesNothingBehind() {
        weak var controller: UIViewController?
        weak var view: UIView?
        weak var window: UIWindow?
        weak var handle: ToastHandle?
        do {
            let stage = ToastStage()
            controller = stage.controller
            handle = stage.show(Toast("Saved"))
            view = stage.view
            window = stage.toastWindow
            #expect(view != nil && window != nil)
            stage.host.advance(by: 5)
        }
        #expect(controller == nil && view == nil && window == nil && handle == nil)
    }
}
