import ChoiceKit
import UIKit

extension Scenario {
    /// `PopUpButton` and `PullDownButton`.
    static let menus = [
        calls("Call settings"), calls("PopUpButton menu", opening: .line),
        calls("PopUpButton list", opening: .ringtone),
        repeating("Repeat with other"), repeating("Repeat with other open", isOpen: true),
        pullDown("PullDownButton"), pullDown("PullDownButton open", isOpen: true),
    ]

    private static func calls(_ name: String, opening: CallSettingsSample.Setting? = nil) -> Scenario {
        Scenario(
            name,
            audit: { language in
                let sample = CallSettingsSample(language)
                return CallSettingsSample.Setting.allCases.flatMap { sample.makeButton(for: $0).audit() }
            }
        ) { CallSettingsViewController(opening: opening, log: $0) }
    }

    private static func repeating(_ name: String, isOpen: Bool = false) -> Scenario {
        Scenario(name, audit: { RepeatSample($0).makeButton().audit() }) {
            RepeatViewController(isOpen: isOpen, log: $0)
        }
    }

    private static func pullDown(_ name: String, isOpen: Bool = false) -> Scenario {
        Scenario(name, audit: { PullDownSample($0).makeButton().audit() }) {
            PullDownViewController(isOpen: isOpen, log: $0)
        }
    }
}
