import UIKit

extension Scenario {
    /// `PopUpButton` and `PullDownButton`.
    static let menus = [
        Scenario("Call settings") { CallSettingsViewController(log: $0) },
        Scenario("PopUpButton menu") { CallSettingsViewController(opening: .line, log: $0) },
        Scenario("PopUpButton list") { CallSettingsViewController(opening: .ringtone, log: $0) },
        Scenario("PullDownButton") { PullDownViewController(log: $0) },
        Scenario("PullDownButton open") { PullDownViewController(isOpen: true, log: $0) },
    ]
}
