/// The items that a list shows: all that there are, or those that a search found, in their order.
struct DropdownItems: RandomAccessCollection {
    let all: [DropdownButton.Item]
    /// Where among all of them the shown ones are, in ascending order; nil where all are shown.
    let found: [Int]?

    init(_ all: [DropdownButton.Item], found: [Int]? = nil) {
        self.all = all
        self.found = found
    }

    var startIndex: Int { 0 }
    var endIndex: Int { found?.count ?? all.count }

    subscript(row: Int) -> DropdownButton.Item { found.map { all[$0[row]] } ?? all[row] }

    /// Where an item of all of them is shown; nil where it is not.
    func row(ofItemAt index: Int) -> Int? {
        guard let found else { return index }
        let row = found.partition(before: index)
        return row < found.count && found[row] == index ? row : nil
    }
}

extension [Int] {
    /// How many of these ascending numbers are less than another one.
    func partition(before number: Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
