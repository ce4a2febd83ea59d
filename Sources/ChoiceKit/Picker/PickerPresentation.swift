import UIKit

/// One sheet, from the call that shows it until it is gone, which is told exactly once.
///
/// That a swipe has moved the sheet when its dismissal is announced, by which it is told from a tap beside
/// it, is untried on iOS.
@MainActor final class PickerPresentation: NSObject {
    private enum Phase {
        case waiting
        case arriving
        /// Asked to go before it had arrived.
        case arrivingToLeave(PickerEnding)
        case present
        case leaving(PickerEnding)
        case gone
    }

    let sheet: PickerSheetController
    private weak var parent: UIViewController?
    private let target: PickerTarget
    private let request: PickerRequest
    private let tell: (PickerStep) -> Void
    private var phase = Phase.waiting
    private var watch: PopupHostWatch?
    private var afterwards: [() -> Void] = []
    /// What was told of last; nil before a person changed anything.
    private var told: PickerColumns?

    init(
        _ request: PickerRequest, from parent: UIViewController, for target: UIView?,
        tell: @escaping (PickerStep) -> Void
    ) {
        self.request = request
        self.parent = parent
        self.target = PickerTarget(target, in: parent)
        self.tell = tell
        var columns = PickerColumns(request.columns, selections: request.selections)
        columns.restore(request.wishes)
        columns.restore(PickerMemory.choices(at: target))
        sheet = PickerSheetController(columns, request, language: Language(of: parent.view))
        super.init()
        sheet.presentation = self
    }

    // MARK: From beginning to end

    func begin() {
        guard let parent, parent.viewIfLoaded?.window != nil else { return finish(.cancelled(.parentGone)) }
        switch parent.presentedViewController {
        case nil: present(from: parent)
        case let other as PickerSheetController:
            other.presentation?.whenGone { self.begin() }
            other.presentation?.end(.cancelled(.superseded))
        default: finish(.cancelled(.parentGone))
        }
    }

    private func present(from parent: UIViewController) {
        guard case .waiting = phase else { return }
        phase = .arriving
        sheet.view.tintColor = request.style.tintColor ?? parent.view.tintColor
        let isRegular = parent.traitCollection.horizontalSizeClass == .regular
        if isRegular, let view = target.view, view.window === parent.view.window {
            presentAsPopover(at: view)
        } else {
            presentAsSheet(isCard: isRegular)
        }
        target.showMark(request.style.tintColor)
        parent.present(sheet, animated: true) { [weak self] in self?.didArrive() }
        // UIKit refuses without a word to the caller.
        if sheet.presentingViewController == nil { return finish(.cancelled(.parentGone)) }
        watch = PopupHostWatch(of: parent.view) { [weak self] in self?.parentLeft() }
    }

    /// The parent is off the screen, as where a person swiped back behind a sheet that dims nothing. What
    /// presents the sheet may be there still, and then keeps it. It is over when the sheet is off the screen:
    /// one that goes with its parent is asked to go in vain, and UIKit tells no end of that.
    private func parentLeft() {
        guard case .present = phase else { return end(.cancelled(.parentGone)) }
        phase = .arrivingToLeave(.cancelled(.parentGone))
        sheet.stop()
        sheet.presentingViewController?.dismiss(animated: true)
    }

    private func presentAsPopover(at view: UIView) {
        sheet.modalPresentationStyle = .popover
        sheet.popoverPresentationController?.sourceView = view
        sheet.popoverPresentationController?.delegate = self
    }

    private func presentAsSheet(isCard: Bool) {
        sheet.modalPresentationStyle = isCard ? .formSheet : .pageSheet
        if request.style.transition == .dissolve { sheet.modalTransitionStyle = .crossDissolve }
        guard let controller = sheet.sheetPresentationController else { return }
        controller.delegate = self
        controller.prefersEdgeAttachedInCompactHeight = true
        if #available(iOS 16, *) {
            controller.detents = [
                .custom(identifier: Self.detent) { [weak sheet] context in
                    sheet.map { min($0.wantedHeight, context.maximumDetentValue) }
                }
            ]
            if !request.style.dimsBackground { controller.largestUndimmedDetentIdentifier = Self.detent }
        } else {
            controller.detents = [.medium()]
            if !request.style.dimsBackground { controller.largestUndimmedDetentIdentifier = .medium }
        }
    }

    /// Takes the sheet away, at once or as soon as it has arrived. Only the first ending counts.
    func end(_ ending: PickerEnding) {
        switch phase {
        case .waiting: finish(ending)
        case .arriving: phase = .arrivingToLeave(ending)
        case .present: leave(ending)
        case .arrivingToLeave, .leaving, .gone: return
        }
        sheet.stop()
    }

    /// Runs after the ending has been told.
    func whenGone(_ body: @escaping () -> Void) { afterwards.append(body) }

    private func didArrive() {
        switch phase {
        case .arriving: phase = .present
        case .arrivingToLeave(let ending): leave(ending)
        case .waiting, .present, .leaving, .gone: return
        }
    }

    private func leave(_ ending: PickerEnding) {
        phase = .leaving(ending)
        guard let presenter = sheet.presentingViewController else { return finish(ending) }
        presenter.dismiss(animated: true) { [weak self] in self?.finish(ending) }
    }

    private func finish(_ ending: PickerEnding) {
        if case .gone = phase { return }
        phase = .gone
        watch?.stop()
        sheet.stop()
        target.restore()
        switch ending {
        case .done(let columns):
            PickerMemory.remember(columns.places, at: target.view)
            let titles = columns.places.map(\.title)
            if !titles.isEmpty { target.show(titles.joined(separator: request.style.separator)) }
        case .cancelled:
            if let told, told.choices != sheet.first.choices { tell(.changed(sheet.first)) }
        }
        tell(.ended(ending))
        if let view = target.view { UIAccessibility.post(notification: .screenChanged, argument: view) }
        let waiting = afterwards
        afterwards = []
        // The two hold each other until here, since nobody else has to.
        sheet.presentation = nil
        waiting.forEach { $0() }
    }

    // MARK: What the sheet tells

    func sheetDidChange(_ columns: PickerColumns) {
        guard isOpen else { return }
        told = columns
        tell(.changed(columns))
    }

    /// Whether it is there or on its way, and nobody has asked it to go.
    var isOpen: Bool {
        switch phase {
        case .arriving, .present: true
        case .waiting, .arrivingToLeave, .leaving, .gone: false
        }
    }

    func sheetDidLayOut() {
        guard isOpen, sheet.modalPresentationStyle == .pageSheet, let window = sheet.view.window else {
            return
        }
        target.makeRoom(sheet.wantedHeight + window.safeAreaInsets.bottom)
    }

    /// Whether a finger has moved it below the edge at which it stands; a tap beside it has not.
    private var isSwiped: Bool {
        guard sheet.modalPresentationStyle == .pageSheet, let window = sheet.view.window else { return false }
        return sheet.view.convert(sheet.view.bounds, to: window).maxY > window.bounds.maxY + 1
    }

    /// The sheet is off the screen, and something covers it no more than before: what went with its parent is
    /// over. For the other ways UIKit is not through yet.
    func sheetDidDisappear() {
        guard sheet.presentedViewController == nil else { return }
        switch phase {
        case .arriving, .present: finish(.cancelled(.parentGone))
        case .arrivingToLeave(let ending): finish(ending)
        case .waiting, .leaving, .gone: return
        }
    }

    @available(iOS 15, *) private static let detent = UISheetPresentationController.Detent.Identifier(
        "picker")
}

extension PickerPresentation: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        guard isOpen else { return }
        phase = .leaving(.cancelled(isSwiped ? .swipe : .outsideTap))
        sheet.stop()
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        if case .leaving(let ending) = phase { finish(ending) }
    }
}
