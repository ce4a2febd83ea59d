// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// The kit is ordinary UIKit source. On iOS it stands on Apple's UIKit and has no dependency at all.
var uikit: [Target.Dependency] = []
var products: [Product] = [.library(name: "ChoiceKit", targets: ["ChoiceKit"])]
var targets: [Target] = []

#if os(Linux)
// What Apple's SDK ships and Linux lacks, from the ground up. An Apple host never sees a target named UIKit.
uikit = ["UIKit"]
products += [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
    .executable(name: "gallery", targets: ["GalleryCommand"]),
]

func runtime(_ name: String, on dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Runtime/\(name)", resources: resources,
        swiftSettings: strict)
}

func tests(_ name: String, on dependencies: [Target.Dependency] = [], excluding: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [.byName(name: name), "_Testing_UIKit", "_Testing_CoreGraphics"] + dependencies,
        exclude: excluding, swiftSettings: strict)
}

targets += [
    .systemLibrary(
        name: "CCairo", path: "Runtime/CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
        name: "CPango", path: "Runtime/CPango", pkgConfig: "pangocairo",
        providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
        name: "CWebSockets", path: "Runtime/CWebSockets", pkgConfig: "libwebsockets",
        providers: [.apt(["libwebsockets-dev"])]),
    .systemLibrary(name: "CInitializer", path: "Runtime/CInitializer"),
    runtime("CoreGraphics", on: ["CCairo"]),
    runtime("CoreText", on: ["CoreGraphics", "CPango"]),
    runtime("QuartzCore", on: ["CoreGraphics", "CoreText"]),
    runtime("UIKitCore", on: ["CInitializer", "CoreGraphics", "CoreText", "QuartzCore"]),
    runtime(
        "Simulator", on: ["CoreGraphics", "UIKitCore", "CWebSockets"],
        resources: [.copy("Browser/Page")]),
    runtime("UIKit", on: ["UIKitCore", "Simulator"]),
    runtime("_Testing_UIKit", on: ["UIKit"]),
    runtime("_Testing_CoreGraphics", on: ["CoreGraphics"]),
    runtime("XCUIAutomation", on: ["CoreGraphics", "UIKit", "UIKitCore", "Simulator"]),
    .executableTarget(
        name: "GalleryCommand",
        dependencies: [
            "ChoiceKit", "Gallery", "UIKit", "UIKitCore", "CoreGraphics", "Simulator", "XCUIAutomation",
        ],
        path: "Runtime/GalleryCommand", swiftSettings: strict),
    .executableTarget(
        name: "Benchmarks",
        dependencies: ["BrowserDriver", "ChoiceKit", "UIKit", "UIKitCore", "Simulator"],
        path: "Benchmarks", swiftSettings: strict),
    .target(name: "BrowserDriver", path: "Tests/BrowserDriver", swiftSettings: strict),
    tests("CoreGraphics"),
    tests("CoreText", on: ["CoreGraphics"]),
    tests("QuartzCore", on: ["CoreGraphics"]),
    tests("UIKitCore", on: ["CoreGraphics", "QuartzCore", "Simulator"]),
    tests("UIKit", on: ["UIKitCore", "Simulator"]),
    tests("Simulator", on: ["CoreGraphics", "QuartzCore", "UIKitCore"]),
    tests("XCUIAutomation", on: ["UIKit", "UIKitCore", "Simulator"]),
    tests(
        "GalleryCommand",
        on: [
            "BrowserDriver", "CoreGraphics", "Gallery", "UIKit", "UIKitCore", "Simulator", "XCUIAutomation",
        ],
        excluding: ["Scripts"]),
    tests(
        "ChoiceKit",
        on: ["CoreGraphics", "Gallery", "UIKit", "UIKitCore", "Simulator", "XCUIAutomation"]),
]
#endif

targets += [
    .target(name: "ChoiceKit", dependencies: uikit, swiftSettings: strict),
    .target(name: "Gallery", dependencies: ["ChoiceKit"] + uikit, swiftSettings: strict),
]

let package = Package(
    name: "ChoiceKit",
    platforms: [.iOS(.v15), .macCatalyst(.v15)],
    products: products,
    targets: targets,
    swiftLanguageModes: [.v6]
)
