import ChoiceKit
import UIKit

extension EventLog {
    /// Shows a toast and writes down when it comes, what is done with it, and why it goes.
    @discardableResult func show(_ toast: Toast, from controller: UIViewController) -> ToastHandle? {
        controller.view.window?.windowScene?.toastCenter.show(toast) { [weak self] in
            self?.record("Toast", toast.text, "action", ["title": .text(toast.action?.title ?? "")])
        } onEnd: { [weak self] in
            self?.record("Toast", toast.text, "dismissed", ["reason": .symbol("\($0)")])
        } onShow: { [weak self] in
            self?.record("Toast", toast.text, "shown")
        }
    }
}
