import Foundation
import Simulator
import Testing
import UIKitCore

@MainActor struct HeadlessHostSettingsTests {
    let host = HeadlessHost()

    /// The names of the notifications that a change posts, in their order.
    private func notifications(_ change: () -> Void) -> [String] {
        let log = NotificationLog([
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.boldTextStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            UIContentSizeCategory.didChangeNotification,
        ])
        change()
        return log.names
    }

    @Test func saysWhatThePersonChose() {
        host.activate()
        #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isBoldTextEnabled)
        host.change(
            to: DeviceSettings(
                increasesContrast: true, boldsText: true, reducesMotion: true, reducesTransparency: true))
        #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isBoldTextEnabled)
        #expect(UIAccessibility.isReduceTransparencyEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
        let traits = host.app.screen.traitCollection
        #expect(traits.accessibilityContrast == .high && traits.legibilityWeight == .bold)
        let other = HeadlessHost()
        other.activate()
        #expect(!UIAccessibility.isReduceMotionEnabled)
    }

    @Test func postsANotificationForEachChange() {
        #expect(
            notifications { host.change(to: DeviceSettings(reducesMotion: true)) }
                == ["UIAccessibilityReduceMotionStatusDidChangeNotification"])
        #expect(
            notifications { host.change(to: DeviceSettings(boldsText: true, reducesMotion: true)) }
                == ["UIAccessibilityBoldTextStatusDidChangeNotification"])
        #expect(
            notifications {
                host.change(to: DeviceSettings(increasesContrast: true, reducesTransparency: true))
            }
            .sorted() == [
                "UIAccessibilityBoldTextStatusDidChangeNotification",
                "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification",
                "UIAccessibilityReduceMotionStatusDidChangeNotification",
                "UIAccessibilityReduceTransparencyStatusDidChangeNotification",
            ])
        let same = DeviceSettings(increasesContrast: true, reducesTransparency: true)
        #expect(notifications { host.change(to: same) } == [])
    }

    @Test func tellsOfVoiceOverAndSwitchControl() {
        host.activate()
        #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isSwitchControlRunning)
        let log = NotificationLog([
            UIAccessibility.voiceOverStatusDidChangeNotification,
            UIAccessibility.switchControlStatusDidChangeNotification,
        ])
        host.change(to: DeviceSettings(speaks: true))
        #expect(UIAccessibility.isVoiceOverRunning && !UIAccessibility.isSwitchControlRunning)
        host.app.adopt(host.app.screen.traitCollection, AccessibilityChoices(usesSwitches: true))
        #expect(!UIAccessibility.isVoiceOverRunning && UIAccessibility.isSwitchControlRunning)
        #expect(
            log.names == [
                "UIAccessibilityVoiceOverStatusDidChangeNotification",
                "UIAccessibilityVoiceOverStatusDidChangeNotification",
                "UIAccessibilitySwitchControlStatusDidChangeNotification",
            ])
    }

    @Test func postsNothingWhenAnAppBegins() {
        let settings = DeviceSettings(
            contentSizeCategory: .accessibilityLarge, boldsText: true, reducesMotion: true)
        #expect(notifications { _ = HeadlessHost(settings: settings) } == [])
    }

    @Test func tellsTheNewTypeSize() {
        var heard: UIContentSizeCategory?
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: host.app, queue: nil
        ) { notification in
            let key = UIContentSizeCategory.newValueUserInfoKey
            let value = notification.userInfo?[key] as? UIContentSizeCategory
            MainActor.assumeIsolated { heard = value }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        host.change(to: DeviceSettings(contentSizeCategory: .extraLarge))
        #expect(heard == .extraLarge)
        #expect(host.app.preferredContentSizeCategory == .extraLarge)
    }

    @Test func changesWhatIsOnTheScreenAtOnce() {
        let controller = UIViewController()
        host.show(controller)
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        controller.view.addSubview(label)
        host.change(
            to: DeviceSettings(style: .dark, language: "ko", contentSizeCategory: .accessibilityLarge))
        #expect(label.traitCollection.userInterfaceStyle == .dark)
        #expect(label.font.pointSize == 33)
        #expect(label.window?.accessibilityLanguage == "ko")
    }

    @Test func readsAsToldWhateverTheLanguageDoes() {
        let arabic = DeviceSettings(language: "ar")
        host.change(to: arabic)
        #expect(host.app.userInterfaceLayoutDirection == .rightToLeft)
        host.change(to: DeviceSettings(language: "ar", direction: .leftToRight))
        #expect(host.app.userInterfaceLayoutDirection == .leftToRight)
        host.change(to: DeviceSettings(language: "ko", direction: .rightToLeft))
        #expect(host.app.userInterfaceLayoutDirection == .rightToLeft)
    }

    @Test(arguments: ["", "zz", "nothing at all", "-"])
    func readsLeftToRightInALanguageThatDoesNotExist(_ language: String) {
        host.change(to: DeviceSettings(language: language))
        #expect(host.app.userInterfaceLayoutDirection == .leftToRight)
        #expect(host.app.windowScene.language == language)
    }

    @Test func takesATypeSizeThatDoesNotExistAsLarge() {
        host.change(to: DeviceSettings(contentSizeCategory: UIContentSizeCategory(rawValue: "Huge")))
        let traits = host.app.screen.traitCollection
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 17)
    }
}

/// Keeps the names of the notifications that are posted while it lives.
@MainActor private final class NotificationLog {
    private(set) var names: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ names: [NSNotification.Name]) {
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.names.append(name.rawValue) }
            }
        }
    }

    isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
