import Foundation

/// The rows of all sections in one line, so that one number stands for a row.
struct RowMap: Equatable {
    /// For each section the number of rows before it, and at the end the number of all.
    private let starts: [Int]

    /// Numbers of rows that are negative count as none.
    init(_ rowsInSections: [Int] = []) {
        starts = rowsInSections.reduce(into: [0]) { $0.append($0[$0.count - 1] + max(0, $1)) }
    }

    var sections: Int { starts.count - 1 }
    var count: Int { starts[starts.count - 1] }

    /// How many rows come before a section; the number of sections gives how many there are.
    func start(of section: Int) -> Int { starts[section] }

    func rows(in section: Int) -> Int {
        (0..<sections).contains(section) ? starts[section + 1] - starts[section] : 0
    }

    /// The place of a row in the line; nil where there is none.
    func index(of path: IndexPath) -> Int? {
        guard path.count == 2, (0..<sections).contains(path.section) else { return nil }
        guard (0..<rows(in: path.section)).contains(path.row) else { return nil }
        return starts[path.section] + path.row
    }

    /// The row at a place in the line; the place must be in it.
    func path(at index: Int) -> IndexPath {
        let section = section(of: index)
        return IndexPath(row: index - starts[section], section: section)
    }

    /// The section that a place in the line is in. Of several that start there all but the last are empty,
    /// and it is that one.
    func section(of index: Int) -> Int {
        var low = 0
        var high = sections
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }
}
