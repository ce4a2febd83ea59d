import CoreText
import QuartzCore

/// What a button shows in one state, ready to be measured, placed and drawn.
struct ButtonFace {
    var title = StyledText()
    var titleFont: UIFont
    var subtitle = StyledText()
    var subtitleFont: UIFont
    var color: UIColor
    var lineBreak = NSLineBreakMode.byTruncatingMiddle
    var titlePadding: CGFloat = 0
    var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
    var image: UIImage?
    var imagePlacement = NSDirectionalRectEdge.leading
    var imagePadding: CGFloat = 0
    var insets = NSDirectionalEdgeInsets.zero
    var fill: UIColor?
    var stroke: UIColor?
    var strokeWidth: CGFloat = 0
    /// Boxes of whole points and a least size, as buttons without a configuration have.
    var isLegacy = false
}

extension ButtonFace {
    init(
        _ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor,
        traits: UITraitCollection
    ) {
        let font = configuration.buttonSize.titleFont(in: traits)
        let color = configuration.foreground(state, tint: tint)
        self.init(
            titleFont: font, subtitleFont: configuration.buttonSize.subtitleFont(in: traits), color: color)
        var base = AttributeContainer()
        base.uiKit.font = font
        base.uiKit.foregroundColor = color
        if let text = configuration.attributedTitle {
            title = StyledText(text) { own in
                let merged = base.merging(own)
                return configuration.titleTextAttributesTransformer?(merged) ?? merged
            }
        }
        subtitle = StyledText(configuration.subtitle)
        lineBreak = configuration.titleLineBreakMode
        titlePadding = configuration.titlePadding
        titleAlignment = configuration.titleAlignment
        let symbols = UIImage.SymbolConfiguration(pointSize: font.pointSize)
        image = configuration.image?.preferring(configuration.preferredSymbolConfigurationForImage ?? symbols)
        imagePlacement = configuration.imagePlacement
        imagePadding = configuration.imagePadding
        insets = configuration.contentInsets
        fill = configuration.fill(state, tint: tint)
        stroke = configuration.background.strokeColor
        strokeWidth = configuration.background.strokeWidth
    }

    func titleSetting(_ traits: UITraitCollection) -> StyledText.Setting {
        StyledText.Setting(
            font: titleFont, color: color, lineBreak: lineBreak, maximumLines: lineBreak.wraps ? 0 : 1,
            traits: traits)
    }

    func subtitleSetting(_ traits: UITraitCollection) -> StyledText.Setting {
        StyledText.Setting(
            font: subtitleFont, color: color, lineBreak: .byWordWrapping, maximumLines: 0, traits: traits)
    }
}
