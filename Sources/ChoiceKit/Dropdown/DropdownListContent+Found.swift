extension DropdownListContent {
    /// The rows that a search found. Sections keep their headers where any of their rows were found; nothing
    /// else changes, so that the list keeps its size.
    ///
    /// - Parameter found: where the items are among all of them, in ascending order.
    func showing(_ found: [Int], for query: SearchQuery) -> DropdownListContent {
        var content = self
        content.items = DropdownItems(items.all, found: found)
        content.query = query
        content.selectedIndex = selectedIndex.flatMap(content.items.row)
        content.sections = DropdownSections(
            (0..<sections.count).map { section in
                let rows = sections.rows(in: section)
                let start = found.partition(before: rows.lowerBound)
                return (sections.titles[section], found.partition(before: rows.upperBound) - start)
            })
        return content
    }
}
