import Delivery
import Testing
import UIKit
import XCUIAutomation

@MainActor struct DeliveryViewControllerTests {
    @Test func knowsTheWayThatWasChosen() throws {
        let app = XCUIApplication()
        app.launch()
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = UIWindow(windowScene: scene)
        let delivery = DeliveryViewController()
        window.rootViewController = delivery
        window.makeKeyAndVisible()
        app.buttons["Delivery"].tap()
        app.cells["To the locker"].tap()
        #expect(delivery.way == .locker)
        #expect(app.buttons["Delivery"].value as? String == "To the locker")
    }
}
