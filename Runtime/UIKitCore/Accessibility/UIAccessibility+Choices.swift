public import Foundation

extension UIAccessibility {
    /// Whether the person asked for less motion.
    public static var isReduceMotionEnabled: Bool { UIApplication.accessibilityChoices.reducesMotion }

    /// Whether the person asked for less that shines through.
    public static var isReduceTransparencyEnabled: Bool {
        UIApplication.accessibilityChoices.reducesTransparency
    }

    /// Whether the person asked for bold text; the traits say it as `legibilityWeight`.
    public static var isBoldTextEnabled: Bool { UIApplication.accessibilityChoices.boldsText }

    /// Whether the person asked for more contrast; the traits say it as `accessibilityContrast`.
    public static var isDarkerSystemColorsEnabled: Bool { UIApplication.accessibilityChoices.darkensColors }

    /// Whether VoiceOver speaks.
    public static var isVoiceOverRunning: Bool { UIApplication.accessibilityChoices.speaks }

    /// Whether the person uses the device with switches.
    public static var isSwitchControlRunning: Bool { UIApplication.accessibilityChoices.usesSwitches }

    /// Posted after `isReduceMotionEnabled` changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted after `isReduceTransparencyEnabled` changed.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted after `isBoldTextEnabled` changed.
    public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted after `isDarkerSystemColorsEnabled` changed.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted after `isVoiceOverRunning` changed.
    public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted after `isSwitchControlRunning` changed.
    public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
}
