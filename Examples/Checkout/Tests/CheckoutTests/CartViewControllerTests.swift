import Checkout
import Testing
import UIKit
import XCUIAutomation

@MainActor struct CartViewControllerTests {
    let app = XCUIApplication()

    /// Starts the app on a device without a display, with a cart on its screen.
    private func launch(_ controller: UIViewController) throws {
        app.launchEnvironment["SIMULATOR_DEVICE_NAME"] = "iPhone SE"
        app.launch()
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    @Test func ordersWhatIsInTheCartOnceItIsConfirmed() throws {
        let cart = CartViewController(["Tea", "Honey"])
        var ordered: [[String]] = []
        cart.onOrder = { ordered.append($0) }
        try launch(cart)
        app.buttons["Order 2"].tap()
        app.buttons["Cancel"].tap()
        #expect(ordered == [])
        app.buttons["Order 2"].tap()
        app.buttons["Order"].tap()
        #expect(ordered == [["Tea", "Honey"]])
    }

    @Test func takesOutWhatIsTapped() throws {
        try launch(CartViewController(["Tea", "Honey"]))
        app.cells["Tea"].tap()
        #expect(!app.cells["Tea"].exists && app.cells["Honey"].exists)
        app.cells["Honey"].tap()
        #expect(!app.buttons["Nothing to order"].isEnabled)
    }

    @Test func showsItselfInAPicture() throws {
        try launch(CartViewController(["Tea"]))
        #expect(app.screenshot().pngRepresentation.count > 1_000)
    }
}
