import UIKit

/// Where the sections of a list begin: rows are counted through all of them, and only the table speaks of
/// index paths.
struct DropdownSections: Equatable {
    /// The text above each section, nil where there is none; one section at least.
    let titles: [String?]
    private let starts: [Int]
    private let end: Int

    /// Sections in order. One that has no rows is left out, unless it is the only one.
    init(_ sections: [(title: String?, count: Int)] = []) {
        let filled = sections.filter { $0.count > 0 }
        let kept = filled.isEmpty ? [(title: nil, count: 0)] : filled
        titles = kept.map { $0.title?.showsSomething == true ? $0.title : nil }
        var starts: [Int] = []
        var end = 0
        for section in kept {
            starts.append(end)
            end += section.count
        }
        self.starts = starts
        self.end = end
    }

    var count: Int { starts.count }

    /// The rows of a section.
    func rows(in section: Int) -> Range<Int> {
        starts[section]..<(section + 1 < count ? starts[section + 1] : end)
    }

    func indexPath(of row: Int) -> IndexPath {
        // The last section that begins no later than the row.
        var low = 0
        var high = count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= row { low = middle } else { high = middle }
        }
        return IndexPath(row: row - starts[low], section: low)
    }

    func row(at indexPath: IndexPath) -> Int { starts[indexPath.section] + indexPath.row }

    func isLastOfSection(_ row: Int) -> Bool {
        rows(in: indexPath(of: row).section).upperBound == row + 1
    }
}
