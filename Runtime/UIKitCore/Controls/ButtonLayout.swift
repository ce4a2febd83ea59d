import CoreText
import QuartzCore

/// Where the parts of a button stand in its bounds, and how large it wants to be: a function of values.
struct ButtonLayout {
    /// The size that everything fits in.
    private(set) var size = CGSize.zero
    private(set) var titleFrame = CGRect.null
    private(set) var subtitleFrame = CGRect.null
    private(set) var imageFrame = CGRect.null
    private(set) var indicatorFrame = CGRect.null

    struct Alignment {
        var horizontal = UIControl.ContentHorizontalAlignment.center
        var vertical = UIControl.ContentVerticalAlignment.center
        var direction = UIUserInterfaceLayoutDirection.leftToRight
    }

    private let face: ButtonFace
    private let alignment: Alignment
    private let traits: UITraitCollection
    private let indicatorSize: CGSize
    /// With the room of the indicator.
    private let insets: UIEdgeInsets
    private var imageSize = CGSize.zero
    private var titleSize = CGSize.zero
    private var subtitleSize = CGSize.zero
    /// How much wider the letters of the title are than its box.
    private var overhang: CGFloat = 0

    /// Measures with the width that there is; infinite for any.
    init(_ face: ButtonFace, alignment: Alignment, width: CGFloat, traits: UITraitCollection) {
        self.face = face
        self.alignment = alignment
        self.traits = traits
        indicatorSize = face.indicatorSize(in: traits)
        var insets = face.insets
        if indicatorSize != .zero { insets.trailing += indicatorSize.width + Self.indicatorGap }
        self.insets = insets.resolved(alignment.direction)
        measure(width: width)
    }

    /// Places the parts in bounds.
    init(_ face: ButtonFace, alignment: Alignment, bounds: CGRect, traits: UITraitCollection) {
        self.init(face, alignment: alignment, width: max(bounds.width, 0), traits: traits)
        let box = bounds.inset(by: insets)
        place(in: box)
        placeIndicator(beside: box)
    }

    /// After the contents; in the middle where there are none.
    private mutating func placeIndicator(beside box: CGRect) {
        guard indicatorSize != .zero else { return }
        let contents = [titleFrame, subtitleFrame, imageFrame].filter { !$0.isEmpty }
            .reduce(CGRect.null) { $0.union($1) }
        let around = contents.isNull ? CGRect(x: box.midX, y: box.midY, width: 0, height: 0) : contents
        let x =
            alignment.direction == .rightToLeft
            ? around.minX - Self.indicatorGap - indicatorSize.width : around.maxX + Self.indicatorGap
        indicatorFrame = CGRect(
            x: x, y: traits.pixelFloored(around.midY - indicatorSize.height / 2), width: indicatorSize.width,
            height: indicatorSize.height)
    }

    /// On which side of the text the image is.
    static func imageSide(
        _ placement: NSDirectionalRectEdge, _ direction: UIUserInterfaceLayoutDirection
    ) -> UIRectEdge {
        let mirrored = direction == .rightToLeft
        if placement.contains(.leading) { return mirrored ? .right : .left }
        if placement.contains(.trailing) { return mirrored ? .left : .right }
        if placement.contains(.top) { return .top }
        return placement.contains(.bottom) ? .bottom : mirrored ? .right : .left
    }

    private var side: UIRectEdge { Self.imageSide(face.imagePlacement, alignment.direction) }
    private var isStacked: Bool { side == .top || side == .bottom }
    private var gap: CGFloat { imageSize != .zero && textSize != .zero ? face.imagePadding : 0 }
    private var textGap: CGFloat { titleSize != .zero && subtitleSize != .zero ? face.titlePadding : 0 }

    private var textSize: CGSize {
        CGSize(
            width: max(titleSize.width, subtitleSize.width),
            height: titleSize.height + textGap + subtitleSize.height)
    }

    private mutating func measure(width: CGFloat) {
        imageSize = face.imageSize(in: traits)
        let hasText = !face.title.isEmpty || !face.subtitle.isEmpty
        let taken = isStacked || imageSize == .zero ? 0 : imageSize.width + (hasText ? face.imagePadding : 0)
        let room = max(width - insets.left - insets.right - taken, 0)
        if !face.title.isEmpty { titleSize = face.title.layout(face.titleSetting(traits), width: room).size }
        if !face.subtitle.isEmpty {
            subtitleSize = face.subtitle.layout(face.subtitleSetting(traits), width: room).size
        }
        if face.isLegacy { measureLegacy() }
        let text = textSize
        let content =
            isStacked
            ? CGSize(width: max(imageSize.width, text.width), height: imageSize.height + gap + text.height)
            : CGSize(width: imageSize.width + gap + text.width, height: max(imageSize.height, text.height))
        size = CGSize(
            width: content.width + insets.left + insets.right,
            height: content.height + insets.top + insets.bottom)
        if face.isLegacy, imageSize == .zero { size.width = max(size.width, Self.leastLegacyWidth) }
    }

    /// Boxes of whole points. Beside an image UIKit rounds the width down and squeezes the letters; here they
    /// may stand out of the box by less than a point.
    private mutating func measureLegacy() {
        if titleSize == .zero, imageSize == .zero { titleSize.height = face.titleFont.lineHeight }
        let width = titleSize.width.rounded(imageSize == .zero ? .up : .down)
        overhang = max(titleSize.width - width, 0)
        titleSize = CGSize(width: width, height: titleSize.height.rounded(.up))
    }

    private mutating func place(in box: CGRect) {
        isStacked ? stack(in: box) : line(in: box)
    }

    /// Image and text side by side.
    private mutating func line(in box: CGRect) {
        let fills = alignment.horizontal == .fill
        let width = fills ? box.width : min(imageSize.width + gap + textSize.width, max(box.width, 0))
        let textWidth = max(width - imageSize.width - gap, 0)
        let left = start(of: width, from: box.minX, to: box.maxX, side: horizontalSide)
        let imageX = side == .left ? left : left + textWidth + gap
        let textX = side == .left ? left + imageSize.width + gap : left
        imageFrame = CGRect(
            origin: CGPoint(x: imageX, y: top(of: imageSize.height, in: box)), size: imageSize)
        placeText(
            in: CGRect(
                x: textX, y: top(of: textSize.height, in: box), width: textWidth, height: textSize.height))
    }

    /// Image and text above each other.
    private mutating func stack(in box: CGRect) {
        let height = imageSize.height + gap + textSize.height
        let y = top(of: height, in: box)
        let imageY = side == .top ? y : y + textSize.height + gap
        let textY = side == .top ? y + imageSize.height + gap : y
        let fills = alignment.horizontal == .fill
        let textWidth = fills ? box.width : min(textSize.width, max(box.width, 0))
        let imageX = start(
            of: imageSize.width, from: box.minX, to: box.maxX, side: fills ? 0 : horizontalSide)
        let textX = start(of: textWidth, from: box.minX, to: box.maxX, side: horizontalSide)
        imageFrame = CGRect(origin: CGPoint(x: imageX, y: imageY), size: imageSize)
        placeText(in: CGRect(x: textX, y: textY, width: textWidth, height: textSize.height))
    }

    private mutating func placeText(in block: CGRect) {
        let titleWidth =
            (alignment.horizontal == .fill ? block.width : min(titleSize.width, block.width)) + overhang
        let subtitleWidth = min(subtitleSize.width, block.width)
        titleFrame = CGRect(
            x: start(of: titleWidth, from: block.minX, to: block.maxX, side: textSide), y: block.minY,
            width: titleWidth, height: titleSize.height)
        subtitleFrame = CGRect(
            x: start(of: subtitleWidth, from: block.minX, to: block.maxX, side: textSide),
            y: titleFrame.maxY + textGap, width: subtitleWidth, height: subtitleSize.height)
    }

    private func top(of height: CGFloat, in box: CGRect) -> CGFloat {
        switch alignment.vertical {
        case .center, .fill: start(of: height, from: box.minY, to: box.maxY, side: 0)
        case .top: box.minY
        case .bottom: box.maxY - height
        }
    }

    /// Where a length begins: at the start (-1), in the middle rounded down to the pixel (0), or at the end
    /// (1).
    private func start(of length: CGFloat, from low: CGFloat, to high: CGFloat, side: Int) -> CGFloat {
        switch side {
        case ..<0: low
        case 0: traits.pixelFloored((low + high - length) / 2)
        default: high - length
        }
    }

    private var leadingSide: Int { alignment.direction == .rightToLeft ? 1 : -1 }

    private var horizontalSide: Int {
        switch alignment.horizontal {
        case .center: 0
        case .left: -1
        case .right: 1
        case .leading, .fill: leadingSide
        case .trailing: -leadingSide
        }
    }

    /// Where title and subtitle stand beside each other, and the lines of the title.
    var textSide: Int {
        switch face.titleAlignment {
        case .automatic: isStacked && imageSize != .zero ? 0 : leadingSide
        case .leading: leadingSide
        case .center: 0
        case .trailing: -leadingSide
        }
    }

    /// Points between the contents and the mark of a pop-up button; unconfirmed.
    private static let indicatorGap: CGFloat = 6
    /// A title without a configuration never makes a narrower button, in points (measured).
    private static let leastLegacyWidth: CGFloat = 30
}
