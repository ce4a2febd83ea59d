import CoreText
import QuartzCore

/// Text with the attributes that were given to it; whoever shows it has a font and a colour for the rest.
struct StyledText: Hashable {
    struct Run: Hashable {
        var text: String
        var font: UIFont?
        var color: UIColor?
        var kern: CGFloat = 0
    }

    var runs: [Run]

    init(runs: [Run] = []) { self.runs = runs }

    init(_ text: String?, font: UIFont? = nil, color: UIColor? = nil) {
        runs = text.map { [Run(text: $0, font: font, color: color)] } ?? []
    }

    /// Takes the attributes of each run as `resolve` makes them from what was given.
    init(_ text: AttributedString, resolve: (AttributeContainer) -> AttributeContainer) {
        runs = text.runs.map { run in
            let attributes = resolve(run.attributes)
            return Run(
                text: String(text[run.range].characters), font: attributes.uiKit.font,
                color: attributes.uiKit.foregroundColor, kern: attributes.uiKit.kern ?? 0)
        }
    }

    /// Takes font, colour and kerning of each run.
    init(_ text: NSAttributedString) {
        var runs: [Run] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            runs.append(
                Run(
                    text: text.attributedSubstring(from: range).string,
                    font: attributes[.font] as? UIFont, color: attributes[.foregroundColor] as? UIColor,
                    kern: (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) }
                        ?? attributes[.kern] as? CGFloat ?? 0))
        }
        self.runs = runs
    }

    var string: String { runs.map(\.text).joined() }
    var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }
}

extension StyledText {
    /// How the text is set in its box, apart from its width.
    struct Setting {
        var font: UIFont
        var color: UIColor
        var alignment = TextParagraph.Alignment.left
        var lineBreak = NSLineBreakMode.byTruncatingTail
        /// 0 for any number.
        var maximumLines = 1
        var traits: UITraitCollection
    }

    func layout(_ setting: Setting, width: CGFloat) -> TextLayout {
        let parts = runs.map { run in
            TextRun(
                run.text, font: (run.font ?? setting.font).face,
                color: (run.color ?? setting.color).cgColor(in: setting.traits), kern: run.kern)
        }
        let paragraph = TextParagraph(
            alignment: setting.alignment, lineBreak: setting.lineBreak.paragraphValue,
            maximumLines: setting.maximumLines)
        return TextLayout.make(
            parts, paragraph: paragraph, width: width, scale: setting.traits.pixelsPerPoint)
    }
}

extension NSLineBreakMode {
    fileprivate var paragraphValue: TextParagraph.LineBreak {
        switch self {
        case .byWordWrapping: .wordWrap
        case .byCharWrapping: .charWrap
        case .byClipping: .clip
        case .byTruncatingHead: .head
        case .byTruncatingTail: .tail
        case .byTruncatingMiddle: .middle
        }
    }

    /// Whether lines wrap until the text ends, as button titles do by default.
    var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension NSTextAlignment {
    func paragraphValue(_ direction: UIUserInterfaceLayoutDirection) -> TextParagraph.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: direction == .rightToLeft ? .right : .left
        }
    }
}
