import UIKit

/// Offers to take back what a person did, while a toast is up: several times in a row are one batch.
///
/// ```swift
/// lazy var deletions = ToastUndo<Message>(in: scene.toastCenter) { [mailbox] in
///     mailbox.restore($0)
/// } settle: { [mailbox] in
///     mailbox.deleteForGood($0)
/// }
///
/// func delete(_ messages: [Message]) {
///     list.remove(messages)
///     deletions.add(messages)
/// }
/// ```
///
/// Each thing that is added is reverted or settled, and never both: reverted where the person chose the
/// action while the toast was up or waited, and settled however else the toast ended, also when the scene
/// goes to the background, from which it may not come back.
///
/// The toast goes away, so offer the same by another route too, and say so by `hasOtherRoute` (WCAG 2.2.1).
/// `revert()` is for that route.
@MainActor public final class ToastUndo<Item> {
    private let center: ToastCenter
    private let template: Toast
    private let text: ((Int) -> String)?
    private let onRevert: ([Item]) -> Void
    private let onSettle: ([Item]) -> Void
    private let observations = Observations()
    private var handle: ToastHandle?

    /// What can still be taken back, in the order in which it was added.
    public private(set) var items: [Item] = []

    /// - Parameters:
    ///   - center: the toasts of the scene in which the person did it.
    ///   - text: what is said of so many things; "12 deleted" by default.
    ///   - hasOtherRoute: whether the person can take it back without the toast, for the audit.
    ///   - style: how the toast looks, and its words.
    ///   - revert: brings back what it gets, a whole batch; the person chose so.
    ///   - settle: makes it final; there is no way back any more.
    public init(
        in center: ToastCenter, text: ((Int) -> String)? = nil, hasOtherRoute: Bool? = nil,
        style: Toast.Style = .standard, revert: @escaping ([Item]) -> Void,
        settle: @escaping ([Item]) -> Void
    ) {
        self.center = center
        self.text = text
        onRevert = revert
        onSettle = settle
        template = Toast(
            "", action: .init("", hasOtherRoute: hasOtherRoute), purpose: .information, style: style)
        guard let scene = center.scene else { return }
        observations.add(UIScene.didEnterBackgroundNotification, of: scene) { [weak self] in self?.settle() }
    }

    /// The person did something to these: they are one batch with what can still be taken back, and its time
    /// begins anew.
    public func add(_ items: [Item]) {
        guard !items.isEmpty else { return }
        self.items += items
        if let handle, handle.update({ $0.text = message }) { return }
        var toast = template
        toast.text = message
        toast.action?.title = texts.undo
        // The handlers keep this alive as long as there is something to take back.
        handle = center.show(toast, isShared: false, onEnd: { self.end(reverts: $0 == .action) })
    }

    /// The person did something to this; the same as `add(_:)` with one.
    public func add(_ item: Item) { add([item]) }

    /// Takes the batch back, as the action of the toast does. Nothing happens where there is none.
    public func revert() { handle?.end(.action) }

    /// Makes the batch final now. Nothing happens where there is none.
    public func settle() { handle?.dismiss() }

    private func end(reverts: Bool) {
        let batch = items
        items = []
        handle = nil
        reverts ? onRevert(batch) : onSettle(batch)
    }

    private var message: String { text?(items.count) ?? texts.deleted(items.count) }

    private var texts: Toast.Texts { template.style.texts ?? center.texts }
}
