import QuartzCore

/// The heights of rows of which most are not known: each has the base height until it is set.
///
/// Differences from the base are kept in a binary indexed tree that holds only what is not zero, so a table
/// of a million rows costs what was seen of it; places and rows are found in about twenty steps.
struct RowHeights {
    let count: Int
    let base: CGFloat
    /// Whether every row has the base height, so that none need be learned.
    let isUniform: Bool
    private var known: [Int: CGFloat] = [:]
    private var unsure: Set<Int> = []
    private var tree: [Int: CGFloat] = [:]
    private let topBit: Int

    init(count: Int, base: CGFloat, isUniform: Bool = false) {
        self.count = max(0, count)
        self.base = Self.sane(base)
        self.isUniform = isUniform
        topBit = self.count == 0 ? 0 : 1 << (Int.bitWidth - 1 - self.count.leadingZeroBitCount)
    }

    func isKnown(_ row: Int) -> Bool { isUniform || known[row] != nil && !unsure.contains(row) }

    func height(_ row: Int) -> CGFloat { known[row] ?? base }

    /// Where a row starts; the number of rows gives where the last one ends.
    func top(_ row: Int) -> CGFloat {
        var sum = CGFloat(row) * base
        guard !tree.isEmpty else { return sum }
        var node = row
        while node > 0 {
            sum += tree[node] ?? 0
            node &= node - 1
        }
        return sum
    }

    var total: CGFloat { top(count) }

    /// The last row that starts at or before a place, at least the first; nil where there is none.
    func row(at place: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        var row = 0
        var sum: CGFloat = 0
        var step = topBit
        while step > 0 {
            let next = row + step
            if next <= count {
                let end = sum + CGFloat(step) * base + (tree[next] ?? 0)
                if end <= place { (row, sum) = (next, end) }
            }
            step >>= 1
        }
        return min(row, count - 1)
    }

    /// Learns a height, and says by how much what lies below moves.
    @discardableResult mutating func set(_ height: CGFloat, for row: Int) -> CGFloat {
        guard !isUniform, (0..<count).contains(row) else { return 0 }
        let height = Self.sane(height)
        let change = height - self.height(row)
        known[row] = height
        unsure.remove(row)
        guard change != 0 else { return 0 }
        var node = row + 1
        while node <= count {
            tree[node, default: 0] += change
            node += node & -node
        }
        return change
    }

    /// The rows whose heights were learned and are still right, in no order.
    var knownRows: [Int] { known.keys.filter { !unsure.contains($0) } }

    /// A row whose content changed keeps its height until that is learned again.
    mutating func forget(_ row: Int) { unsure.insert(row) }

    /// What a row can have: nothing negative, and nothing that cannot be added up.
    static func sane(_ height: CGFloat) -> CGFloat { height.isFinite ? min(max(height, 0), 1_000_000) : 44 }
}
