/// Which items a query was found in.
struct SearchFound: Equatable, Sendable {
    /// Their numbers, in the order of the items: search does not rank.
    var items: [Int] = []
    /// Whether these are all of them. The first ones may come before.
    var isComplete = true
}
