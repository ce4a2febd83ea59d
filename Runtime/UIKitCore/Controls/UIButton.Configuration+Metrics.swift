import CoreText
import QuartzCore

extension UIButton.Configuration.Size {
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    /// 15 points in mini and small buttons and 17 in others, at the person's type size.
    func titleFont(in traits: UITraitCollection) -> UIFont {
        let style: UIFont.TextStyle = self == .mini || self == .small ? .subheadline : .body
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        var face = FontFace(size: size)
        // Three lines of 17 points were measured as 60.333 points: 20.333 and twice 20.
        face.linePitch = face.lineHeight.rounded(.down)
        return UIFont(face: face, style: style)
    }

    func subtitleFont(in traits: UITraitCollection) -> UIFont {
        let size = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits).pointSize
        return .systemFont(ofSize: size)
    }
}

extension UIButton.Configuration {
    /// The same configuration with the background's colour as the button's state and tint ask for; a colour
    /// that is set already stays.
    @MainActor public func updated(for button: UIButton) -> Self {
        updated(for: button.state, tint: button.tintColor)
    }

    func updated(for state: UIControl.State, tint: UIColor) -> Self {
        var updated = self
        updated.background.backgroundColor = fill(state, tint: tint)
        return updated
    }

    func cornerRadius(height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic: min(height / 2, background.cornerRadius)
        case .small: height * 0.125
        case .medium: height * 0.175
        case .large: height * 0.25
        case .capsule: height / 2
        }
    }

    /// The fill in a state; clear for none.
    func fill(_ state: UIControl.State, tint: UIColor) -> UIColor {
        if let color = background.backgroundColor { return color }
        let base = baseBackgroundColor ?? tint
        let normal: UIColor =
            switch style.look {
            case .filled: base
            case .tinted: base.veil
            case .gray: baseBackgroundColor ?? .secondarySystemFill
            case .plain: baseBackgroundColor ?? .clear
            }
        if state.contains(.disabled) { return style.look == .plain ? .clear : .tertiarySystemFill }
        let shown = state.contains(.selected) && automaticallyUpdateForSelection ? tint.veil : normal
        return state.contains(.highlighted) ? shown.faded(to: Self.pressed) : shown
    }

    /// The colour of title and image in a state.
    func foreground(_ state: UIControl.State, tint: UIColor) -> UIColor {
        if state.contains(.disabled) { return .tertiaryLabel }
        let normal: UIColor =
            switch style.look {
            case .filled: .white
            case .gray: .label
            case .tinted, .plain: tint
            }
        let color = baseForegroundColor ?? normal
        return state.contains(.highlighted) ? color.faded(to: Self.pressed) : color
    }

    /// The share of every colour that is left while a button is pressed.
    private static let pressed: CGFloat = 0.75
}

extension UIColor {
    /// The fill of tinted buttons: 0.18 of the colour, 0.25 in the dark.
    fileprivate var veil: UIColor {
        UIColor { traits in
            let color = self.cgColor(in: traits)
            let share: CGFloat = traits.userInterfaceStyle == .dark ? 0.25 : 0.18
            return UIColor(cgColor: color.copy(alpha: color.alpha * share) ?? color)
        }
    }

    fileprivate func faded(to share: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.cgColor(in: traits)
            return UIColor(cgColor: color.copy(alpha: color.alpha * share) ?? color)
        }
    }
}
