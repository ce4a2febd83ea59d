import QuartzCore

/// What bars look like.
enum BarLook {
    /// On pictures of iOS 16 in light; the dark one is unconfirmed.
    static let fill = UIColor { traits in
        UIColor(white: (traits.userInterfaceStyle == .dark ? 29 : 247) / 255, alpha: 1)
    }
    /// Three tenths of black, on pictures of iOS 13 to 18; the dark one is unconfirmed.
    static let line = UIColor { traits in
        UIColor(
            white: traits.userInterfaceStyle == .dark ? 1 : 0,
            alpha: traits.userInterfaceStyle == .dark ? 0.15 : 0.3)
    }
}
