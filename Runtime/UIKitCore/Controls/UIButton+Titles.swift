import QuartzCore

/// Titles of a button that has no configuration.
extension UIButton {
    /// A state without a title of its own has that of the normal state.
    public func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        faceChanged()
    }

    public func title(for state: State) -> String? {
        titles[state.rawValue] ?? titles[State.normal.rawValue]
    }

    /// A colour that is set for the normal state shows in every state.
    public func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state.rawValue] = color
        faceChanged()
    }

    public func titleColor(for state: State) -> UIColor? {
        titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
    }

    /// The title that shows without a configuration, 6 points from above and below.
    func legacyFace(font: UIFont) -> ButtonFace {
        var face = ButtonFace(titleFont: font, subtitleFont: font, color: legacyColor)
        face.title = StyledText(title(for: state))
        face.insets = NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
        face.isLegacy = true
        return face
    }

    private var legacyColor: UIColor {
        let color: UIColor = titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
        if state.contains(.disabled), titleColor(for: state) == nil { return Self.legacyDisabledColor }
        return state.contains(.highlighted) ? color.faded(to: 0.2) : color
    }

    private static let legacyDisabledColor = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.55 : 0.52, alpha: 0.45)
    }
}
