import UIKit

/// All that a list shows.
struct DropdownListContent {
    var items: DropdownItems
    /// Where the sections of the items begin.
    var sections = DropdownSections()
    /// Stands in place of the rows, and there are none then; nil where they are shown.
    var status: DropdownListStatus?
    /// Under the rows.
    var footer: String?
    /// Above how many items there is a search field.
    var searchThreshold = Int.max
    /// What is marked in the rows; nil where nothing is searched for.
    var query: SearchQuery?
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
    /// Of the button: the title of a sheet.
    var name = ""

    /// Whether heights follow from the width.
    var breaksLines: Bool { numberOfLines != 1 || sections.titles.contains { $0 != nil } }

    /// The lines that a text may take: where it takes those that it needs, those that fit.
    func numberOfLines(of font: UIFont, wanted: Int) -> Int {
        guard wanted == 0, font.lineHeight > 0 else { return wanted }
        let most = maximumTextHeight / font.lineHeight
        return most < CGFloat(Int32.max) ? max(1, Int(most)) : 0
    }

    /// Whether every row is where it was and as high as it was, so that the rows seen need only be filled
    /// anew.
    func hasSameLayout(as other: DropdownListContent) -> Bool {
        guard status == other.status, style == other.style, rowHeight == other.rowHeight,
            numberOfLines == other.numberOfLines,
            maximumTextHeight == other.maximumTextHeight,
            traits.preferredContentSizeCategory == other.traits.preferredContentSizeCategory,
            sections == other.sections,
            footer == other.footer, items.count == other.items.count
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
