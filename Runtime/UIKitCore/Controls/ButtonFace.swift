import CoreText
import QuartzCore

/// What a button shows in one state, ready to be measured, placed and drawn.
struct ButtonFace {
    var title = StyledText()
    var titleFont: UIFont
    var titleLineBreak = NSLineBreakMode.byTruncatingMiddle
    var titleLines = 1
    var subtitle = StyledText()
    var subtitleFont: UIFont
    var subtitleLineBreak = NSLineBreakMode.byWordWrapping
    var titlePadding: CGFloat = 0
    var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
    var color: UIColor
    var image: UIImage?
    var imageColor: UIColor
    var imagePlacement = NSDirectionalRectEdge.leading
    var imagePadding: CGFloat = 0
    /// The colour of the activity indicator that stands in the place of the image; nil without one.
    var activityColor: UIColor?
    /// The mark of a pop-up button, after everything else; nil without one.
    var indicator: UIImage?
    var insets = NSDirectionalEdgeInsets.zero
    var background = UIBackgroundConfiguration.clear()
    /// Boxes of whole points and a least width, as buttons without a configuration have.
    var isLegacy = false
    /// Whether title and image let shine through what is behind, as in a system button that is pressed.
    var isDimmed = false

    /// A face with a title's font and colour, and nothing else.
    init(font: UIFont, color: UIColor) {
        (titleFont, subtitleFont) = (font, font)
        (self.color, imageColor) = (color, color)
    }
}

extension ButtonFace {
    init(
        _ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor,
        traits: UITraitCollection
    ) {
        let size = configuration.buttonSize
        let color = configuration.foreground(state, tint: tint)
        self.init(font: size.titleFont(in: traits), color: color)
        title = StyledText(
            configuration.attributedTitle, font: titleFont, color: color,
            rule: configuration.titleTextAttributesTransformer)
        titleLineBreak = configuration.titleLineBreakMode
        titleLines = titleLineBreak.wraps ? 0 : 1
        subtitleFont = size.subtitleFont(in: traits)
        subtitle = StyledText(
            configuration.attributedSubtitle, font: subtitleFont, color: color,
            rule: configuration.subtitleTextAttributesTransformer)
        subtitleLineBreak = configuration.subtitleLineBreakMode
        titlePadding = configuration.titlePadding.orZero
        titleAlignment = configuration.titleAlignment
        insets = configuration.contentInsets.orZero
        background = configuration.updated(for: state, tint: tint).background
        takeImage(of: configuration)
    }

    private mutating func takeImage(of configuration: UIButton.Configuration) {
        imagePlacement = configuration.imagePlacement
        imagePadding = configuration.imagePadding.orZero
        imageColor = configuration.imageColorTransformer?(color) ?? color
        if configuration.showsActivityIndicator {
            activityColor = configuration.activityIndicatorColorTransformer?(color) ?? color
        } else {
            let symbols = UIImage.SymbolConfiguration(pointSize: titleFont.pointSize)
            image = configuration.image?
                .preferring(configuration.preferredSymbolConfigurationForImage ?? symbols)
        }
    }

    /// The mark's size is unconfirmed.
    mutating func takeIndicator(_ indicator: UIButton.Configuration.Indicator, isPopUp: Bool) {
        guard indicator == .popup || indicator == .automatic && isPopUp else { return }
        let size = titleFont.pointSize * Self.indicatorShare
        self.indicator = UIImage(
            systemName: "chevron.up.chevron.down",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .medium))
    }

    func titleSetting(_ traits: UITraitCollection) -> StyledText.Setting {
        StyledText.Setting(
            font: titleFont, color: color, lineBreak: titleLineBreak, maximumLines: titleLines, traits: traits
        )
    }

    func subtitleSetting(_ traits: UITraitCollection) -> StyledText.Setting {
        StyledText.Setting(
            font: subtitleFont, color: color, lineBreak: subtitleLineBreak, maximumLines: subtitleLines,
            traits: traits)
    }

    var subtitleLines: Int { subtitleLineBreak.wraps ? 0 : 1 }

    func indicatorSize(in traits: UITraitCollection) -> CGSize {
        var size = CGSize.zero
        traits.performAsCurrent { size = indicator?.size ?? .zero }
        return size
    }

    private static let indicatorShare: CGFloat = 0.75

    /// The size of what stands beside the text: an activity indicator is a square as high as a line of the
    /// title (measured).
    func imageSize(in traits: UITraitCollection) -> CGSize {
        if activityColor != nil {
            let side = titleFont.lineHeight.roundedUp(toPixelOf: traits.pixelsPerPoint)
            return CGSize(width: side, height: side)
        }
        var size = CGSize.zero
        traits.performAsCurrent { size = image?.size ?? .zero }
        return size
    }
}

extension StyledText {
    /// A text of a configuration: its own attributes come before the button's, and the rule before both.
    fileprivate init(
        _ text: AttributedString?, font: UIFont, color: UIColor,
        rule: UIConfigurationTextAttributesTransformer?
    ) {
        guard let text else {
            self.init()
            return
        }
        var base = AttributeContainer()
        base.uiKit.font = font
        base.uiKit.foregroundColor = color
        self.init(text) { own in
            let merged = base.merging(own)
            return rule?(merged) ?? merged
        }
    }
}

extension CGFloat {
    /// Lengths that are no numbers count as none.
    fileprivate var orZero: CGFloat { isFinite ? self : 0 }
}

extension NSDirectionalEdgeInsets {
    fileprivate var orZero: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top.orZero, leading: leading.orZero, bottom: bottom.orZero, trailing: trailing.orZero)
    }
}
