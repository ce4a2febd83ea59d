import UIKit

/// The folded texts of many items, off the main thread.
///
/// Items come in blocks, each built when somebody needs it for the first time: a query does not wait for
/// the index but goes through the blocks that there are, and then builds the next ones itself. Between
/// blocks whatever is under way can be cancelled.
actor SearchIndex {
    /// Gives the texts of some items; nil where nobody wants to know any more.
    typealias Source = @MainActor @Sendable (Range<Int>) -> SearchTexts?

    private let count: Int
    private let texts: Source
    private var blocks: [Int: Task<SearchBlock, Never>] = [:]

    /// - Parameters:
    ///   - count: how many items there are.
    ///   - texts: is asked once for each block, on the main actor, and takes less than a millisecond there.
    init(count: Int, texts: @escaping Source) {
        self.count = count
        self.texts = texts
    }

    /// Builds what is not built yet.
    nonisolated func build() async {
        for block in 0..<blockCount where !Task.isCancelled { _ = await self.block(block) }
    }

    /// Finds the items that contain a query: reports the first ones as soon as a screen can be filled, then
    /// whenever there are many more, and all of them at the end. Reports nothing after it was cancelled, but
    /// for a report that is on its way.
    nonisolated func find(
        _ query: SearchQuery, report: @Sendable (SearchFound) async -> Void
    ) async {
        var found: [Int] = []
        var enough = Self.screenful
        for number in 0..<blockCount {
            let block = await block(number)
            if Task.isCancelled { return }
            found += block.items(with: query, countedFrom: number * Self.blockSize)
            guard found.count >= enough, number + 1 < blockCount else { continue }
            enough = found.count * Self.growth
            await report(SearchFound(items: found, isComplete: false))
        }
        if !Task.isCancelled { await report(SearchFound(items: found)) }
    }

    private func block(_ number: Int) async -> SearchBlock {
        if let block = blocks[number] { return await block.value }
        let items = number * Self.blockSize..<min((number + 1) * Self.blockSize, count)
        let block = Task.detached { [texts] in SearchBlock(await texts(items) ?? SearchTexts()) }
        blocks[number] = block
        return await block.value
    }

    private nonisolated var blockCount: Int { (count + Self.blockSize - 1) / Self.blockSize }

    /// Small enough to be read on the main thread and scanned in a millisecond each.
    static let blockSize = 8_192
    /// More rows than any screen shows at once.
    private static let screenful = 64
    /// Reports are few: each is the work of a frame to whoever shows it.
    private static let growth = 8
}
