import UIKit

extension Scenario {
    /// Toasts in their states, and screens that use them.
    static let toasts = [
        Scenario("Toast") { ToastScreenViewController(.plain, log: $0) },
        Scenario("Toast with an image") { ToastScreenViewController(.image, log: $0) },
        Scenario("Toast with an action") { ToastScreenViewController(.action, log: $0) },
        Scenario("Toast of high priority") { ToastScreenViewController(.high, log: $0) },
        Scenario("Toast with a long text") { ToastScreenViewController(.long, log: $0) },
        Scenario("Toast above a toolbar") { ToastScreenViewController(.toolbar, log: $0) },
        Scenario("Toast and the keyboard") { ToastScreenViewController(.field, log: $0) },
        Scenario("Undo of deletions") { InboxViewController(log: $0) },
        Scenario("Progress in a toast") { UploadViewController(log: $0) },
    ]
}
