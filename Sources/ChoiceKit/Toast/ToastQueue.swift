/// Which toast is up and which ones wait: it decides, and shows nothing.
///
/// One is up at a time. High ones come before normal ones, and otherwise what came first does; one that had
/// to make way is still in its old place, so it is the next to come back.
struct ToastQueue: Equatable {
    /// A toast by its identity.
    struct Entry: Equatable, Identifiable {
        /// Counts up: who came first has the lower one.
        let id: Int
        var toast: Toast
        /// Whether the same text from somebody else joins this one.
        let isShared: Bool
    }

    /// What became of a toast that came.
    enum Arrival: Equatable {
        /// It has a place of its own.
        case entered(Int)
        /// It says the same as one that is up or waits, and is that one now.
        case joined(Int)
    }

    private(set) var entries: [Entry] = []
    private var current: Int?
    private var lastID = 0

    /// What is to be up.
    var shown: Entry? { current.flatMap { self[$0] } }

    /// What waits, the next first.
    var waiting: [Entry] { entries.filter { $0.id != current }.sorted(by: Self.goesFirst) }

    subscript(id: Int) -> Entry? { entries.first { $0.id == id } }

    /// Takes a toast in.
    ///
    /// - Parameter isShared: whether it joins one that says the same, and others join it.
    mutating func add(_ toast: Toast, isShared: Bool = true) -> Arrival {
        defer { choose() }
        if isShared,
            let index = entries.firstIndex(where: { $0.isShared && $0.toast.saysTheSame(as: toast) })
        {
            entries[index].toast.join(toast)
            return .joined(entries[index].id)
        }
        lastID += 1
        entries.append(Entry(id: lastID, toast: toast, isShared: isShared))
        return .entered(lastID)
    }

    /// Gives a toast another content where it stands.
    mutating func update(_ id: Int, to toast: Toast) {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
        entries[index].toast = toast
        choose()
    }

    /// Takes a toast out, whether it is up or waits.
    mutating func remove(_ id: Int) {
        entries.removeAll { $0.id == id }
        choose()
    }

    /// What is up stays, unless something of a higher priority waits.
    private mutating func choose() {
        guard let next = entries.min(by: Self.goesFirst) else {
            current = nil
            return
        }
        if let shown, shown.toast.priority >= next.toast.priority { return }
        current = next.id
    }

    private static func goesFirst(_ a: Entry, _ b: Entry) -> Bool {
        a.toast.priority == b.toast.priority ? a.id < b.id : a.toast.priority > b.toast.priority
    }
}

extension Toast {
    /// Looks as another one that says the same, and is neither less urgent nor shorter than before.
    fileprivate mutating func join(_ other: Toast) {
        let before = self
        self = other
        priority = max(before.priority, other.priority)
        if before.wantedDuration > other.wantedDuration { duration = before.duration }
    }

    /// Whether two toasts are one message to who reads them.
    fileprivate func saysTheSame(as other: Toast) -> Bool {
        text == other.text && action?.title == other.action?.title
            && showsActivityIndicator == other.showsActivityIndicator
    }
}
