import UIKit

/// Whether a list is a popover or a sheet, decided from the room and the type size alone.
enum DropdownForm: Equatable {
    case popover
    /// From below, or a card where the window is wide.
    case sheet
}

extension DropdownForm {
    /// What a list is decided by where nothing is forced.
    struct Surroundings: Equatable {
        /// The button, in the window's coordinates.
        var anchor: CGRect
        var room: DropdownPlacement.Room
        /// Of a row with a title of one line.
        var rowHeight: CGFloat
        /// The height of the rows, or more than two of them where there are more.
        var contentHeight: CGFloat
        var hasAccessibilityType = false
        var isCompactWidth = true
    }

    /// A sheet at an accessibility type size in a compact width, and where neither side of the button has
    /// room for two rows or, if that is less, for all that there is.
    init(in surroundings: Surroundings) {
        let wanted = min(surroundings.contentHeight, 2 * surroundings.rowHeight)
        let space = DropdownPlacement.space(at: surroundings.anchor, in: surroundings.room)
        let isTooLarge = surroundings.hasAccessibilityType && surroundings.isCompactWidth
        self = isTooLarge || max(space.below, space.above) < wanted ? .sheet : .popover
    }
}
