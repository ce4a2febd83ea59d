package import UIKitCore

/// What a person set on the device.
package struct DeviceSettings: Hashable, Sendable {
    /// Light or dark.
    package var style: UIUserInterfaceStyle
    /// A BCP 47 tag, as `ko` or `en-GB`. One that names no language reads left to right, and apps show the
    /// language that they come with.
    package var language: String
    /// How large text is; an unknown size counts as large, as in UIKit.
    package var contentSizeCategory: UIContentSizeCategory
    /// Which way the interface reads, whatever the language does; unspecified follows the language.
    package var direction: UITraitEnvironmentLayoutDirection
    package var increasesContrast: Bool
    package var boldsText: Bool
    package var reducesMotion: Bool
    package var reducesTransparency: Bool
    /// Whether VoiceOver runs, as far as apps are told; what it does is done by who drives the host.
    package var speaks: Bool

    package init(
        style: UIUserInterfaceStyle = .light, language: String = "en",
        contentSizeCategory: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .unspecified, increasesContrast: Bool = false,
        boldsText: Bool = false, reducesMotion: Bool = false, reducesTransparency: Bool = false,
        speaks: Bool = false
    ) {
        self.style = style
        self.language = language
        self.contentSizeCategory = contentSizeCategory
        self.direction = direction
        self.increasesContrast = increasesContrast
        self.boldsText = boldsText
        self.reducesMotion = reducesMotion
        self.reducesTransparency = reducesTransparency
        self.speaks = speaks
    }

    /// What the settings change for every window.
    var traits: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(accessibilityContrast: increasesContrast ? .high : .normal),
            UITraitCollection(preferredContentSizeCategory: contentSizeCategory),
            UITraitCollection(legibilityWeight: boldsText ? .bold : .regular),
            UITraitCollection(layoutDirection: Self.isRightToLeft(language) ? .rightToLeft : .leftToRight),
            UITraitCollection(layoutDirection: direction),
        ])
    }

    /// What of them is no trait.
    var choices: AccessibilityChoices {
        AccessibilityChoices(
            reducesMotion: reducesMotion, reducesTransparency: reducesTransparency, boldsText: boldsText,
            darkensColors: increasesContrast, speaks: speaks)
    }

    private static func isRightToLeft(_ language: String) -> Bool {
        Locale.Language(identifier: language).characterDirection == .rightToLeft
    }
}
