import UIKit

/// The folded texts of some items in one piece of memory: a query is one scan over them.
struct SearchBlock: Sendable {
    let count: Int
    private let bytes: [UInt8]
    /// Where in the bytes each item begins, and the last one ends.
    private let starts: [UInt32]
    private let initials: [UInt8]
    private let initialStarts: [UInt32]

    init(_ texts: SearchTexts) {
        var folder = SearchFolder()
        var starts: [UInt32] = [0]
        var initialStarts: [UInt32] = [0]
        starts.reserveCapacity(texts.count + 1)
        initialStarts.reserveCapacity(texts.count + 1)
        var text = 0
        for end in texts.ends {
            while text < end {
                folder.append(texts.texts[text])
                text += 1
            }
            starts.append(UInt32(folder.bytes.count))
            initialStarts.append(UInt32(folder.initials.count))
        }
        count = texts.count
        // What was added to piece by piece has room left that nobody will use.
        bytes = folder.bytes.withUnsafeBufferPointer(Array.init)
        initials = folder.initials.withUnsafeBufferPointer(Array.init)
        self.starts = starts
        self.initialStarts = initialStarts
    }

    /// The items that contain the query, in their order, all of them where it is empty.
    ///
    /// - Parameter first: the number of the first item of the block.
    func items(with query: SearchQuery, countedFrom first: Int = 0) -> [Int] {
        if query.isEmpty { return Array(first..<first + count) }
        if let initials = query.initials { return items(with: initials, first) }
        return bytes.withUnsafeBufferPointer { items(with: query, in: $0, first) }
    }

    private func items(with query: SearchQuery, in text: UnsafeBufferPointer<UInt8>, _ first: Int) -> [Int] {
        var found: [Int] = []
        var item = 0
        var place = 0
        while let start = query.head.first(in: text, from: place) {
            guard query.end(in: text, from: start) != nil else {
                place = start + 1
                continue
            }
            item = self.item(at: start, from: item)
            found.append(first + item)
            place = Int(starts[item + 1])
        }
        return found
    }

    private func items(with query: HangulInitials, _ first: Int) -> [Int] {
        initials.withUnsafeBufferPointer { initials in
            (0..<count).filter { item in
                let texts = Int(initialStarts[item])..<Int(initialStarts[item + 1])
                return texts.count > query.pattern.count
                    && query.isFound(in: UnsafeBufferPointer(rebasing: initials[texts]))
            }.map { first + $0 }
        }
    }

    /// The item that a byte belongs to, which is this one or a later one: looked for in steps that double, as
    /// the next match is most often near.
    private func item(at place: Int, from item: Int) -> Int {
        var low = item
        var step = 1
        while low + step < count, Int(starts[low + step]) <= place {
            low += step
            step *= 2
        }
        var high = min(low + step, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= place { low = middle } else { high = middle }
        }
        return low
    }
}
