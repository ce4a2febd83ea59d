/// Where the members of a line go when some are taken out and others put in: the rest keep their order and
/// fill the places left.
struct LinePlan {
    private let removed: [Int]
    private let placed: [Int]
    private let moves: [Int: Int]
    private let count: Int

    /// - Parameters:
    ///   - removed: by their old places, those that move included.
    ///   - placed: by their new places, those that move included.
    ///   - moves: the new place of each that moves, by its old one.
    init(removed: Set<Int>, placed: Set<Int>, moves: [Int: Int], count: Int) {
        self.removed = removed.sorted()
        self.placed = placed.sorted()
        self.moves = moves
        self.count = count
    }

    /// The new place of an old member; nil for one that is gone.
    func new(_ old: Int) -> Int? {
        guard (0..<count).contains(old) else { return nil }
        if let target = moves[old] { return target }
        let before = Self.count(in: removed, below: old)
        if before < removed.count, removed[before] == old { return nil }
        return Self.free(old - before, among: placed)
    }

    /// The old place of a new member; nil for one that is new, or came from elsewhere.
    func old(_ new: Int) -> Int? {
        if let source = moves.first(where: { $0.value == new })?.key { return source }
        let before = Self.count(in: placed, below: new)
        if before < placed.count, placed[before] == new { return nil }
        let place = Self.free(new - before, among: removed)
        return place < count ? place : nil
    }

    private static func count(in sorted: [Int], below limit: Int) -> Int {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < limit { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The place with this many free ones before it, where some are taken.
    private static func free(_ rank: Int, among taken: [Int]) -> Int {
        var low = 0
        var high = taken.count
        while low < high {
            let middle = (low + high) / 2
            if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }
}
