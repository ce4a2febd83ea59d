import UIKit

/// Searches the texts of a list while a person types.
///
/// A few items are searched at once, so that rows change in the frame of the key; many off the main thread,
/// where the next query cancels the one before it.
@MainActor final class TextSearch {
    private let count: Int
    private let texts: @MainActor (Range<Int>) -> SearchTexts
    private lazy var small = makeSmall()
    private lazy var index = SearchIndex(count: count) { [weak self] in self?.texts($0) }
    private var finding: Task<Void, Never>?
    private var building: Task<Void, Never>?

    /// - Parameters:
    ///   - count: how many items there are.
    ///   - texts: gives the texts of some of them.
    init(count: Int, texts: @escaping @MainActor (Range<Int>) -> SearchTexts) {
        self.count = count
        self.texts = texts
    }

    /// Titles alone, as in a column of a picker.
    convenience init(titles: [String]) {
        self.init(count: titles.count) { SearchTexts(titles[$0]) }
    }

    deinit {
        finding?.cancel()
        building?.cancel()
    }

    /// Somebody is going to search: many items are made ready meanwhile.
    func prepare() {
        guard building == nil, small == nil else { return }
        building = Task(priority: .utility) { [index] in await index.build() }
    }

    /// Finds the items that contain a query, in place of the query before. It may report before it returns.
    /// It does not report after the next query or a cancellation.
    func find(_ query: SearchQuery, report: @escaping @MainActor (SearchFound) -> Void) {
        cancel()
        if let small { return report(SearchFound(items: small.items(with: query))) }
        finding = Task { [index] in
            await index.find(query) { found in
                await MainActor.run { if !Task.isCancelled { report(found) } }
            }
        }
    }

    /// Lets go of the query that is under way.
    func cancel() {
        finding?.cancel()
        finding = nil
    }

    private func makeSmall() -> SearchBlock? {
        guard count <= Self.smallCount else { return nil }
        let texts = texts(0..<count)
        let length = texts.texts.reduce(0) { $0 + $1.utf8.count }
        return length <= Self.smallLength ? SearchBlock(texts) : nil
    }

    /// What takes about a millisecond to make ready, and less to search.
    private static let smallCount = 2_000
    private static let smallLength = 100_000
}
