public import UIKit

extension UIViewController {
    /// Shows a popup over everything of this controller's scene and waits for the answer.
    ///
    /// The controller's view has to be in a window. The popup is presented from whatever controller is in
    /// front there. One at a time is up: it waits while another one is, while a transition runs, and while
    /// the scene is not active. An urgent one takes the place of one that is not, which comes back
    /// afterwards.
    ///
    /// When the task is cancelled, the popup goes and the result is `taskCancelled`.
    ///
    /// - Returns: what a person chose, or why they could not, when the popup is gone. It always comes.
    public func present(_ popup: Popup) async -> Popup.Result {
        guard !Task.isCancelled else { return .taskCancelled }
        let call = PopupCall()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                call.cancel = PopupPresenter.present(popup, from: self) { continuation.resume(returning: $0) }
            }
        } onCancel: {
            Task { @MainActor in call.cancel?() }
        }
    }

    /// Shows a popup in the same way, for code that cannot wait.
    ///
    /// - Parameters:
    ///   - popup: what is asked.
    ///   - onResult: called once, when the popup is gone, so that it may present something; before this
    ///     returns where the popup cannot be shown.
    public func present(_ popup: Popup, onResult: @escaping (Popup.Result) -> Void) {
        PopupPresenter.present(popup, from: self, onResult: onResult)
    }

    /// Asks something with two buttons: the left one cancels, the right one is the likely answer.
    ///
    /// From right to left they change places. Escape, command-period and the Z gesture are the left button,
    /// Return is the right one, so what loses something is asked with `present(_:)` and a destructive action.
    /// One of the two texts has to be there.
    ///
    /// - Parameters:
    ///   - mainText: the title.
    ///   - subText: the message under it.
    ///   - leftButtonTitle: "취소" or "Cancel" where it is nil.
    ///   - rightButtonTitle: "확인" or "OK" where it is nil; better a verb that says what happens.
    ///   - leftButtonHandler: called once when the popup is gone, where a person cancelled.
    ///   - rightButtonHandler: called once when the popup is gone, where a person chose the right button.
    public func showPopup(
        forMainText mainText: String?, forSubText subText: String? = nil,
        forLeftButtonTitle leftButtonTitle: String? = nil,
        forRightButtonTitle rightButtonTitle: String? = nil,
        forLeftButtonHandler leftButtonHandler: (() -> Void)? = nil,
        forRightButtonHandler rightButtonHandler: (() -> Void)? = nil
    ) {
        let right = Popup.Action(id: "right", title: rightButtonTitle ?? "")
        let popup = Popup(
            title: mainText, message: subText,
            actions: [.cancel(leftButtonTitle ?? "", id: "left"), right], preferredActionID: right.id)
        present(popup) { result in
            if result.isCancel {
                leftButtonHandler?()
            } else if case .chosen = result {
                rightButtonHandler?()
            }
        }
    }

    /// Tells something, with one button below. One of the two texts has to be there.
    ///
    /// - Parameters:
    ///   - mainText: the title.
    ///   - subText: the message under it.
    ///   - centerButtonTitle: "확인" or "OK" where it is nil. Return is the same.
    ///   - centerButtonHandler: called once when the popup is gone, where a person chose the button.
    public func showConfirmationPopup(
        forMainText mainText: String?, forSubText subText: String? = nil,
        centerButtonTitle: String? = nil, centerButtonHandler: (() -> Void)? = nil
    ) {
        let center = Popup.Action(id: "center", title: centerButtonTitle ?? "")
        let popup = Popup(
            title: mainText, message: subText, actions: [center], preferredActionID: center.id)
        present(popup) { result in
            if case .chosen = result { centerButtonHandler?() }
        }
    }
}

/// What ends a presentation whose task is cancelled.
@MainActor private final class PopupCall {
    var cancel: (() -> Void)?
}
