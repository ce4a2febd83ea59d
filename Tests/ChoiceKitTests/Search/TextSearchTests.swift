import Foundation
import Testing
import UIKit

@testable import ChoiceKit

/// Real time and real threads: each test waits for what it started, however long that takes.
@MainActor struct TextSearchTests {
    private static let titles = (0..<20_000).map { "Item \($0)" }

    /// Runs a query to its end.
    private func found(_ query: String, by search: TextSearch) async -> [SearchFound] {
        await withCheckedContinuation { done in
            var reports: [SearchFound] = []
            search.find(SearchQuery(query)) { found in
                reports.append(found)
                if found.isComplete { done.resume(returning: reports) }
            }
        }
    }

    @Test func searchesAFewItemsAtOnce() {
        let search = TextSearch(titles: ["Lima", "Oslo"])
        var reports: [SearchFound] = []
        search.find(SearchQuery("o")) { reports.append($0) }
        #expect(reports == [SearchFound(items: [1])])
    }

    @Test func searchesManyWhileItsIndexIsBuilt() async {
        let search = TextSearch(titles: Self.titles)
        search.prepare()
        let reports = await found("item 1999", by: search)
        #expect(reports.last?.items == [1999] + (19_990...19_999))
    }

    @Test func reportsTheFirstOnesBeforeAll() async throws {
        let reports = await found("item", by: TextSearch(titles: Self.titles))
        #expect(reports.count > 1)
        #expect(reports.last?.items == Array(0..<20_000))
        #expect(reports.dropLast().allSatisfy { !$0.isComplete })
        #expect(reports[0].items == Array(0..<reports[0].items.count))
    }

    @Test func reportsNothingOfAQueryThatAnotherOneFollowed() async {
        let search = TextSearch(titles: Self.titles)
        var isLate = false
        search.find(SearchQuery("item")) { _ in isLate = true }
        let reports = await found("item 77", by: search)
        #expect(!isLate)
        #expect(reports.last?.items.first == 77)
    }

    @Test func agreesWithASearchInPlace() async {
        let search = TextSearch(titles: Self.titles)
        let block = SearchBlock(SearchTexts(Self.titles))
        for query in ["1", "item 5", "999", "x", "", "m 12"] {
            let items = await found(query, by: search).last?.items
            #expect(items == block.items(with: SearchQuery(query)))
        }
    }

    @Test func searchesTextsOfAnyLengthOffTheMainThread() async {
        let search = TextSearch(titles: [String(repeating: "a", count: 200_000), "b"])
        var isInPlace = false
        search.find(SearchQuery("b")) { _ in isInPlace = true }
        #expect(!isInPlace)
        #expect(await found("b", by: search).last?.items == [1])
    }

    @Test func goesWithItsIndexWhileItIsBuilt() async {
        weak var gone: TextSearch?
        do {
            let search = TextSearch(titles: Self.titles)
            search.prepare()
            search.find(SearchQuery("a")) { _ in }
            gone = search
        }
        #expect(gone == nil)
    }
}
