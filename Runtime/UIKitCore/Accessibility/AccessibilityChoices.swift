import Foundation

/// What a person chose in the device's accessibility settings, apart from what is a trait.
package struct AccessibilityChoices: Hashable, Sendable {
    package var reducesMotion: Bool
    package var reducesTransparency: Bool
    package var boldsText: Bool
    package var darkensColors: Bool
    package var speaks: Bool
    package var usesSwitches: Bool

    package init(
        reducesMotion: Bool = false, reducesTransparency: Bool = false, boldsText: Bool = false,
        darkensColors: Bool = false, speaks: Bool = false, usesSwitches: Bool = false
    ) {
        self.reducesMotion = reducesMotion
        self.reducesTransparency = reducesTransparency
        self.boldsText = boldsText
        self.darkensColors = darkensColors
        self.speaks = speaks
        self.usesSwitches = usesSwitches
    }

    /// Posts the notification of each choice that is another one now.
    @MainActor func tellChanges(since old: AccessibilityChoices) {
        for (choice, name) in Self.notifications where self[keyPath: choice] != old[keyPath: choice] {
            NotificationCenter.default.post(name: name, object: nil)
        }
    }

    @MainActor private static let notifications:
        [(KeyPath<AccessibilityChoices, Bool>, NSNotification.Name)] = [
            (\.reducesMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
            (\.reducesTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
            (\.boldsText, UIAccessibility.boldTextStatusDidChangeNotification),
            (\.darkensColors, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
            (\.speaks, UIAccessibility.voiceOverStatusDidChangeNotification),
            (\.usesSwitches, UIAccessibility.switchControlStatusDidChangeNotification),
        ]
}
