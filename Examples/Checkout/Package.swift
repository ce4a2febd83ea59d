// swift-tools-version: 6.0
import PackageDescription

/// On an Apple host UIKit comes with the SDK, and UI tests are a target of the Xcode project.
var uikit: [Target.Dependency] = []
var uiTests: [Target.Dependency] = []
#if os(Linux)
uikit.append(.product(name: "UIKit", package: "ChoiceKit"))
uiTests.append(.product(name: "XCUIAutomation", package: "ChoiceKit"))
#endif

let package = Package(
    name: "Checkout",
    platforms: [.iOS(.v15), .macCatalyst(.v15)],
    // Your own package says url: and a version here.
    dependencies: [.package(name: "ChoiceKit", path: "../..")],
    targets: [
        .target(name: "Checkout", dependencies: uikit),
        .target(
            name: "Delivery", dependencies: [.product(name: "ChoiceKit", package: "ChoiceKit")] + uikit),
        .testTarget(name: "CheckoutTests", dependencies: ["Checkout"] + uikit + uiTests),
        .testTarget(name: "DeliveryTests", dependencies: ["Delivery"] + uikit + uiTests),
    ],
    swiftLanguageModes: [.v6]
)
