import ChoiceKit
import UIKit

extension Scenario {
    /// Toasts in their states, and screens that use them.
    static let toasts = [
        screen("Toast", .plain),
        screen("Toast with an image", .image),
        screen("Toast with an action", .action),
        screen("Toast of high priority", .high),
        screen("Toast with a long text", .long),
        screen("Toast above a toolbar", .toolbar),
        screen("Toast and the keyboard", .field),
        Scenario("Undo of deletions") { InboxViewController(log: $0) },
        Scenario("Progress in a toast") { UploadViewController(log: $0) },
    ]

    private static func screen(_ name: String, _ state: ToastScreenViewController.State) -> Scenario {
        Scenario(name, audit: { ToastSample($0).toasts(state).flatMap { $0.audit() } }) {
            ToastScreenViewController(state, log: $0)
        }
    }
}
