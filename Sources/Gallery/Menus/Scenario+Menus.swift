import UIKit

extension Scenario {
    /// `PullDownButton` in its states.
    static let menus = [
        Scenario("PullDownButton") { PullDownViewController(log: $0) },
        Scenario("PullDownButton open") { PullDownViewController(isOpen: true, log: $0) },
    ]
}
