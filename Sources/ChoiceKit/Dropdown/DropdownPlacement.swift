import UIKit

/// Where the list of a dropdown goes and how large it is, decided from rectangles alone.
///
/// Below its button unless the list does not fit there and there is more room above. It is as wide as the
/// button, as high as its rows, at most a fraction of the window, never over the button, never outside the
/// safe area.
struct DropdownPlacement: Equatable {
    enum Side { case below, above }

    let side: Side
    /// The size of the list without the arrow.
    let size: CGSize

    /// The window that the list has to stay in.
    struct Room: Equatable {
        var bounds: CGRect
        var safeArea = UIEdgeInsets.zero
        /// How much of the window's lower end the keyboard covers.
        var keyboardHeight: CGFloat = 0
    }

    /// What is asked of the size.
    struct Limits: Equatable {
        var minimumWidth: CGFloat = 230
        /// Of the height of the window, from 0 to 1.
        var maximumHeightFraction: CGFloat = 0.4
        /// Of a row with a title of one line. Rows that are higher are shown whole where they can be.
        var rowHeight: CGFloat = 48
    }
}

extension DropdownPlacement {
    /// - Parameters:
    ///   - anchor: the button, in the window's coordinates.
    ///   - contentHeight: the height of the rows at a width, from the first one on: one at least, and no more
    ///     of them than it takes to pass the limit, so that long lists cost what is seen of them.
    init(
        at anchor: CGRect, in room: Room, limits: Limits = Limits(),
        contentHeight: (_ width: CGFloat, _ limit: CGFloat) -> CGFloat
    ) {
        let inside = room.inside
        let anchor = Self.known(anchor, in: room)
        let width = min(max(anchor.width, limits.minimumWidth.known(or: Limits().minimumWidth)), inside.width)
        let fraction = limits.maximumHeightFraction.known(or: Limits().maximumHeightFraction)
        let most = (room.bounds.height * min(max(fraction, 0), 1)).rounded(.down)
        let oneRow = min(contentHeight(width, 0), max(most, limits.rowHeight))
        let wanted = max(oneRow, min(contentHeight(width, most), most))
        let (below, above) = Self.space(at: anchor, in: room)
        side = wanted > below && above > below ? .above : .below
        let space = side == .below ? below : above
        let least = min(oneRow, max(space, limits.rowHeight))
        size = CGSize(width: width, height: max(least, min(wanted, space)))
    }

    /// The height of the largest list on each side of a button.
    static func space(at anchor: CGRect, in room: Room) -> (below: CGFloat, above: CGFloat) {
        let inside = room.inside
        let anchor = known(anchor, in: room)
        return (
            below: inside.maxY - max(anchor.maxY, inside.minY) - arrowHeight,
            above: min(anchor.minY, inside.maxY) - inside.minY - arrowHeight
        )
    }

    /// A button that is nowhere counts as the middle.
    private static func known(_ anchor: CGRect, in room: Room) -> CGRect {
        let inside = room.inside
        return anchor.isKnown ? anchor : CGRect(x: inside.midX, y: inside.midY, width: 0, height: 0)
    }

    /// Measured on pictures of iOS 15; the popover's own default margin is documented.
    static let arrowHeight: CGFloat = 13
    static let margin: CGFloat = 10
}

extension DropdownPlacement.Room {
    /// What there is in a window now.
    @MainActor init(_ window: UIWindow) {
        self.init(
            bounds: window.bounds, safeArea: window.safeAreaInsets, keyboardHeight: window.keyboardHeight)
    }

    /// The window less its safe area or keyboard and the margin.
    fileprivate var inside: CGRect {
        let margin = DropdownPlacement.margin
        let bottom = max(safeArea.bottom, keyboardHeight.known(or: 0))
        let left = bounds.minX + safeArea.left + margin
        let top = bounds.minY + safeArea.top + margin
        return CGRect(
            x: left, y: top, width: max(0, bounds.maxX - safeArea.right - margin - left),
            height: max(0, bounds.maxY - bottom - margin - top))
    }
}

extension CGFloat {
    fileprivate func known(or standard: CGFloat) -> CGFloat { isFinite ? self : standard }
}

extension CGRect {
    fileprivate var isKnown: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}
