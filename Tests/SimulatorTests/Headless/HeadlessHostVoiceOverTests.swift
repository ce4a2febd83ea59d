import CoreGraphics
import Simulator
import Testing
import UIKitCore

/// What a person does with VoiceOver on the device.
@MainActor struct HeadlessHostVoiceOverTests {
    let host = HeadlessHost(device: .iPhoneSE)
    let controller = UIViewController()
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))

    init() {
        host.show(controller)
        controller.view.addSubview(button)
    }

    private func countTaps() -> () -> Int {
        let counter = Counter()
        button.addAction(UIAction { _ in counter.value += 1 }, for: .primaryActionTriggered)
        return { counter.value }
    }

    @Test func touchesWhatDoesNotActivateItself() {
        let taps = countTaps()
        #expect(host.perform(.activate, on: button))
        #expect(taps() == 1)
        button.isEnabled = false
        #expect(!host.perform(.activate, on: button))
        #expect(taps() == 1)
    }

    @Test func touchesAtTheActivationPoint() {
        let taps = countTaps()
        let element = UIAccessibilityElement(accessibilityContainer: controller.view as Any)
        element.accessibilityFrame = CGRect(x: 200, y: 300, width: 100, height: 100)
        #expect(host.perform(.activate, on: element))
        #expect(taps() == 0)
        element.accessibilityActivationPoint = CGPoint(x: 30, y: 110)
        host.perform(.activate, on: element)
        #expect(taps() == 1)
    }

    @Test func movesTheFocusToWhatIsUsed() {
        host.perform(.activate, on: button)
        #expect(button.accessibilityElementIsFocused())
    }

    @Test func saysWhetherAnybodyTookIt() {
        #expect(!host.perform(.escape, on: button))
        #expect(!host.perform(.increment, on: button))
        #expect(!host.perform(.action("Copy"), on: button))
    }
}

@MainActor private final class Counter {
    var value = 0
}
