/// What a table is made of, one after another: in each section a header, the rows, a footer.
enum TableElement: Hashable {
    /// By the section.
    case header(Int)
    /// By the place in the line of all rows.
    case row(Int)
    /// By the section.
    case footer(Int)

    var isRow: Bool {
        if case .row = self { return true }
        return false
    }
}

/// The two ends of a section.
enum SectionEnd: Hashable {
    case header
    case footer

    func element(_ section: Int) -> TableElement { self == .header ? .header(section) : .footer(section) }
}
