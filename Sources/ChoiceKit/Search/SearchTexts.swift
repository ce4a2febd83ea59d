/// The texts of some items, which is all that search has to know of them.
struct SearchTexts: Sendable {
    private(set) var texts: [String] = []
    /// Where in the texts each item ends.
    private(set) var ends: [Int] = []

    init() {}

    /// Items that have a text each.
    init(_ titles: some Sequence<String>) {
        texts = Array(titles)
        ends = Array(1..<texts.count + 1)
    }

    /// How many items there are.
    var count: Int { ends.count }

    /// A text of the item that has not ended yet.
    mutating func add(_ text: String) { texts.append(text) }

    /// All texts of the item were added. One without texts is never found.
    mutating func endItem() { ends.append(texts.count) }
}
