import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// How a toast moves, and what is touched, focused and read beside it.
@MainActor struct ToastWayTests {
    // MARK: Motion

    @Test func comesFromBelowAndFades() throws {
        let stage = ToastStage()
        stage.showAtOnce(Toast("Saved"))
        stage.host.advance(by: 0.05)
        let layer = try #require(stage.view?.layer.presentation())
        #expect(layer.opacity < 1 && CATransform3DGetAffineTransform(layer.transform).ty > 1)
        stage.host.settle()
        #expect(stage.view?.transform == .identity && stage.view?.alpha == 1)
    }

    @Test func comesStraightToItsPlaceAboveABar() throws {
        let stage = ToastStage()
        stage.host.activate()
        stage.controller.additionalSafeAreaInsets.bottom = 100
        stage.showAtOnce(Toast("Saved"))
        stage.host.advance(by: 0.05)
        let view = try #require(stage.view)
        #expect(view.layer.presentation()?.position == view.layer.position)
        #expect(view.center.y == 533)
    }

    @Test func goesItsOwnWayThoughAFingerDragsIt() {
        let stage = ToastStage()
        let handle = stage.show(Toast("Saved"))
        let middle = CGPoint(x: stage.frame.midX, y: stage.frame.midY)
        stage.host.touch(.init(finger: 0, phase: .began, location: middle))
        stage.host.touch(.init(finger: 0, phase: .moved, location: CGPoint(x: middle.x + 30, y: middle.y)))
        handle.dismiss()
        stage.host.touch(.init(finger: 0, phase: .moved, location: CGPoint(x: middle.x + 20, y: middle.y)))
        #expect(stage.view?.alpha == 0)
        stage.host.settle()
        stage.host.touch(.init(finger: 0, phase: .ended, location: middle))
        #expect(stage.told == ["dismissed Saved"] && stage.view == nil)
    }

    @Test func onlyFadesWhereMotionIsReduced() throws {
        let stage = ToastStage(.iPhoneSE, DeviceSettings(reducesMotion: true))
        let handle = stage.showAtOnce(Toast("Saved"))
        stage.host.advance(by: 0.05)
        let layer = try #require(stage.view?.layer.presentation())
        #expect(layer.opacity > 0 && layer.opacity < 1)
        #expect(CATransform3DGetAffineTransform(layer.transform).ty == 0)
        stage.host.settle()
        stage.host.activate()
        handle.dismiss()
        stage.host.advance(by: 0.1)
        let leaving = try #require(stage.view?.layer.presentation())
        #expect(leaving.opacity < 1 && CATransform3DGetAffineTransform(leaving.transform).ty == 0)
    }

    @Test func goesOnDownWhereItIsSwipedDown() throws {
        let stage = ToastStage()
        stage.show(Toast("Saved"))
        let middle = CGPoint(x: stage.frame.midX, y: stage.frame.midY)
        stage.host.touch(.init(finger: 0, phase: .began, location: middle))
        for step in 1...6 {
            stage.host.touch(
                .init(
                    finger: 0, phase: .moved, location: CGPoint(x: middle.x, y: middle.y + CGFloat(step * 10))
                ))
        }
        #expect(stage.view?.transform.ty == 60)
        stage.host.touch(.init(finger: 0, phase: .ended, location: CGPoint(x: middle.x, y: middle.y + 60)))
        #expect((stage.view?.transform.ty ?? 0) > 60)
    }

    @Test func followsOneFinger() {
        let stage = ToastStage()
        stage.show(Toast("Saved"))
        let middle = CGPoint(x: stage.frame.midX, y: stage.frame.midY)
        func finger(_ number: Int, _ phase: UITouch.Phase, _ x: CGFloat) {
            stage.host.touch(
                .init(finger: number, phase: phase, location: CGPoint(x: middle.x + x, y: middle.y)))
        }
        finger(0, .began, 0)
        finger(0, .moved, 30)
        finger(1, .began, 10)
        finger(1, .moved, 200)
        finger(1, .ended, 200)
        #expect(stage.view?.transform.tx == 30 && stage.told == [])
        finger(0, .moved, 20)
        #expect(stage.view?.transform.tx == 20)
        stage.host.advance(by: 0.2)
        finger(0, .ended, 20)
        stage.host.settle()
        #expect(stage.told == [] && stage.view?.transform == .identity)
    }

    @Test func isNotTappedByTwoFingers() {
        let stage = ToastStage()
        stage.show(Toast("Saved"))
        let middle = CGPoint(x: stage.frame.midX, y: stage.frame.midY)
        stage.host.touch(.init(finger: 0, phase: .began, location: middle))
        stage.host.touch(.init(finger: 1, phase: .began, location: middle))
        stage.host.touch(.init(finger: 0, phase: .ended, location: middle))
        stage.host.touch(.init(finger: 1, phase: .ended, location: middle))
        stage.host.settle()
        #expect(stage.told == [])
    }

    @Test func takesNoFramesOnceItIsUp() {
        let stage = ToastStage()
        stage.show(Toast("Saved", duration: .infinity))
        stage.host.advance(by: 1)
        let before = stage.host.frameCount
        stage.host.advance(by: 10)
        // It looks for bars of the app four times a second, and draws nothing.
        #expect(stage.host.frameCount - before <= 41)
    }

    // MARK: Touches

    @Test func letsTouchesBesideItThrough() {
        let stage = ToastStage()
        stage.host.activate()
        var taps = 0
        let button = UIButton(frame: CGRect(x: 20, y: 560, width: 335, height: 40))
        button.setTitle("Behind", for: .normal)
        button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        stage.controller.view.addSubview(button)
        stage.show(Toast("Saved"))
        stage.app.buttons["Behind"].tap()
        #expect(taps == 1 && stage.told == [])
    }

    @Test func keepsTouchesOnItFromWhatIsBehind() {
        let stage = ToastStage()
        stage.host.activate()
        var taps = 0
        let button = UIButton(frame: stage.controller.view.bounds)
        button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        stage.controller.view.addSubview(button)
        stage.show(Toast("Saved"))
        stage.app.staticTexts["Saved"].tap()
        #expect(taps == 0 && stage.told == ["tapped Saved"])
    }

    @Test func neverHasTheKeys() throws {
        let stage = ToastStage()
        stage.show(Toast("Saved"))
        let (window, layer) = (stage.controller.view.window, try #require(stage.toastWindow))
        layer.makeKey()
        #expect(!layer.isKeyWindow && window?.isKeyWindow == true)
    }

    @Test func standsBelowWhatTheAppShowsAsAnAlert() throws {
        let stage = ToastStage()
        stage.show(Toast("Saved"))
        let level = try #require(stage.toastWindow).windowLevel
        #expect(level > .normal && level < .alert)
    }

    @Test func hasATargetOf44PointsForItsAction() throws {
        let stage = ToastStage()
        stage.show(Toast("Deleted", action: .init("Undo")))
        let button = try #require(stage.button)
        #expect(button.bounds.width >= 44 && button.bounds.height >= 44)
        #expect(stage.view?.bounds.contains(button.frame) == true)
    }

    @Test func scrollsATextThatIsTooHighAndIsSwipedAwaySideways() throws {
        let stage = ToastStage(
            .iPhoneSE, DeviceSettings(contentSizeCategory: .accessibilityExtraExtraExtraLarge))
        let text = String(repeating: "A long text. ", count: 30)
        stage.show(Toast(text, duration: .infinity))
        let scroll = try #require(stage.view?.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        #expect(scroll.isScrollEnabled)
        let middle = CGPoint(x: stage.frame.midX, y: stage.frame.midY)
        stage.host.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 150))
        stage.host.advance(by: 2)
        #expect(scroll.contentOffset.y > 100 && stage.told == [])
        stage.host.drag(from: middle, to: CGPoint(x: middle.x + 120, y: middle.y))
        stage.host.settle()
        #expect(stage.told == ["swiped \(text)"])
    }

    // MARK: VoiceOver

    @Test func isAnnouncedWithItsAction() {
        let stage = ToastStage()
        stage.listen()
        stage.show(Toast("Deleted", action: .init("Undo")))
        #expect(UIAccessibility.posted.map(\.notification) == [.announcement])
        #expect(stage.announcements == ["Deleted, Undo"])
    }

    @Test func staysWithAnActionWhileVoiceOverRuns() {
        let stage = ToastStage()
        stage.speak(true)
        stage.show(Toast("Deleted", action: .init("Undo")))
        stage.host.advance(by: 600)
        #expect(stage.told == [])
        stage.speak(false)
        stage.host.advance(by: 5)
        #expect(stage.told == ["timedOut Deleted"])
    }

    @Test func staysWithAnActionWhileSwitchControlRuns() {
        let stage = ToastStage()
        stage.speak(false, usesSwitches: true)
        stage.show(Toast("Deleted", action: .init("Undo")))
        stage.host.advance(by: 600)
        #expect(stage.told == [])
    }

    @Test func staysWithAnActionThatItGetsWhileVoiceOverRuns() {
        let stage = ToastStage()
        stage.speak(true)
        let handle = stage.show(Toast("Deleted"))
        stage.host.activate()
        handle.update { $0.action = .init("Undo") }
        stage.host.advance(by: 600)
        #expect(stage.told == [])
    }

    @Test func goesWithAnActionThatShowsNothingThoughVoiceOverRuns() {
        let stage = ToastStage()
        stage.speak(true)
        stage.listen()
        stage.show(Toast("Saved", action: .init("")))
        stage.host.advance(by: 5)
        #expect(stage.told == ["timedOut Saved"] && stage.announcements == ["Saved"])
    }

    @Test func goesWithoutAnActionThoughVoiceOverRuns() {
        let stage = ToastStage()
        stage.speak(true)
        stage.show(Toast("Saved"))
        stage.host.advance(by: 5)
        #expect(stage.told == ["timedOut Saved"])
    }

    @Test func standsStillWhileVoiceOverIsOnIt() throws {
        let stage = ToastStage()
        stage.show(Toast("Saved"))
        stage.host.advance(by: 3)
        UIAccessibility.focus(on: try #require(stage.label("Saved")))
        stage.host.advance(by: 60)
        #expect(stage.told == [])
        UIAccessibility.focus(on: stage.controller.view)
        stage.host.advance(by: 2)
        #expect(stage.told == ["timedOut Saved"])
    }

    @Test func givesTheFocusBackWhenItGoes() throws {
        let stage = ToastStage()
        stage.host.activate()
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
        stage.controller.view.addSubview(field)
        UIAccessibility.focus(on: field)
        let handle = stage.show(Toast("Saved"))
        UIAccessibility.focus(on: try #require(stage.label("Saved")))
        handle.dismiss()
        #expect(UIAccessibility.focusedElement(using: nil) as? UIView === field)
    }

    @Test func isDismissedWithTheZGesture() throws {
        let stage = ToastStage()
        stage.show(Toast("Saved"))
        #expect(stage.host.perform(.escape, on: try #require(stage.label("Saved"))))
        #expect(stage.told == ["escaped Saved"])
    }

    @Test func isDismissedByAnActionOfItsText() throws {
        let stage = ToastStage(.iPhoneSE, DeviceSettings(language: "ko"))
        stage.show(Toast("저장했어요"))
        #expect(stage.host.perform(.action("닫기"), on: try #require(stage.label("저장했어요"))))
        #expect(stage.told == ["tapped 저장했어요"])
    }

    // MARK: Looks

    @Test func growsWithTheType() {
        let stage = ToastStage()
        stage.show(Toast("Deleted", action: .init("Undo"), duration: .infinity))
        let usual = stage.frame
        stage.host.change(to: DeviceSettings(contentSizeCategory: .accessibilityExtraExtraExtraLarge))
        #expect(stage.frame.height > 2 * usual.height)
        let label = stage.label("Deleted")
        #expect(label?.font.pointSize == 49)
        #expect(
            (stage.button?.frame.minY ?? 0)
                >= (label?.convert(label?.bounds ?? .zero, to: stage.view).maxY ?? .infinity) - 14)
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark], [false, true])
    func isReadableInEveryMode(_ style: UIUserInterfaceStyle, increasesContrast: Bool) {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(accessibilityContrast: increasesContrast ? .high : .normal),
        ])
        let look = Toast.Style.standard
        for color in [look.foregroundColor, look.actionColor] {
            #expect(contrast(color, look.backgroundColor, traits) >= 4.5)
        }
    }

    /// WCAG's ratio.
    private func contrast(_ a: UIColor, _ b: UIColor, _ traits: UITraitCollection) -> CGFloat {
        let (light, dark) = (luminance(a, traits), luminance(b, traits))
        return (max(light, dark) + 0.05) / (min(light, dark) + 0.05)
    }

    private func luminance(_ color: UIColor, _ traits: UITraitCollection) -> CGFloat {
        var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let linear = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
