import UIKit

extension Scenario {
    /// `DropdownButton` in its states.
    static let dropdowns = [
        Scenario("DropdownButton placeholder") { DropdownViewController(.placeholder, log: $0) },
        Scenario("DropdownButton chosen") { DropdownViewController(.chosen, log: $0) },
        Scenario("DropdownButton open below") { DropdownViewController(.openBelow, log: $0) },
        Scenario("DropdownButton open above") { DropdownViewController(.openAbove, log: $0) },
        Scenario("DropdownButton disabled") { DropdownViewController(.disabled, log: $0) },
        Scenario("DropdownButton invalid") { DropdownViewController(.invalid, log: $0) },
        Scenario("DropdownButton sections and footer") { DropdownViewController(.sections, log: $0) },
        Scenario("DropdownButton disabled rows") { DropdownViewController(.disabledRows, log: $0) },
        Scenario("DropdownButton long titles") { DropdownViewController(.longTitles, log: $0) },
        Scenario("DropdownButton loading") { DropdownViewController(.loading, log: $0) },
        Scenario("DropdownButton fails at first") { DropdownViewController(.failing, log: $0) },
        Scenario("DropdownButton sheet") { DropdownViewController(.sheet, log: $0) },
        Scenario("DropdownButton 1,000,000 items") { DropdownViewController(.million, log: $0) },
    ]
}
