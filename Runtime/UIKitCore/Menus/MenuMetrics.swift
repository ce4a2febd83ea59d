import CoreText
import QuartzCore

/// The sizes of a menu, in points, at one type size.
///
/// Apple publishes none. Widths, rows, insets and gaps are readings of pictures of iOS 15 to 17
/// (Esri/arcgis-maps-sdk-swift-samples); the room around texts in a row is that of iOS 26, in rows two points
/// higher.
struct MenuMetrics: Equatable {
    let width: CGFloat
    /// How much larger than at the usual type size columns are.
    let growth: CGFloat
    /// One pixel: how thick a line between rows is. It lies in the row above it.
    let pixel: CGFloat
    let titleFont: UIFont
    let subtitleFont: UIFont
    let headerFont: UIFont

    init(in traits: UITraitCollection, room: CGFloat) {
        titleFont = .preferredFont(forTextStyle: .body, compatibleWith: traits)
        subtitleFont = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
        headerFont = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
        growth = max(1, titleFont.pointSize / 17)
        // At the accessibility sizes a word has to fit; that UIKit's menus grow then is unconfirmed.
        let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
        width = min(room, isLarge ? Self.usualWidth * growth : Self.usualWidth)
        pixel = traits.pixel
    }

    /// Where titles begin: 16 points in, and 34 where marks stand before some.
    func titleInset(hasMarks: Bool) -> CGFloat { hasMarks ? 16 + 18 * growth : 16 }

    /// The middle of the column of marks.
    var markCenter: CGFloat { 8 + 9 * growth }

    /// The middle of the column of images, from the trailing edge.
    var imageCenter: CGFloat { 16 + 12 * growth }

    /// The side of the box that an image fits in.
    var imageSide: CGFloat { 24 * growth }

    /// What is kept free after the text.
    func trailingInset(hasImage: Bool) -> CGFloat { hasImage ? 20 + 24 * growth : 16 }

    /// How high a row with such texts is.
    func rowHeight(title: CGFloat, subtitle: CGFloat?) -> CGFloat {
        let text = title + (subtitle.map { $0 + Self.subtitleGap } ?? 0)
        return max(Self.leastRow, ((text + 2 * Self.textMargin) / pixel - 0.01).rounded(.up) * pixel)
    }

    func headerHeight(text: CGFloat) -> CGFloat {
        ((text + 2 * Self.headerMargin) / pixel - 0.01).rounded(.up) * pixel
    }

    static let usualWidth: CGFloat = 250
    static let leastRow: CGFloat = 44
    static let sectionGap: CGFloat = 8
    static let cornerRadius: CGFloat = 13
    static let subtitleGap: CGFloat = 2.0 / 3
    /// Above and below the texts of a row.
    static let textMargin: CGFloat = 11.5
    /// Above and below the title of a section; unconfirmed.
    static let headerMargin: CGFloat = 8
}

/// The colours of a menu, as flat ones: the material of iOS lets its surroundings shine through, blurred.
enum MenuColors {
    /// The material over the background of the system: 0.976 white at 0.711, in the dark 0.118 at 0.72
    /// (measured by others on iOS 26; it gives what pictures of iOS 16 and 17 show in light).
    static let fill = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 28.0 / 255 : 251.0 / 255, alpha: 1)
    }
    /// Between two sections: 0.08 of black on pictures of iOS 16; the dark one is unconfirmed.
    static let sectionGap = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.4 : 0.08)
    }
    /// Under a finger or the keys; unconfirmed.
    static let highlight = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.1)
    }
}
