#if canImport(Combine)
public import Combine
public import UIKit

extension PickerSheet {
    /// Shows columns to each subscriber, on the main thread. Cancelling the subscription takes the sheet
    /// away.
    ///
    /// - Parameters:
    ///   - columns: from where the interface begins.
    ///   - contentType: the title and the buttons.
    ///   - initialSelections: the row of a column, which `section` is.
    ///   - parentViewController: presents the sheet.
    ///   - target: the view that the choice is for.
    ///   - style: the look.
    /// - Returns: the events, of which the end is the last; then it finishes.
    public static func publisher(
        columns: [Column], contentType: ContentType = .normal(),
        initialSelections: [(row: Int, section: Int)] = [], parentViewController: UIViewController,
        target: UIView? = nil, style: Style = .standard
    ) -> AnyPublisher<Event, Never> {
        let request = PickerRequest(
            columns: columns, contentType: contentType, selections: initialSelections, style: style)
        return Deferred { [weak parentViewController, weak target] in
            request.publisher(from: parentViewController, for: target)
        }.eraseToAnyPublisher()
    }
}

extension PickerRequest {
    fileprivate func publisher(
        from parent: UIViewController?, for target: UIView?
    ) -> AnyPublisher<PickerSheet.Event, Never> {
        let subject = PassthroughSubject<PickerSheet.Event, Never>()
        guard let parent else {
            return Just<PickerSheet.Event>(.ended(.cancelled(.parentGone))).eraseToAnyPublisher()
        }
        let presentation = PickerPresentation(self, from: parent, for: target) { step in
            subject.send(PickerSheet.Event(step))
            if case .ended = step { subject.send(completion: .finished) }
        }
        // What is told before the subscriber asks for it, as the end of a sheet that cannot be shown, is
        // kept for it.
        return subject.buffer(size: .max, prefetch: .keepFull, whenFull: .dropOldest)
            .handleEvents(
                receiveSubscription: { _ in presentation.begin() },
                // A subscription may be cancelled on any thread.
                receiveCancel: { @Sendable in
                    Task { @MainActor in presentation.end(.cancelled(.taskCancelled)) }
                }
            ).eraseToAnyPublisher()
    }
}
#endif
