import UIKit

/// One opening of a list, from the call that presents it until it is gone, which is told exactly once.
///
/// A list goes in three ways: it is asked to (a choice, a call), a person taps outside, or it is swept away
/// with the controllers under it. What tells that it is gone is another callback each time, and a callback
/// that comes earlier must not be taken for it: until UIKit is through, the app could not present anything in
/// `onSelect`.
@MainActor final class DropdownPresentation: NSObject {
    typealias Item = DropdownButton.Item

    /// How it ended.
    struct Ending {
        let reason: DropdownButton.CloseReason
        var choice: Item?
    }

    private enum Phase {
        case arriving
        /// Asked to go before it had arrived.
        case arrivingToLeave(Ending)
        case present
        case leaving(Ending)
        case gone
    }

    let list: DropdownListController
    let form: DropdownForm
    private(set) weak var anchor: DropdownButton?
    private weak var window: UIWindow?
    private let onEnd: (Ending) -> Void
    private var afterwards: [() -> Void] = []
    private var phase = Phase.arriving
    private var keyboard: KeyboardObserver?
    /// The least height of a sheet and what its rows ask for, when it was placed last.
    var placedHeights = CGSize.zero

    /// A person chose a row.
    var onChoose: ((Item) -> Void)?

    /// A person wants items that could not be had to be asked for again.
    var onRetry: (() -> Void)?

    init(
        of list: DropdownListController, as form: DropdownForm, at anchor: DropdownButton,
        onEnd: @escaping (Ending) -> Void
    ) {
        self.list = list
        self.form = form
        self.anchor = anchor
        self.onEnd = onEnd
        window = anchor.window
        super.init()
        list.presentation = self
    }

    /// Whether it is there or on its way, and nobody has asked it to go.
    var isOpen: Bool {
        switch phase {
        case .arriving, .present: true
        case .arrivingToLeave, .leaving, .gone: false
        }
    }

    /// Whether a row was chosen and the app has not heard of it yet.
    var hasChoice: Bool {
        switch phase {
        case .arrivingToLeave(let ending), .leaving(let ending): ending.choice != nil
        case .arriving, .present, .gone: false
        }
    }

    // MARK: From beginning to end

    func begin(from presenter: UIViewController, passingTouchesTo others: [UIView]) {
        switch form {
        case .popover: becomePopover(passingTouchesTo: others)
        case .sheet: becomeSheet(isCard: presenter.traitCollection.horizontalSizeClass == .regular)
        }
        keyboard = KeyboardObserver { [weak self] in self?.keyboardDidMove() }
        place()
        presenter.present(list, animated: true) { [weak self] in self?.didArrive() }
    }

    private func becomePopover(passingTouchesTo others: [UIView]) {
        list.modalPresentationStyle = .popover
        guard let popover = list.popoverPresentationController else { return }
        popover.delegate = self
        // Without a sourceRect the popover follows the view (iOS 13.2).
        popover.sourceView = anchor
        popover.popoverLayoutMargins = UIEdgeInsets(
            top: DropdownPlacement.margin, left: DropdownPlacement.margin, bottom: DropdownPlacement.margin,
            right: DropdownPlacement.margin)
        popover.passthroughViews = others
    }

    /// Takes the list away, at once or as soon as it has arrived. Only the first reason counts.
    func end(_ reason: DropdownButton.CloseReason, choosing choice: Item? = nil) {
        switch phase {
        case .arriving: phase = .arrivingToLeave(Ending(reason: reason, choice: choice))
        case .present: leave(Ending(reason: reason, choice: choice))
        case .arrivingToLeave, .leaving, .gone: return
        }
    }

    /// Runs after the ending has been told.
    func whenGone(_ body: @escaping () -> Void) { afterwards.append(body) }

    /// Ends where UIKit took the list off the screen and told nobody.
    func endIfStale() {
        if list.presentingViewController == nil { finish() }
    }

    private func didArrive() {
        switch phase {
        case .arriving: phase = .present
        case .arrivingToLeave(let ending): leave(ending)
        case .present, .leaving, .gone: return
        }
    }

    private func leave(_ ending: Ending) {
        phase = .leaving(ending)
        guard let presenter = list.presentingViewController else { return finish() }
        presenter.dismiss(animated: anchor?.window != nil) { [weak self] in self?.finish() }
    }

    private func finish() {
        let ending: Ending
        switch phase {
        case .leaving(let known), .arrivingToLeave(let known): ending = known
        case .arriving, .present: ending = Ending(reason: .controllerGone)
        case .gone: return
        }
        phase = .gone
        keyboard = nil
        onEnd(ending)
        afterwards.forEach { $0() }
    }

    // MARK: What the list tells

    /// A person chose a row, which may have to be typed into first.
    func listDidChoose(_ item: Item) {
        if isOpen, anchor?.edits(item, in: list) != true { choose(item) }
    }

    /// Takes an item for the choice and closes the list.
    func choose(_ item: Item) {
        guard isOpen else { return }
        onChoose?(item)
        end(.chosen, choosing: item)
    }

    func listDidEscape() -> Bool {
        guard isOpen else { return false }
        end(.escaped)
        return true
    }

    /// The list is off the screen. What went by itself is over; for the other two ways UIKit is not through
    /// yet.
    func listDidDisappear() {
        guard list.presentedViewController == nil else { return }
        if case .leaving = phase { return }
        finish()
    }

    /// A tap on this view goes through to it, as on those that were there when the list opened.
    func passTouches(to view: UIView) {
        guard form == .popover, view !== anchor, let popover = list.popoverPresentationController,
            popover.passthroughViews?.contains(view) != true
        else { return }
        popover.passthroughViews = (popover.passthroughViews ?? []) + [view]
    }

    // MARK: Place

    private func keyboardDidMove() {
        if form == .sheet { list.viewIfLoaded?.setNeedsLayout() }
        place()
    }

    /// Chooses side and size anew, wherever the button and the window are now.
    func place() {
        guard form == .popover else { return placeSheet() }
        guard let anchor, let window, anchor.window === window else { return }
        let placement = DropdownPlacement(
            at: anchor.convert(anchor.bounds, to: window),
            in: DropdownPlacement.Room(window),
            limits: DropdownPlacement.Limits(
                minimumWidth: anchor.minimumPopoverWidth, maximumHeightFraction: anchor.maxHeightFraction,
                rowHeight: list.leastHeight),
            contentHeight: list.contentHeight)
        // One direction, or the popover would choose a side by itself when the wanted size fits neither.
        let direction: UIPopoverArrowDirection = placement.side == .below ? .up : .down
        if let popover = list.popoverPresentationController, popover.permittedArrowDirections != direction {
            popover.permittedArrowDirections = direction
        }
        if list.preferredContentSize != placement.size { list.preferredContentSize = placement.size }
    }

    /// The button is somewhere else: the list follows, unless that is another window or none.
    func anchorDidMove() {
        guard let window, anchor?.window === window else { return end(.buttonRemoved) }
        place()
    }
}

extension DropdownPresentation: UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate
{
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }

    /// Asked in compact height as well, where an iPhone lies on its side.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        guard isOpen else { return }
        phase = .leaving(Ending(reason: form == .sheet && isSwiped ? .swipedDown : .tappedOutside))
        // A finger that has begun a swipe may take it back.
        list.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] in
            if $0.isCancelled { self?.phase = .present }
        }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { finish() }
}
