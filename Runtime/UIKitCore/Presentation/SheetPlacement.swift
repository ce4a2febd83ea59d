import QuartzCore

/// Where a sheet stands in a container.
struct SheetPlacement: Equatable {
    /// What a sheet is placed in.
    struct Room: Equatable {
        var bounds: CGRect
        var safeArea: UIEdgeInsets
        var isCompactHeight = false
        /// Whether a sheet in compact height stands at the bottom edge and does not fill the window.
        var attachesToEdge = false
        /// The width that the content asks for in that case; 0 for all of it.
        var width: CGFloat = 0

        /// Where the highest sheet begins.
        var top: CGFloat { fillsWindow ? 0 : safeArea.top + SheetPlacement.strip }
        /// How high a sheet is at most.
        var height: CGFloat { max(0, bounds.height - top) }
        /// The same without the safe area below, which is the measure of detents.
        var maximumDetentValue: CGFloat { max(0, height - safeArea.bottom) }
        private var fillsWindow: Bool { isCompactHeight && !attachesToEdge }
    }

    let frame: CGRect
    /// What becomes of the view behind a page sheet at its greatest height; the identity where it stays as it
    /// is.
    let pushback: CGAffineTransform

    /// A sheet at the bottom.
    ///
    /// - Parameter height: nil for the greatest.
    init(sheetIn room: Room, height: CGFloat? = nil) {
        let bounds = room.bounds
        let height = min(height ?? room.height, room.height)
        let width =
            room.isCompactHeight && room.width > 0 ? min(room.width, bounds.width) : bounds.width
        frame = CGRect(
            x: bounds.midX - width / 2, y: bounds.maxY - height, width: width, height: height)
        let scale = (bounds.width - 2 * Self.pushbackInset) / max(bounds.width, 1)
        guard !room.isCompactHeight, scale > 0, scale < 1 else {
            pushback = .identity
            return
        }
        // It keeps its middle as it shrinks, and then moves down to the safe area.
        let shrunkTop = bounds.height * (1 - scale) / 2
        pushback = CGAffineTransform(translationX: 0, y: room.safeArea.top - shrunkTop)
            .scaledBy(x: scale, y: scale)
    }

    /// A card in the middle, of the size that its content asks for.
    init(cardIn bounds: CGRect, contentSize wanted: CGSize) {
        let size = CGSize(
            width: min(wanted.width > 0 ? wanted.width : Self.cardSize.width, bounds.width),
            height: min(wanted.height > 0 ? wanted.height : Self.cardSize.height, bounds.height))
        frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
        pushback = .identity
    }

    /// How far a page sheet begins below the safe area: 10 points, on a picture of iOS 17 (69 of 59) and in
    /// measurements of others (30 of 20, 42 of 32).
    static let strip: CGFloat = 10
    /// How far the view behind a page sheet is from the sides: 16.33 on a picture of iOS 17 at 393 points.
    static let pushbackInset: CGFloat = 49.0 / 3
    /// A form sheet whose content asks for no size (measured by others on an iPad with iOS 26).
    static let cardSize = CGSize(width: 580, height: 650)
}
