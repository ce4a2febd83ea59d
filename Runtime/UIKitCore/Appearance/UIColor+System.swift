import Foundation

/// The system's colours on iOS 13 to 18.
///
/// Apple publishes names, not values ("for reference and may change"). These are readings: the light and dark
/// values of iOS 13-18 that several public tables agree on; with increased contrast the ones printed in the
/// Human Interface Guidelines (Color, Specifications), which have the light and dark ones only for the newer
/// design.
extension UIColor {
    public class var systemRed: UIColor { Palette.systemRed }
    public class var systemOrange: UIColor { Palette.systemOrange }
    public class var systemYellow: UIColor { Palette.systemYellow }
    public class var systemGreen: UIColor { Palette.systemGreen }
    public class var systemMint: UIColor { Palette.systemMint }
    public class var systemTeal: UIColor { Palette.systemTeal }
    public class var systemCyan: UIColor { Palette.systemCyan }
    public class var systemBlue: UIColor { Palette.systemBlue }
    public class var systemIndigo: UIColor { Palette.systemIndigo }
    public class var systemPurple: UIColor { Palette.systemPurple }
    public class var systemPink: UIColor { Palette.systemPink }
    public class var systemBrown: UIColor { Palette.systemBrown }
    public class var systemGray: UIColor { Palette.systemGray }
    public class var systemGray2: UIColor { Palette.systemGray2 }
    public class var systemGray3: UIColor { Palette.systemGray3 }
    public class var systemGray4: UIColor { Palette.systemGray4 }
    public class var systemGray5: UIColor { Palette.systemGray5 }
    public class var systemGray6: UIColor { Palette.systemGray6 }
    public class var label: UIColor { Palette.label }
    public class var secondaryLabel: UIColor { Palette.secondaryLabel }
    public class var tertiaryLabel: UIColor { Palette.tertiaryLabel }
    public class var quaternaryLabel: UIColor { Palette.quaternaryLabel }
    public class var placeholderText: UIColor { Palette.placeholderText }
    public class var systemBackground: UIColor { Palette.systemBackground }
    public class var secondarySystemBackground: UIColor { Palette.secondarySystemBackground }
    public class var tertiarySystemBackground: UIColor { Palette.tertiarySystemBackground }
    public class var systemGroupedBackground: UIColor { Palette.systemGroupedBackground }
    public class var secondarySystemGroupedBackground: UIColor { Palette.secondarySystemGroupedBackground }
    public class var tertiarySystemGroupedBackground: UIColor { Palette.tertiarySystemGroupedBackground }
    public class var systemFill: UIColor { Palette.systemFill }
    public class var secondarySystemFill: UIColor { Palette.secondarySystemFill }
    public class var tertiarySystemFill: UIColor { Palette.tertiarySystemFill }
    public class var quaternarySystemFill: UIColor { Palette.quaternarySystemFill }
    public class var separator: UIColor { Palette.separator }
    public class var opaqueSeparator: UIColor { Palette.opaqueSeparator }
    public class var link: UIColor { Palette.link }
}

/// The values behind the names, made once.
private enum Palette {
    static let systemRed = UIColor.system(
        0xFF3B30, dark: 0xFF453A, contrast: 0xE9152D, darkContrast: 0xFF6165)
    static let systemOrange = UIColor.system(
        0xFF9500, dark: 0xFF9F0A, contrast: 0xC55300, darkContrast: 0xFFA056)
    static let systemYellow = UIColor.system(
        0xFFCC00, dark: 0xFFD60A, contrast: 0xA16A00, darkContrast: 0xFEDF43)
    static let systemGreen = UIColor.system(
        0x34C759, dark: 0x30D158, contrast: 0x008932, darkContrast: 0x4AD968)
    static let systemMint = UIColor.system(
        0x00C8B3, dark: 0x00DAC3, contrast: 0x008575, darkContrast: 0x54DFCB)
    static let systemTeal = UIColor.system(
        0x5AC8FA, dark: 0x64D2FF, contrast: 0x008198, darkContrast: 0x3BDDEC)
    static let systemCyan = UIColor.system(
        0x00C0E8, dark: 0x3CD3FE, contrast: 0x007EAE, darkContrast: 0x6DD9FF)
    static let systemBlue = UIColor.system(
        0x007AFF, dark: 0x0A84FF, contrast: 0x1E6EF4, darkContrast: 0x5CB8FF)
    static let systemIndigo = UIColor.system(
        0x5856D6, dark: 0x5E5CE6, contrast: 0x564ADE, darkContrast: 0xA7AAFF)
    static let systemPurple = UIColor.system(
        0xAF52DE, dark: 0xBF5AF2, contrast: 0xB02FC2, darkContrast: 0xEA8DFF)
    static let systemPink = UIColor.system(
        0xFF2D55, dark: 0xFF375F, contrast: 0xE7124D, darkContrast: 0xFF8AC4)
    static let systemBrown = UIColor.system(
        0xAC7F5E, dark: 0xB78A66, contrast: 0x956D51, darkContrast: 0xDBA679)
    static let systemGray = UIColor.system(
        0x8E8E93, dark: 0x8E8E93, contrast: 0x6C6C70, darkContrast: 0xAEAEB2)
    static let systemGray2 = UIColor.system(
        0xAEAEB2, dark: 0x636366, contrast: 0x8E8E93, darkContrast: 0x7C7C80)
    static let systemGray3 = UIColor.system(
        0xC7C7CC, dark: 0x48484A, contrast: 0xAEAEB2, darkContrast: 0x545456)
    static let systemGray4 = UIColor.system(
        0xD1D1D6, dark: 0x3A3A3C, contrast: 0xBCBCC0, darkContrast: 0x444446)
    static let systemGray5 = UIColor.system(
        0xE5E5EA, dark: 0x2C2C2E, contrast: 0xD8D8DC, darkContrast: 0x363638)
    static let systemGray6 = UIColor.system(
        0xF2F2F7, dark: 0x1C1C1E, contrast: 0xEBEBF0, darkContrast: 0x242426)
    static let label = UIColor.semantic(0x000000, 1.0, dark: 0xFFFFFF, 1.0)
    static let secondaryLabel = UIColor.semantic(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
    static let tertiaryLabel = UIColor.semantic(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
    static let quaternaryLabel = UIColor.semantic(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
    static let placeholderText = UIColor.semantic(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
    static let systemBackground = UIColor.semantic(0xFFFFFF, 1.0, dark: 0x000000, 1.0, elevated: 0x1C1C1E)
    static let secondarySystemBackground = UIColor.semantic(
        0xF2F2F7, 1.0, dark: 0x1C1C1E, 1.0, elevated: 0x2C2C2E)
    static let tertiarySystemBackground = UIColor.semantic(
        0xFFFFFF, 1.0, dark: 0x2C2C2E, 1.0, elevated: 0x3A3A3C)
    static let systemGroupedBackground = UIColor.semantic(
        0xF2F2F7, 1.0, dark: 0x000000, 1.0, elevated: 0x1C1C1E)
    static let secondarySystemGroupedBackground = UIColor.semantic(
        0xFFFFFF, 1.0, dark: 0x1C1C1E, 1.0, elevated: 0x2C2C2E)
    static let tertiarySystemGroupedBackground = UIColor.semantic(
        0xF2F2F7, 1.0, dark: 0x2C2C2E, 1.0, elevated: 0x3A3A3C)
    static let systemFill = UIColor.semantic(0x787880, 0.2, dark: 0x787880, 0.36)
    static let secondarySystemFill = UIColor.semantic(0x787880, 0.16, dark: 0x787880, 0.32)
    static let tertiarySystemFill = UIColor.semantic(0x767680, 0.12, dark: 0x767680, 0.24)
    static let quaternarySystemFill = UIColor.semantic(0x747480, 0.08, dark: 0x767680, 0.18)
    static let separator = UIColor.semantic(0x3C3C43, 0.29, dark: 0x545458, 0.6)
    static let opaqueSeparator = UIColor.semantic(0xC6C6C8, 1.0, dark: 0x38383A, 1.0)
    static let link = UIColor.semantic(0x007AFF, 1.0, dark: 0x0984FF, 1.0)
}

extension UIColor {
    fileprivate static func system(_ light: UInt32, dark: UInt32, contrast: UInt32, darkContrast: UInt32)
        -> UIColor
    {
        UIColor { traits in
            switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
            case (false, false): UIColor(hex: light, alpha: 1)
            case (true, false): UIColor(hex: dark, alpha: 1)
            case (false, true): UIColor(hex: contrast, alpha: 1)
            case (true, true): UIColor(hex: darkContrast, alpha: 1)
            }
        }
    }

    fileprivate static func semantic(
        _ light: UInt32, _ lightAlpha: CGFloat, dark: UInt32, _ darkAlpha: CGFloat, elevated: UInt32? = nil
    ) -> UIColor {
        UIColor { traits in
            guard traits.userInterfaceStyle == .dark else { return UIColor(hex: light, alpha: lightAlpha) }
            let hex = traits.userInterfaceLevel == .elevated ? elevated ?? dark : dark
            return UIColor(hex: hex, alpha: darkAlpha)
        }
    }

    private convenience init(hex: UInt32, alpha: CGFloat) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha)
    }
}
