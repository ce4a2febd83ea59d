import UIKit

/// A finger that came down on the button and goes over the rows. Points are those of the window.
extension DropdownListController {
    /// The row under a point that can be chosen; nil where there is none: beside the rows, on a header, and
    /// on a row that is disabled or typed into.
    func row(under point: CGPoint) -> Int? {
        guard content.status == nil, dragField.zone(at: point) != .outside else { return nil }
        let place = table.convert(point, from: nil)
        guard let indexPath = table.indexPathForRow(at: place),
            // Headers stay over the rows that scroll.
            table.headerView(forSection: indexPath.section)?.frame.contains(place) != true
        else { return nil }
        let row = content.sections.row(at: indexPath)
        return isChoosable(row) ? row : nil
    }

    /// Empty while the list is in no window.
    var dragField: DropdownDragField {
        guard isViewLoaded, table.window != nil else {
            return DropdownDragField(area: .null, hiddenAbove: 0, hiddenBelow: 0)
        }
        let insets = table.adjustedContentInset
        return DropdownDragField(
            area: table.convert(table.bounds, to: nil), hiddenAbove: table.bounds.minY + insets.top,
            hiddenBelow: table.contentSize.height + insets.bottom - table.bounds.maxY)
    }

    func scroll(by distance: CGFloat) {
        table.contentOffset.y += distance
        table.layoutIfNeeded()
    }
}
