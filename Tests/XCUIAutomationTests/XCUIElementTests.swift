import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@MainActor struct XCUIElementTests {
    let app: XCUIApplication
    let host = HeadlessHost(device: .iPhoneSE)
    let controller = UIViewController()

    init() {
        app = XCUIApplication(host: host)
        host.show(controller)
    }

    @discardableResult private func addButton(_ name: String, y: CGFloat = 100) -> UIButton {
        let button = UIButton(frame: CGRect(x: 20, y: y, width: 120, height: 44))
        button.accessibilityLabel = name
        controller.view.addSubview(button)
        return button
    }

    private func addCover(y: CGFloat = 100) -> UIView {
        let cover = UIView(frame: CGRect(x: 0, y: y, width: 375, height: 60))
        controller.view.addSubview(cover)
        return cover
    }

    private func count(_ button: UIButton) -> Counter {
        let counter = Counter()
        button.addAction(UIAction { _ in counter.value += 1 }, for: .primaryActionTriggered)
        return counter
    }

    @Test func isFoundByLabelIdentifierOrValue() {
        let button = addButton("Send")
        button.accessibilityIdentifier = "send-button"
        button.accessibilityValue = "twice"
        for name in ["Send", "send-button", "twice"] { #expect(app.buttons[name].exists) }
        #expect(!app.buttons["Other"].exists)
        #expect(!app.staticTexts["Send"].exists)
    }

    @Test func tellsWhatItIs() {
        let button = addButton("Send")
        button.accessibilityValue = "now"
        let element = app.buttons["Send"]
        #expect(element.label == "Send")
        #expect(element.value as? String == "now")
        #expect(element.elementType == .button)
        #expect(element.frame == CGRect(x: 20, y: 100, width: 120, height: 44))
        #expect(element.isEnabled)
        button.isEnabled = false
        #expect(!element.isEnabled)
    }

    @Test func followsWhatHappensOnTheScreen() {
        let element = app.buttons["Send"]
        #expect(!element.exists)
        let button = addButton("Send")
        #expect(element.exists)
        button.removeFromSuperview()
        #expect(!element.exists)
    }

    @Test func firesWhenItIsTapped() {
        let counter = count(addButton("Send"))
        app.buttons["Send"].tap()
        #expect(counter.value == 1)
        app.buttons["Send"].press(forDuration: 0.5)
        #expect(counter.value == 2)
    }

    @Test func isTappedAtItsActivationPoint() {
        let button = addButton("Send")
        let counter = count(button)
        button.frame.size.width = 300
        let cover = addCover()
        cover.frame = CGRect(x: 100, y: 100, width: 275, height: 44)
        button.accessibilityActivationPoint = CGPoint(x: 40, y: 120)
        app.buttons["Send"].tap()
        #expect(counter.value == 1)
        // One that cannot be seen is not touched.
        button.accessibilityActivationPoint = CGPoint(x: 40, y: 500)
        cover.removeFromSuperview()
        app.buttons["Send"].tap()
        #expect(counter.value == 2)
    }

    @Test func refusesWhatIsNotThere() {
        addButton("Send")
        #expect(throws: RobotError.absent("the application button \"Other\"", present: ["button \"Send\""])) {
            try app.buttons["Other"].tryTap()
        }
    }

    @Test func refusesWhatSeveralAreCalled() {
        addButton("Send")
        addButton("Send", y: 200)
        #expect(app.buttons["Send"].exists)
        #expect(app.buttons.count == 2)
        #expect(throws: RobotError.self) { try app.buttons["Send"].tryTap() }
        #expect(throws: Never.self) { try app.buttons.element(boundBy: 1).tryTap() }
    }

    @Test func refusesWhatIsDisabled() {
        let button = addButton("Send")
        let counter = count(button)
        button.isEnabled = false
        #expect(throws: RobotError.disabled("button \"Send\"")) { try app.buttons["Send"].tryTap() }
        #expect(counter.value == 0)
    }

    @Test func refusesWhatIsCovered() {
        let counter = count(addButton("Send"))
        let cover = addCover()
        cover.accessibilityIdentifier = "cover"
        #expect(throws: RobotError.covered("button \"Send\"", by: "other \"cover\"")) {
            try app.buttons["Send"].tryTap()
        }
        #expect(!app.buttons["Send"].isHittable)
        #expect(counter.value == 0)
        cover.isUserInteractionEnabled = false
        #expect(app.buttons["Send"].isHittable)
    }

    @Test func touchesTheEdgeOfALargeElementWithACoveredMiddle() {
        let large = addButton("Large", y: 0)
        large.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        let counter = count(large)
        let cover = addCover(y: 300)
        app.buttons["Large"].tap()
        #expect(counter.value == 1)
        cover.frame = large.frame
        #expect(!app.buttons["Large"].isHittable)
    }

    @Test func refusesWhatIsHidden() {
        addButton("Send").isHidden = true
        #expect(throws: RobotError.self) { try app.buttons["Send"].tryTap() }
    }

    @Test func refusesWhatIsOffTheScreen() {
        addButton("Send", y: 700)
        #expect(app.buttons["Send"].exists)
        #expect(throws: RobotError.offScreen("button \"Send\"")) { try app.buttons["Send"].tryTap() }
    }

    @Test func refusesWhatTakesNoTouches() {
        addButton("Send").isUserInteractionEnabled = false
        #expect(throws: RobotError.untouchable("button \"Send\"")) { try app.buttons["Send"].tryTap() }
    }

    @Test func waitsForWhatIsToCome() {
        // Another test may have run since this one was set up, on a host and a clock of its own.
        host.activate()
        host.app.screen.frames.ticks.after(1) { addButton("Late") }
        let start = host.now
        #expect(!app.buttons["Late"].waitForExistence(timeout: 0.5))
        #expect(abs(host.now - start - 0.5) < 1e-6)
        #expect(app.buttons["Late"].waitForExistence(timeout: 5))
        #expect(host.now - start < 1.1)
    }

    @Test func isCutOutOfThePictureOfTheScreen() throws {
        addButton("Send")
        let picture = try CGImage(pngData: app.buttons["Send"].screenshot().pngRepresentation)
        #expect((picture.width, picture.height) == (240, 88))
        let screen = app.screenshot().image
        #expect(screen.size == CGSize(width: 375, height: 667))
    }
}

@MainActor private final class Counter {
    var value = 0
}
