import UIKit

/// What a sheet was asked to show.
@MainActor struct PickerRequest {
    let columns: [PickerSheet.Column]
    let contentType: PickerSheet.ContentType
    var selections: [(row: Int, section: Int)] = []
    /// Goes before the selections.
    var wishes: [PickerWish] = []
    let style: PickerSheet.Style
    /// Whether Done is off while a column has no rows.
    var needsEveryColumn = false

    /// Shows the sheet. Whoever drops the stream, or cancels the task that reads it, takes the sheet away.
    ///
    /// - Parameter event: the caller's words for a step.
    func stream<Event: Sendable>(
        from parent: UIViewController, for target: UIView?, event: @escaping (PickerStep) -> Event?
    ) -> AsyncStream<Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
        let presentation = PickerPresentation(self, from: parent, for: target) { step in
            if let event = event(step) { continuation.yield(event) }
            if case .ended = step { continuation.finish() }
        }
        continuation.onTermination = { reason in
            guard case .cancelled = reason else { return }
            Task { @MainActor in presentation.end(.cancelled(.taskCancelled)) }
        }
        presentation.begin()
        return stream
    }
}
