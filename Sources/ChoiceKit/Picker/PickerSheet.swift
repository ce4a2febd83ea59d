public import UIKit

/// A sheet with a toolbar over wheels, to choose a value of each column.
///
/// ```swift
/// for await event in PickerSheet.show(
///     content: [["오전", "오후"], hours, minutes], contentType: .normal(title: "시간"),
///     parentViewController: self, target: timeLabel)
/// {
///     if case .ended(.done(let choices)) = event { save(choices.map(\.value)) }
/// }
/// ```
///
/// In a compact width it is a sheet from below; in a regular one a popover at its target, or without a target
/// a card in the middle.
///
/// - Done is never stale: while a wheel turns it waits, with input off, until that stands still, two seconds
///   at most, and takes the row that is in the middle then.
/// - Where a column's rows are loaded or could not be, Done is off; where a turn asks for rows while Done
///   waits, the sheet stays, for nobody has seen those yet.
/// - A sheet that is cancelled first tells of a change back to what it began with, where a person had changed
///   that.
/// - The target, and what was chosen last there, are remembered together for as long as the target lives: the
///   next sheet begins with those values, wherever they stand now. A value that is there no longer falls back
///   to the row at the same place, or the last, and VoiceOver says so.
@MainActor public enum PickerSheet {
    /// Shows columns of rows.
    ///
    /// - Parameters:
    ///   - content: the rows of each column, from where the interface begins. Columns may be of any length,
    ///     empty too.
    ///   - contentType: the title and the buttons.
    ///   - initialSelections: the row of a column, which `section` is; 0 where nothing is said, and what was
    ///     chosen last at the target before it. A row that there is not is the nearest one.
    ///   - parentViewController: presents the sheet. One that is not on the screen, or presents something
    ///     else than a sheet of this kind, gives the end `.cancelled(.parentGone)`; a sheet of this kind
    ///     ends as superseded, and the new one follows it.
    ///   - target: the view that the choice is for. It is kept in view and has a line round it while the
    ///     sheet is open; a label, a text field and a button show the choice after Done.
    ///   - style: the look.
    /// - Returns: the events. Whoever drops the stream, or cancels the task that reads it, takes the sheet
    ///   away.
    public static func show(
        content: [[String]], contentType: ContentType = .normal(),
        initialSelections: [(row: Int, section: Int)] = [], parentViewController: UIViewController,
        target: UIView? = nil, style: Style = .standard
    ) -> AsyncStream<Event> {
        show(
            columns: content.map { .fixed($0) }, contentType: contentType,
            initialSelections: initialSelections, parentViewController: parentViewController, target: target,
            style: style)
    }

    /// Shows columns of which one may follow from those before it; everything else is as with rows.
    public static func show(
        columns: [Column], contentType: ContentType = .normal(),
        initialSelections: [(row: Int, section: Int)] = [], parentViewController: UIViewController,
        target: UIView? = nil, style: Style = .standard
    ) -> AsyncStream<Event> {
        PickerRequest(
            columns: columns, contentType: contentType, selections: initialSelections, style: style
        ).stream(from: parentViewController, for: target) { Event($0) }
    }

    /// Shows columns, and calls back where nobody waits for a stream.
    ///
    /// - Parameters:
    ///   - columns: from where the interface begins.
    ///   - contentType: the title and the buttons.
    ///   - initialSelections: the row of a column, which `section` is.
    ///   - parentViewController: presents the sheet.
    ///   - target: the view that the choice is for.
    ///   - style: the look.
    ///   - onEvent: called with each event; where the sheet cannot be shown, with the end before this
    ///     returns.
    public static func show(
        columns: [Column], contentType: ContentType = .normal(),
        initialSelections: [(row: Int, section: Int)] = [], parentViewController: UIViewController,
        target: UIView? = nil, style: Style = .standard, onEvent: @escaping (Event) -> Void
    ) {
        let request = PickerRequest(
            columns: columns, contentType: contentType, selections: initialSelections, style: style)
        PickerPresentation(request, from: parentViewController, for: target) { onEvent(Event($0)) }.begin()
    }

    /// Shows columns and waits for the end.
    ///
    /// - Returns: how it ended; `.cancelled(.taskCancelled)` where the task is cancelled, which takes the
    ///   sheet away.
    public static func choose(
        columns: [Column], contentType: ContentType = .normal(),
        initialSelections: [(row: Int, section: Int)] = [], parentViewController: UIViewController,
        target: UIView? = nil, style: Style = .standard
    ) async -> Ending {
        let events = show(
            columns: columns, contentType: contentType, initialSelections: initialSelections,
            parentViewController: parentViewController, target: target, style: style)
        for await case .ended(let ending) in events { return ending }
        return .cancelled(.taskCancelled)
    }

    /// Forgets what was chosen last at a target, so that the next sheet begins with its initial selections.
    public static func forgetChoice(at target: UIView) { PickerMemory.forget(at: target) }
}
