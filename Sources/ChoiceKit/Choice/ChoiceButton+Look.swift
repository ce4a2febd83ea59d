import UIKit

extension ChoiceButton {
    /// Shows title, second line and image in the colours of the state.
    func updateLook() {
        let style = style.bounded
        var look = UIButton.Configuration.plain()
        look.title = title
        look.subtitle = subtitle
        look.image = image
        look.imagePlacement = .top
        look.imagePadding = style.imagePadding
        look.titleAlignment = .center
        look.titlePadding = 4
        look.titleLineBreakMode = .byWordWrapping
        look.contentInsets = style.contentInsets
        look.baseForegroundColor = isEnabled ? style.titleColor : style.disabledColor
        look.titleTextAttributesTransformer = attributes(
            style.titleTextStyle, isEnabled ? style.titleColor : style.disabledColor)
        look.subtitleTextAttributesTransformer = attributes(
            style.subtitleTextStyle, isEnabled ? style.subtitleColor : style.disabledColor)
        look.cornerStyle = .fixed
        look.background.cornerRadius = style.cornerRadius
        look.background.backgroundColor = style.backgroundColor
        if isSelected || isFirstResponder {
            look.background.strokeColor = style.chosenStrokeColor ?? tintColor
            look.background.strokeWidth = style.chosenStrokeWidth
        }
        if isSelected {
            look.background.backgroundColor =
                style.chosenBackgroundColor ?? tintColor.withAlphaComponent(0.12)
        }
        configuration = look
    }

    private func attributes(_ textStyle: UIFont.TextStyle, _ color: UIColor)
        -> UIConfigurationTextAttributesTransformer
    {
        let font = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection)
        return UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = font
            attributes.foregroundColor = color
            return attributes
        }
    }

    /// The words of the style, or those of the language that the button stands in.
    private var texts: Texts { style.texts ?? Texts(Language(of: self)) }

    /// Where the button stands among those of its group; nil where it is alone.
    var spokenPosition: String? {
        let buttons = tracking.buttons
        guard buttons.count > 1, let place = buttons.firstIndex(of: self) else { return nil }
        return texts.position.counted(place + 1, of: buttons.count)
    }
}
