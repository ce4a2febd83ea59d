package import CoreGraphics

/// The system font at a size and weight, with San Francisco's vertical metrics.
///
/// The letters are Inter's (Inter Display's from 20 points up, as San Francisco has two cuts); scripts it
/// lacks come from Noto. Heights are not those of the files: a layout must have the heights it has on iOS,
/// whatever the script.
package struct FontFace: Hashable, Sendable {
    /// In points.
    package var size: CGFloat
    /// `UIFont.Weight`'s raw value, from -0.8 (ultra light) by 0 (regular) to 0.62 (black).
    package var weight: CGFloat
    /// Whether the letters lean.
    package var isItalic: Bool
    /// Whether all digits are equally wide.
    package var isMonospacedDigit: Bool
    /// From one line's baseline to the next, in points. A text style sets its leading here (body: 22);
    /// without it lines follow each other at `lineHeight`.
    package var linePitch: CGFloat?

    /// Makes a face; regular and upright unless said.
    package init(
        size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false, isMonospacedDigit: Bool = false,
        linePitch: CGFloat? = nil
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospacedDigit = isMonospacedDigit
        self.linePitch = linePitch
    }

    /// From the baseline up to the top of the line: 1950/2048 of the size (measured on iOS, exact to six
    /// digits).
    package var ascender: CGFloat { drawnSize * 1950 / 2048 }
    /// From the baseline down to the bottom of the line, negative: 494/2048 of the size.
    package var descender: CGFloat { -drawnSize * 494 / 2048 }
    /// The height of a line, not rounded: 2444/2048 of the size.
    package var lineHeight: CGFloat { drawnSize * 2444 / 2048 }
    /// The height of a capital: 1443/2048 of the size.
    package var capHeight: CGFloat { drawnSize * 1443 / 2048 }
    /// The height of an x: 1078/2048 of the size.
    package var xHeight: CGFloat { drawnSize * 1078 / 2048 }

    /// The distance to the next baseline.
    var pitch: CGFloat {
        guard let linePitch, linePitch.isFinite, linePitch > 0 else { return lineHeight }
        return linePitch
    }

    /// The size within what can be drawn. One that is no number counts as 17.
    var drawnSize: CGFloat { size.isNaN ? 17 : min(max(size, 1), 2000) }
}
