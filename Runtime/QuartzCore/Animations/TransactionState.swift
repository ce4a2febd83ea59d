import Foundation

/// The settings of one transaction.
final class TransactionState {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var others: [String: Any] = [:]
    /// Waits for the animations of this transaction.
    var group: CompletionGroup?
    /// The nearest group of the transactions around it.
    let outerGroup: CompletionGroup?

    init(within outer: TransactionState? = nil) {
        outerGroup = outer?.animationGroup
        guard let outer else { return }
        (duration, timingFunction) = (outer.duration, outer.timingFunction)
        (disablesActions, others) = (outer.disablesActions, outer.others)
    }

    /// The group that a new animation belongs to.
    var animationGroup: CompletionGroup? { group ?? outerGroup }

    /// Those that were begun and not yet committed. Only the main thread changes layers, so only it comes
    /// here.
    nonisolated(unsafe) static var stack: [TransactionState] = []
    /// The one of changes outside any. Main thread only, as `stack`.
    nonisolated(unsafe) static var implicit: TransactionState?

    static var current: TransactionState {
        if let last = stack.last { return last }
        if let implicit { return implicit }
        let new = TransactionState()
        implicit = new
        return new
    }
}

/// Runs a block once everything that entered has left.
final class CompletionGroup {
    let block: () -> Void
    private let outer: CompletionGroup?
    // The transaction itself is in until it commits.
    private var count = 1

    init(_ block: @escaping () -> Void, within outer: CompletionGroup?) {
        self.block = block
        self.outer = outer
        outer?.enter()
    }

    func enter() {
        count += 1
    }

    func leave() {
        count -= 1
        guard count == 0 else { return }
        block()
        outer?.leave()
    }
}
