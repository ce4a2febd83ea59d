public import UIKit

/// A sheet over the app's own values: values go in, values come out.
///
/// ```swift
/// let sheet = TypedPickerSheet(
///     .fixed(Province.allCases, title: \.name),
///     .dependent(title: \.name) { province in province.districts })
/// switch await sheet.choose(parentViewController: self, target: regionField) {
/// case .done((let province, let district)): request.region = Region(province, district)
/// case .cancelled: break
/// }
/// ```
///
/// Everything else is as with ``PickerSheet``, with two differences: values are told apart by themselves and
/// not by what their rows say, and a choice is whole, so that Done is off while a column has no rows.
///
/// `Values` is the value of the only column, or a tuple of up to five.
@MainActor public struct TypedPickerSheet<Values> {
    /// What a sheet tells: any number of changes, then exactly one end.
    public enum Event {
        /// As that of ``PickerSheet/Event``; not told while a column has no rows.
        case changed(Values)
        /// The sheet is gone; nothing follows.
        case ended(Ending)
    }

    /// How a sheet ended.
    public enum Ending {
        case done(Values)
        case cancelled(PickerSheet.WayOut)
    }

    let columns: [PickerSheet.Column]
    /// Nil while a column has no rows.
    let values: ([PickerPlace]) -> Values?
    let ids: (Values) -> [AnyHashable]

    /// Shows the sheet, and calls back.
    ///
    /// - Parameters:
    ///   - contentType: the title and the buttons.
    ///   - initialValues: where the columns begin; nil for their first rows, and what was chosen last at the
    ///     target before it. In place of a value that there is not, its column begins with its first row.
    ///   - parentViewController: presents the sheet.
    ///   - target: the view that the choice is for.
    ///   - style: the look.
    ///   - onEvent: called with each event; where the sheet cannot be shown, with the end before this
    ///     returns.
    public func show(
        contentType: PickerSheet.ContentType = .normal(), initialValues: Values? = nil,
        parentViewController: UIViewController, target: UIView? = nil, style: PickerSheet.Style = .standard,
        onEvent: @escaping (Event) -> Void
    ) {
        let request = request(contentType, initialValues, style)
        PickerPresentation(request, from: parentViewController, for: target) { step in
            if let event = event(step) { onEvent(event) }
        }.begin()
    }

    /// Shows the sheet and waits for its end.
    ///
    /// - Returns: how it ended; `.cancelled(.taskCancelled)` where the task is cancelled, which takes the
    ///   sheet away.
    public func choose(
        contentType: PickerSheet.ContentType = .normal(), initialValues: Values? = nil,
        parentViewController: UIViewController, target: UIView? = nil, style: PickerSheet.Style = .standard
    ) async -> Ending {
        let steps = request(contentType, initialValues, style)
            .stream(from: parentViewController, for: target) { $0 }
        for await step in steps {
            if case .ended(let ending)? = event(step) { return ending }
        }
        return .cancelled(.taskCancelled)
    }

    private func request(
        _ contentType: PickerSheet.ContentType, _ initial: Values?, _ style: PickerSheet.Style
    ) -> PickerRequest {
        let wishes = initial.map(ids) ?? []
        return PickerRequest(
            columns: columns, contentType: contentType,
            wishes: wishes.enumerated().map { PickerWish(column: $0.offset, row: 0, id: $0.element) },
            style: style, needsEveryColumn: true)
    }

    /// Nil for a change that leaves a column without rows.
    private func event(_ step: PickerStep) -> Event? {
        switch step {
        case .changed(let columns): values(columns.places).map { .changed($0) }
        case .ended(.cancelled(let way)): .ended(.cancelled(way))
        case .ended(.done(let columns)): values(columns.places).map { .ended(.done($0)) }
        }
    }
}

extension TypedPickerSheet where Values: Sendable {
    /// Shows the sheet.
    ///
    /// - Parameters:
    ///   - contentType: the title and the buttons.
    ///   - initialValues: where the columns begin; nil for their first rows, and what was chosen last at the
    ///     target before it. In place of a value that there is not, its column begins with its first row.
    ///   - parentViewController: presents the sheet.
    ///   - target: the view that the choice is for.
    ///   - style: the look.
    /// - Returns: the events. Whoever drops the stream, or cancels the task that reads it, takes the sheet
    ///   away.
    public func show(
        contentType: PickerSheet.ContentType = .normal(), initialValues: Values? = nil,
        parentViewController: UIViewController, target: UIView? = nil, style: PickerSheet.Style = .standard
    ) -> AsyncStream<Event> {
        request(contentType, initialValues, style)
            .stream(from: parentViewController, for: target) { event($0) }
    }
}

extension TypedPickerSheet.Event: Sendable where Values: Sendable {}
extension TypedPickerSheet.Ending: Sendable where Values: Sendable {}
