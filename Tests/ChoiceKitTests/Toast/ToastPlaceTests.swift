import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// Where a toast stands on the screen, whatever comes, goes and turns meanwhile.
@MainActor struct ToastPlaceTests {
    private let toast = Toast("Saved", duration: .infinity)

    private func bottom(_ stage: ToastStage) -> CGFloat {
        stage.host.app.screen.bounds.height - stage.frame.maxY
    }

    @Test(arguments: [Device.iPhoneSE, .iPhone15, .iPadPro11]) func standsInTheMiddleAboveTheHomeIndicator(
        on device: Device
    ) {
        let stage = ToastStage(device)
        stage.show(toast)
        #expect(bottom(stage) == device.safeAreaInsets.bottom + 12)
        #expect(abs(stage.frame.midX - device.size.width / 2) <= 0.5)
        #expect(stage.frame.height == 44)
    }

    @Test func followsTheKeyboardBothWays() {
        let stage = ToastStage(.iPhone15)
        stage.show(toast)
        stage.host.keyboard(isUp: true)
        #expect(bottom(stage) == 348)
        stage.host.keyboard(isUp: false)
        #expect(bottom(stage) == 46)
    }

    @Test func movesWithTheKeyboardAndNotAfterIt() throws {
        let stage = ToastStage(.iPhone15)
        stage.show(toast)
        stage.host.activate()
        stage.host.app.screen.softwareKeyboard.setUp(true)
        stage.host.advance(by: 0.12)
        let layer = try #require(stage.view?.layer.presentation())
        #expect(layer.position.y < 852 - 34 - 12 - 22 - 20 && layer.position.y > 852 - 336 - 12 - 22 + 20)
        stage.host.settle()
    }

    @Test func followsRotation() {
        let stage = ToastStage(.iPhone15)
        stage.show(Toast(String(repeating: "A long text. ", count: 24), duration: .infinity))
        let upright = stage.frame
        stage.host.rotate(to: .landscapeRight)
        let safe = CGRect(x: 59, y: 0, width: 734, height: 372)
        #expect(bottom(stage) == 33 && stage.frame.midX == 426)
        #expect(safe.contains(stage.frame) && stage.frame.height < upright.height)
        stage.host.rotate(to: .portrait)
        #expect(stage.frame == upright)
    }

    @Test func keepsAboveABarThatTheAppDraws() {
        let stage = ToastStage(.iPhone15)
        stage.host.activate()
        stage.controller.additionalSafeAreaInsets.bottom = 49
        stage.show(toast)
        #expect(bottom(stage) == 95)
    }

    @Test func movesForABarThatComesWhileItIsUp() {
        let stage = ToastStage(.iPhone15)
        stage.show(toast)
        stage.host.activate()
        stage.controller.additionalSafeAreaInsets.bottom = 49
        stage.host.advance(by: 1)
        #expect(bottom(stage) == 95)
        stage.host.activate()
        stage.controller.additionalSafeAreaInsets.bottom = 0
        stage.host.advance(by: 1)
        #expect(bottom(stage) == 46)
    }

    @Test func looksAtTheBarsOfTheControllerInFront() {
        let stage = ToastStage(.iPhone15)
        stage.host.activate()
        stage.controller.additionalSafeAreaInsets.bottom = 49
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .fullScreen
        stage.controller.present(sheet, animated: false)
        stage.show(toast)
        #expect(bottom(stage) == 46)
        stage.host.activate()
        stage.controller.dismiss(animated: false)
        stage.host.advance(by: 1)
        #expect(bottom(stage) == 95)
    }

    @Test func looksAtTheBarsOfAControllerThatOthersContain() {
        let stage = ToastStage(.iPhone15)
        stage.host.activate()
        let inner = UIViewController()
        inner.additionalSafeAreaInsets.bottom = 60
        stage.host.show(UINavigationController(rootViewController: inner))
        stage.show(toast)
        #expect(bottom(stage) == 106)
    }

    @Test func mindsNoPopoverInTheMiddleOfTheScreen() {
        let stage = ToastStage(.iPhone15)
        stage.host.activate()
        stage.controller.additionalSafeAreaInsets.bottom = 49
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        stage.controller.present(alert, animated: false)
        stage.show(toast)
        #expect(bottom(stage) == 95)
    }

    @Test func fillsTheRoomAndNoMore() {
        let stage = ToastStage(
            .iPhoneSE, DeviceSettings(contentSizeCategory: .accessibilityExtraExtraExtraLarge),
            held: .landscapeRight)
        stage.host.keyboard(isUp: true)
        stage.show(
            Toast(String(repeating: "A long text. ", count: 40), action: .init("Undo"), duration: .infinity))
        #expect(
            CGRect(x: 0, y: 0, width: 667, height: 375 - 206).insetBy(dx: 12, dy: 12).contains(stage.frame))
    }
}
