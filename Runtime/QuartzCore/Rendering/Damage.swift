/// What differs between two frames.
///
/// A pixel may change only where an item that touches it changed, came, went, or changed places with another.
/// So it is enough to paint again what those items touch, before and after; all other pixels see equal items
/// in equal order.
enum Damage {
    static func between(_ old: [DisplayItem], _ new: [DisplayItem]) -> Region {
        var region = Region()
        if old.count == new.count, zip(old, new).allSatisfy({ $0.id == $1.id }) {
            for (before, after) in zip(old, new) where !before.paintsSame(as: after) {
                region.add(before.extent)
                region.add(after.extent)
            }
        } else {
            compare(old, new, &region)
        }
        return region
    }

    private static func compare(_ old: [DisplayItem], _ new: [DisplayItem], _ region: inout Region) {
        var places = Dictionary(old.enumerated().map { ($1.id, $0) }) { first, _ in first }
        // The old places of the items that are the same, in their new order.
        var kept: [Int] = []
        for item in new {
            guard let place = places.removeValue(forKey: item.id), old[place].paintsSame(as: item) else {
                region.add(item.extent)
                continue
            }
            kept.append(place)
        }
        var isKept = [Bool](repeating: false, count: old.count)
        for place in longestRise(in: kept) { isKept[place] = true }
        for (place, item) in old.enumerated() where !isKept[place] { region.add(item.extent) }
        // A group that changed places may hold something else by now.
        let moved = Set(kept.filter { !isKept[$0] }.map { old[$0].id })
        for item in new where moved.contains(item.id) { region.add(item.extent) }
    }

    /// The longest part of `numbers`, in order but with gaps, that rises.
    static func longestRise(in numbers: [Int]) -> [Int] {
        // For each length, the index of the smallest number that such a rise ends with.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for index in numbers.indices {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < numbers[index] { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var result: [Int] = []
        var index = ends.last ?? -1
        while index >= 0 {
            result.append(numbers[index])
            index = previous[index]
        }
        return result.reversed()
    }
}
