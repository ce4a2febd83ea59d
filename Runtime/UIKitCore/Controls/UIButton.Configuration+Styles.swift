import QuartzCore

extension UIButton.Configuration {
    enum Style: Hashable {
        case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent

        /// What a style looks like. The four names that leave the look to the platform have one each on a
        /// phone (measured).
        var look: Look {
            switch self {
            case .plain, .borderless: .plain
            case .gray, .bordered: .gray
            case .tinted, .borderedTinted: .tinted
            case .filled, .borderedProminent: .filled
            }
        }
    }

    enum Look {
        case plain, gray, tinted, filled
    }

    /// Nothing behind, tint in front.
    @MainActor public static func plain() -> Self { Self(.plain) }
    /// Grey behind.
    @MainActor public static func gray() -> Self { Self(.gray) }
    /// A light tint behind, tint in front.
    @MainActor public static func tinted() -> Self { Self(.tinted) }
    /// Tint behind, white in front.
    @MainActor public static func filled() -> Self { Self(.filled) }
    /// The platform's button without a border: on a phone as `plain()`.
    @MainActor public static func borderless() -> Self { Self(.borderless) }
    /// The platform's button with a border: on a phone as `gray()`.
    @MainActor public static func bordered() -> Self { Self(.bordered) }
    /// The platform's button with a tinted border: on a phone as `tinted()`.
    @MainActor public static func borderedTinted() -> Self { Self(.borderedTinted) }
    /// The platform's button that stands out: on a phone as `filled()`.
    @MainActor public static func borderedProminent() -> Self { Self(.borderedProminent) }
}
