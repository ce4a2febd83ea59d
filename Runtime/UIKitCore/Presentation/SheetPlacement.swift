import QuartzCore

/// Where a sheet stands.
struct SheetPlacement: Equatable {
    let frame: CGRect
    /// What becomes of the view behind a page sheet; the identity where it stays as it is.
    let pushback: CGAffineTransform

    /// - Parameter contentSize: for a card in the middle, what its content asks for; nil for a page sheet.
    init(in bounds: CGRect, safeArea: UIEdgeInsets, isCompactHeight: Bool, contentSize: CGSize?) {
        if let wanted = contentSize {
            let size = CGSize(
                width: min(wanted.width > 0 ? wanted.width : Self.cardSize.width, bounds.width),
                height: min(wanted.height > 0 ? wanted.height : Self.cardSize.height, bounds.height))
            frame = CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
            pushback = .identity
        } else {
            let top = isCompactHeight ? 0 : safeArea.top + Self.strip
            frame = CGRect(
                x: bounds.minX, y: bounds.minY + top, width: bounds.width,
                height: max(0, bounds.height - top))
            let scale = (bounds.width - 2 * Self.pushbackInset) / bounds.width
            guard !isCompactHeight, scale > 0, scale < 1 else {
                pushback = .identity
                return
            }
            // It keeps its middle as it shrinks, and then moves down to the safe area.
            let shrunkTop = bounds.height * (1 - scale) / 2
            pushback = CGAffineTransform(translationX: 0, y: safeArea.top - shrunkTop)
                .scaledBy(x: scale, y: scale)
        }
    }

    /// How far a page sheet begins below the safe area: 10 points, on a picture of iOS 17 (69 of 59) and in
    /// measurements of others (30 of 20, 42 of 32).
    static let strip: CGFloat = 10
    /// How far the view behind a page sheet is from the sides: 16.33 on a picture of iOS 17 at 393 points.
    static let pushbackInset: CGFloat = 49.0 / 3
    /// A form sheet whose content asks for no size (measured by others on an iPad with iOS 26).
    static let cardSize = CGSize(width: 580, height: 650)
}
