import Testing
import UIKit
import XCUIAutomation

@MainActor struct XCUIApplicationTests {
    let app = XCUIApplication()

    @Test func runsFromLaunchToTermination() {
        #expect(app.state == .notRunning)
        #expect(!app.exists)
        app.launch()
        #expect(app.state == .runningForeground)
        #expect(app.exists)
        app.terminate()
        #expect(app.state == .notRunning)
    }

    @Test func isTheDeviceAndLanguageThatTheLaunchNames() throws {
        app.launchEnvironment["SIMULATOR_DEVICE_NAME"] = "iPhone SE (3rd generation)"
        app.launchArguments = ["-AppleLanguages", "(ko)"]
        app.launch()
        #expect(app.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(UIWindow(windowScene: scene).accessibilityLanguage == "ko")
    }

    @Test func letsGoOfItsWindowsWhenItEnds() throws {
        app.launch()
        weak var window: UIWindow?
        do {
            let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            let shown = UIWindow(windowScene: scene)
            shown.makeKeyAndVisible()
            window = shown
        }
        #expect(window != nil)
        app.terminate()
        #expect(window == nil)
    }
}
