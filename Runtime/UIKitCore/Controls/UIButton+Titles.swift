import QuartzCore

/// Titles and images of a button's states, for buttons without a configuration; with one they show where it
/// has none itself.
extension UIButton {
    /// A state without a title of its own has that of the normal state, however much of it another state
    /// shares.
    public func setTitle(_ title: String?, for state: State) {
        look.titles[state.rawValue] = title
        faceChanged()
    }

    public func title(for state: State) -> String? { look.titles.value(for: state) }

    /// A colour that is set for the normal state shows in every state.
    public func setTitleColor(_ color: UIColor?, for state: State) {
        look.titleColors[state.rawValue] = color
        faceChanged()
    }

    public func titleColor(for state: State) -> UIColor? { look.titleColors.value(for: state) }

    /// A template shows in the title's colour.
    public func setImage(_ image: UIImage?, for state: State) {
        look.images[state.rawValue] = image
        faceChanged()
    }

    public func image(for state: State) -> UIImage? { look.images.value(for: state) }

    /// What was set for each state, by its number.
    struct StateLook {
        var titles: [State.RawValue: String] = [:]
        var titleColors: [State.RawValue: UIColor] = [:]
        var images: [State.RawValue: UIImage] = [:]
    }

    /// What shows without a configuration: a title 6 points from above and below, or an image, alone or with
    /// a title, as tight as it is (measured).
    var legacyFace: ButtonFace {
        let setting = parts.titleSetting
        var face = ButtonFace(font: setting.font, color: legacyColor)
        face.title = StyledText(currentTitle)
        face.titleLineBreak = setting.lineBreak
        face.titleLines = setting.lines
        face.image = currentImage
        if face.image == nil {
            face.insets = NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
        }
        face.isLegacy = true
        face.isDimmed = buttonType == .system && state.contains(.highlighted)
        return face
    }

    var legacyColor: UIColor {
        if let color = titleColor(for: state) { return color }
        guard buttonType == .system else { return .white }
        return state.contains(.disabled) ? Self.legacyDisabledColor : tintColor
    }

    private static let legacyDisabledColor = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.55 : 0.52, alpha: 0.45)
    }
}

extension Dictionary where Key == UIControl.State.RawValue {
    /// The value of exactly this state, or that of the normal one (measured).
    fileprivate func value(for state: UIControl.State) -> Value? {
        self[state.rawValue] ?? self[UIControl.State.normal.rawValue]
    }
}
