/// Which popup of a scene has its turn, decided without showing any.
///
/// The first entry is the one that should be up. Urgent ones stand before all others, each kind in the order
/// in which it came: what an urgent one pushes off the screen is the next of its kind, and so comes back.
struct PopupQueue<Entry: AnyObject> {
    private var urgent: [Entry] = []
    private var others: [Entry] = []

    /// What should be up.
    var first: Entry? { urgent.first ?? others.first }

    var isEmpty: Bool { first == nil }

    /// All of them, the next first.
    var entries: [Entry] { urgent + others }

    mutating func add(_ entry: Entry, isUrgent: Bool) {
        if isUrgent { urgent.append(entry) } else { others.append(entry) }
    }

    mutating func remove(_ entry: Entry) {
        urgent.removeAll { $0 === entry }
        others.removeAll { $0 === entry }
    }
}
