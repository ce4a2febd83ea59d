import UIKit

/// Loads rows that are wanted, and cancels what is wanted no longer.
@MainActor final class PickerLoader {
    /// Given the id of a load and its rows; nil where they could not be loaded.
    var receive: (Int, (any PickerList)?) -> Void = { _, _ in }
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var isStopped = false

    /// Begins what is not on its way yet, and cancels everything else.
    func follow(_ loads: [PickerLoad]) {
        for (id, task) in tasks where !loads.contains(where: { $0.id == id }) {
            tasks[id] = nil
            task.cancel()
        }
        guard !isStopped else { return }
        for load in loads where tasks[load.id] == nil { begin(load) }
    }

    /// Cancels everything, and begins nothing any more.
    func stop() {
        isStopped = true
        follow([])
    }

    private func begin(_ load: PickerLoad) {
        tasks[load.id] = Task { [weak self] in
            guard !Task.isCancelled else { return }
            let list = try? await load.rows(load.before)
            guard !Task.isCancelled else { return }
            self?.receive(load.id, list)
        }
    }
}
