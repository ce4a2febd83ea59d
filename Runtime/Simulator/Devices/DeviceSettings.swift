package import UIKitCore

/// What a person set on the device.
package struct DeviceSettings: Hashable, Sendable {
    /// Light or dark.
    package var style: UIUserInterfaceStyle
    /// A BCP 47 tag, as `ko` or `en-GB`.
    package var language: String
    /// How large text is.
    package var contentSizeCategory: UIContentSizeCategory

    package init(
        style: UIUserInterfaceStyle = .light, language: String = "en",
        contentSizeCategory: UIContentSizeCategory = .large
    ) {
        self.style = style
        self.language = language
        self.contentSizeCategory = contentSizeCategory
    }

    /// What the settings change for every window.
    var traits: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(preferredContentSizeCategory: contentSizeCategory),
            UITraitCollection(layoutDirection: Self.isRightToLeft(language) ? .rightToLeft : .leftToRight),
        ])
    }

    private static func isRightToLeft(_ language: String) -> Bool {
        Locale.Language(identifier: language).characterDirection == .rightToLeft
    }
}
