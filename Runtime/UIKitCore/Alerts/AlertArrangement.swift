/// Which action stands where and which is emphasised, decided from their kinds alone.
struct AlertArrangement: Equatable {
    /// Indices of the actions in the group under the text, first in front.
    let order: [Int]
    /// The action that stands apart below.
    let apart: Int?
    /// The action in semibold.
    let emphasized: Int?

    /// - Parameters:
    ///   - styles: of the actions, in the order in which they were added.
    ///   - preferred: the preferred one.
    init(of styles: [UIAlertAction.Style], preferred: Int?, kind: Kind) {
        let cancel = styles.firstIndex(of: .cancel)
        let others = styles.indices.filter { $0 != cancel }
        switch kind {
        case .alert:
            // Two: cancel leads, whatever the order; more: it is the last (measured by others on iOS 26, and
            // common knowledge of earlier ones).
            order =
                styles.count == 2
                ? [cancel].compactMap(\.self) + others : others + [cancel].compactMap(\.self)
            apart = nil
            emphasized = preferred ?? cancel
        case .sheet:
            order = others
            apart = cancel
            emphasized = cancel
        case .popover:
            // A tap outside is what cancels.
            order = others
            apart = nil
            emphasized = nil
        }
    }

    enum Kind {
        case alert, sheet, popover
    }
}
