import Simulator
import Testing
import UIKit
import XCUIAutomation

@MainActor struct XCUIElementQueryTests {
    let app: XCUIApplication
    let host = HeadlessHost(device: .iPhoneSE)
    let box = UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 300))

    init() {
        app = XCUIApplication(host: host)
        let controller = UIViewController()
        host.show(controller)
        box.accessibilityIdentifier = "box"
        controller.view.addSubview(box)
        for (index, name) in ["one", "two"].enumerated() {
            let label = UILabel(frame: CGRect(x: 0, y: 40 * index, width: 100, height: 30))
            label.text = name
            (index == 0 ? controller.view : box).addSubview(label)
        }
    }

    @Test func looksInsideWhatItIsAskedOf() {
        #expect(app.staticTexts.count == 2)
        #expect(app.otherElements["box"].staticTexts.count == 1)
        #expect(app.otherElements["box"].staticTexts.firstMatch.label == "two")
        #expect(app.children(matching: .window).count == 1)
        #expect(app.children(matching: .staticText).count == 0)
    }

    @Test func countsFromZero() {
        #expect(app.staticTexts.allElementsBoundByIndex.map(\.label).sorted() == ["one", "two"])
        #expect(!app.staticTexts.element(boundBy: 2).exists)
        #expect(!app.staticTexts.element(boundBy: -1).exists)
    }

    @Test func findsEveryKind() {
        #expect(app.descendants(matching: .any)["two"].exists)
        #expect(app.descendants(matching: .any).matching(.staticText, identifier: "two").count == 1)
        #expect(app.tables.count == 0)
    }
}
