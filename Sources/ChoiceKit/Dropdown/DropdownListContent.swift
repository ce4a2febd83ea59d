import UIKit

/// All that a list shows.
struct DropdownListContent {
    var items: [DropdownButton.Item]
    var selectedIndex: Int?
    var style: DropdownButton.Style
    var texts: DropdownButton.Texts
    var rowHeight: CGFloat
    /// 0 where titles take the lines they need.
    var numberOfLines: Int
    /// Lines of about this height in points are the most that a title or a second line takes, where it takes
    /// those that it needs: of a text that would fill the window the rest is cut.
    var maximumTextHeight = CGFloat.greatestFiniteMagnitude
    /// Of the button: the type size.
    var traits: UITraitCollection

    /// Whether every row is where it was and as high as it was, so that the rows seen need only be filled
    /// anew.
    func hasSameLayout(as other: DropdownListContent) -> Bool {
        guard style == other.style, rowHeight == other.rowHeight, numberOfLines == other.numberOfLines,
            maximumTextHeight == other.maximumTextHeight,
            traits.preferredContentSizeCategory == other.traits.preferredContentSizeCategory,
            items.count == other.items.count
        else { return false }
        let haveSameHeight: (DropdownButton.Item, DropdownButton.Item) -> Bool =
            numberOfLines == 1 ? Self.haveSameLines : (==)
        return zip(items, other.items).allSatisfy(haveSameHeight)
    }

    /// Whether two items make rows of the same height where each text takes one line.
    private static func haveSameLines(_ new: DropdownButton.Item, _ old: DropdownButton.Item) -> Bool {
        new.id == old.id && (new.secondLine == nil) == (old.secondLine == nil)
            && (new.image == nil) == (old.image == nil)
    }
}
