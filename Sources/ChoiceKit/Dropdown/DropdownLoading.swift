/// How far a list is with the items of its source.
@MainActor final class DropdownLoading {
    private enum Phase {
        case idle
        case loading(Task<Void, Never>)
        case failed
        /// There were no items.
        case empty
        case loaded
    }

    private var phase = Phase.idle
    /// Whether the items that are being set are those of the source.
    private(set) var isDelivering = false

    deinit {
        if case .loading(let task) = phase { task.cancel() }
    }

    /// What the list shows in place of items; nil where it shows those.
    var status: DropdownListStatus? {
        switch phase {
        case .idle, .loaded: nil
        case .loading: .loading
        case .failed: .failed
        case .empty: .empty
        }
    }

    /// Asks the source, unless items of it are kept.
    ///
    /// - Parameter receive: hears once what came of it, unless it was given up.
    func begin(
        _ source: DropdownButton.ItemSource,
        receive: @escaping @MainActor (Result<[DropdownButton.Section], any Error>) -> Void
    ) {
        if case .loaded = phase, source.isCached { return }
        giveUp()
        phase = .loading(
            Task { @MainActor in
                let result: Result<[DropdownButton.Section], any Error>
                do { result = .success(try await source.load()) } catch { result = .failure(error) }
                if !Task.isCancelled { receive(result) }
            })
    }

    func fail() { phase = .failed }

    /// - Parameter set: sets the items.
    func deliver(_ sections: [DropdownButton.Section], set: ([DropdownButton.Section]) -> Void) {
        phase = sections.allSatisfy(\.items.isEmpty) ? .empty : .loaded
        isDelivering = true
        set(sections)
        isDelivering = false
    }

    /// Forgets what is on its way, and what came.
    func giveUp() {
        if case .loading(let task) = phase { task.cancel() }
        phase = .idle
    }

    /// Only items are kept until the list opens again.
    func listDidClose() {
        if case .loaded = phase { return }
        giveUp()
    }
}
