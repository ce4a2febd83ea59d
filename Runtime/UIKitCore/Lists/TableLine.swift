import QuartzCore

/// Where the headers, rows and footers of all sections stand, from 0 down.
///
/// Each kind keeps its heights by itself, so that a place is the sum of three, each found in about twenty
/// steps, and a section costs nothing before something of it is known.
struct TableLine {
    let map: RowMap
    private(set) var headers: RowHeights
    private(set) var rows: RowHeights
    private(set) var footers: RowHeights

    init(
        _ map: RowMap = RowMap(), headers: RowHeights? = nil, rows: RowHeights? = nil,
        footers: RowHeights? = nil
    ) {
        self.map = map
        self.headers = headers ?? RowHeights(count: map.sections, base: 0, isUniform: true)
        self.rows = rows ?? RowHeights(count: map.count, base: 0, isUniform: true)
        self.footers = footers ?? RowHeights(count: map.sections, base: 0, isUniform: true)
    }

    // MARK: Places

    /// Where a section starts; the number of sections gives where the last one ends.
    func top(ofSection section: Int) -> CGFloat {
        headers.top(section) + rows.top(map.start(of: section)) + footers.top(section)
    }

    var total: CGFloat { top(ofSection: map.sections) }

    func top(_ element: TableElement) -> CGFloat {
        switch element {
        case .header(let section): return top(ofSection: section)
        case .row(let row):
            let section = map.section(of: row)
            return headers.top(section + 1) + rows.top(row) + footers.top(section)
        case .footer(let section):
            return headers.top(section + 1) + rows.top(map.start(of: section + 1)) + footers.top(section)
        }
    }

    func bottom(_ element: TableElement) -> CGFloat { top(element) + height(element) }

    // MARK: Heights

    func height(_ element: TableElement) -> CGFloat {
        switch element {
        case .header(let section): headers.height(section)
        case .row(let row): rows.height(row)
        case .footer(let section): footers.height(section)
        }
    }

    func isKnown(_ element: TableElement) -> Bool {
        switch element {
        case .header(let section): headers.isKnown(section)
        case .row(let row): rows.isKnown(row)
        case .footer(let section): footers.isKnown(section)
        }
    }

    /// Whether nothing is left to learn.
    var isUniform: Bool { headers.isUniform && rows.isUniform && footers.isUniform }

    /// Learns a height, and says by how much what lies below moves.
    @discardableResult mutating func set(_ height: CGFloat, for element: TableElement) -> CGFloat {
        switch element {
        case .header(let section): headers.set(height, for: section)
        case .row(let row): rows.set(height, for: row)
        case .footer(let section): footers.set(height, for: section)
        }
    }

    /// What changed keeps its height until that is learned again.
    mutating func forget(_ element: TableElement) {
        switch element {
        case .header(let section): headers.forget(section)
        case .row(let row): rows.forget(row)
        case .footer(let section): footers.forget(section)
        }
    }

    func contains(_ element: TableElement) -> Bool {
        switch element {
        case .header(let section), .footer(let section): section < map.sections
        case .row(let row): row < map.count
        }
    }

    // MARK: Slots

    /// How many elements there are; a slot is an element's place among all.
    var count: Int { map.count + 2 * map.sections }

    func element(at slot: Int) -> TableElement {
        var low = 0
        var high = map.sections
        while high - low > 1 {
            let middle = (low + high) / 2
            if firstSlot(of: middle) <= slot { low = middle } else { high = middle }
        }
        let place = slot - firstSlot(of: low)
        if place == 0 { return .header(low) }
        return place > map.rows(in: low) ? .footer(low) : .row(map.start(of: low) + place - 1)
    }

    func slot(of element: TableElement) -> Int {
        switch element {
        case .header(let section): firstSlot(of: section)
        case .row(let row): row + 2 * map.section(of: row) + 1
        case .footer(let section): firstSlot(of: section + 1) - 1
        }
    }

    private func firstSlot(of section: Int) -> Int { map.start(of: section) + 2 * section }

    /// The last slot that starts at or before a place, at least the first; there must be one.
    private func slot(at place: CGFloat) -> Int {
        var section = 0
        var end = map.sections
        while end - section > 1 {
            let middle = (section + end) / 2
            if top(ofSection: middle) <= place { section = middle } else { end = middle }
        }
        let above = headers.top(section + 1) + footers.top(section)
        if place >= above + rows.top(map.start(of: section + 1)) { return slot(of: .footer(section)) }
        guard place >= above + rows.top(map.start(of: section)), let row = rows.row(at: place - above) else {
            return slot(of: .header(section))
        }
        return slot(of: .row(min(max(row, map.start(of: section)), map.start(of: section + 1) - 1)))
    }

    /// The elements that have some of a stretch, and the headers and footers of a height still unknown that
    /// touch it: those may have none.
    func slots(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard count > 0, end > start, end >= 0, start <= total else { return 0..<0 }
        var first = slot(at: start)
        while first > 0, bottom(element(at: first - 1)) >= start { first -= 1 }
        var last = slot(at: end) + 1
        while first < last, isOutside(element(at: first), start, end) { first += 1 }
        while last > first, isOutside(element(at: last - 1), start, end) { last -= 1 }
        return first..<last
    }

    private func isOutside(_ element: TableElement, _ start: CGFloat, _ end: CGFloat) -> Bool {
        guard element.isRow || isKnown(element) else { return false }
        let top = top(element)
        return top >= end || top + height(element) <= start
    }

    /// The row that a place belongs to; nil where a header, a footer or nothing is.
    func row(at place: CGFloat) -> Int? {
        guard place >= 0, place < total, case .row(let row) = element(at: slot(at: place)) else { return nil }
        return row
    }
}
