import QuartzCore

/// What a bar stands on: a filled area, and a line of a pixel beyond its edge towards the content.
final class BarBackground: UIView {
    /// Which side of the area the line is on.
    enum Line {
        case top, bottom
    }

    private let line: Line
    private let hairline = UIView()

    init(line: Line) {
        self.line = line
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = Self.fill
        hairline.backgroundColor = Self.stroke
        addSubview(hairline)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        let pixel = traitCollection.pixel
        hairline.frame = CGRect(
            x: 0, y: line == .top ? -pixel : bounds.height, width: bounds.width, height: pixel)
    }

    /// On pictures of iOS 16 in light; the dark one is unconfirmed.
    private static let fill = UIColor { traits in
        UIColor(white: (traits.userInterfaceStyle == .dark ? 29 : 247) / 255, alpha: 1)
    }
    /// Three tenths of black, on pictures of iOS 13 to 18; the dark one is unconfirmed.
    private static let stroke = UIColor { traits in
        UIColor(
            white: traits.userInterfaceStyle == .dark ? 1 : 0,
            alpha: traits.userInterfaceStyle == .dark ? 0.15 : 0.3)
    }
}
