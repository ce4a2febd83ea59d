import Foundation
import Testing

@testable import ChoiceKit

struct SearchBlockTests {
    @Test func findsItemsInTheirOrderByAnyOfTheirTexts() {
        var texts = SearchTexts()
        for item in [["Lima", "Peru"], [], ["Oslo"], ["Quito", "", "per capita"]] {
            item.forEach { texts.add($0) }
            texts.endItem()
        }
        let block = SearchBlock(texts)
        #expect(block.count == 4)
        #expect(block.items(with: SearchQuery("per")) == [0, 3])
        #expect(block.items(with: SearchQuery("o"), countedFrom: 10) == [12, 13])
        #expect(block.items(with: SearchQuery("")) == [0, 1, 2, 3])
    }

    @Test func findsNothingAcrossTexts() {
        var texts = SearchTexts(["ab", "cd", "유급", "휴가"])
        texts.add("e")
        texts.add("f")
        texts.endItem()
        let block = SearchBlock(texts)
        for query in ["bc", "b c", "ef", "ㄱㅎ", "ㅇㅎ", "급휴"] {
            #expect(block.items(with: SearchQuery(query)).isEmpty)
        }
    }

    @Test func findsNothingInNothing() {
        #expect(SearchBlock(SearchTexts()).items(with: SearchQuery("a")).isEmpty)
        #expect(SearchBlock(SearchTexts([String]())).items(with: SearchQuery("")).isEmpty)
    }

    // MARK: Against a plain scan

    private static let syllables = Array("가각간갈나너노누다달닭라마머육유아휴직급형해외출산")
    private static let letters = Array("abcdeABCDEéÉßøＡｂ")

    private static func title(_ random: inout SplitMix) -> String {
        var title = ""
        for _ in 0..<Int.random(in: 1...9, using: &random) {
            switch Int.random(in: 0..<9, using: &random) {
            case 0: title.append(" ")
            case 1, 2: title.append(letters.randomElement(using: &random)!)
            default: title.append(syllables.randomElement(using: &random)!)
            }
        }
        return Bool.random(using: &random) ? title : title.decomposedStringWithCanonicalMapping
    }

    private static let titles = {
        var random = SplitMix(state: 11)
        return (0..<10_000).map { _ in title(&random) }
    }()

    /// Parts of titles, so that most queries find something, and others.
    @Test func agreesWithAPlainScanForRandomQueries() {
        var random = SplitMix(state: 12)
        let block = SearchBlock(SearchTexts(Self.titles))
        let plain = PlainScan(Self.titles)
        var total = 0
        for number in 0..<850 {
            let title = Self.titles.randomElement(using: &random)!
            let from = Int.random(in: 0..<title.count, using: &random)
            var query = String(title.dropFirst(from).prefix(Int.random(in: 1...4, using: &random)))
            if number % 5 == 0 { query += String(Self.title(&random).prefix(1)) }
            let found = block.items(with: SearchQuery(query))
            #expect(found == plain.items(with: query), "\(query)")
            total += found.count
        }
        #expect(total > 100_000)
    }

    @Test func agreesWithAPlainScanForInitialConsonants() {
        var random = SplitMix(state: 13)
        let block = SearchBlock(SearchTexts(Self.titles))
        let plain = PlainScan(Self.titles)
        var total = 0
        for _ in 0..<150 {
            let consonants = (0..<Int.random(in: 2...4, using: &random)).map { _ in
                Array("ㄱㄴㄷㄹㅁㅇㅎㅈ").randomElement(using: &random)!
            }
            let query = SearchQuery(String(consonants))
            let found = block.items(with: query)
            #expect(found == plain.items(withInitials: consonants), "\(String(consonants))")
            #expect(found.allSatisfy { !query.ranges(in: Self.titles[$0]).isEmpty })
            total += found.count
        }
        #expect(total > 1_000)
    }
}
