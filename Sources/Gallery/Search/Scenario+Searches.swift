import UIKit

extension Scenario {
    /// `DropdownButton` with so many items that they are searched.
    static let searches = [
        Scenario("DropdownButton leave reasons with search") {
            SearchingViewController(.leaveReasons, log: $0)
        },
        Scenario("DropdownButton time zones") { SearchingViewController(.timeZones, log: $0) },
        Scenario("DropdownButton Unicode characters") { SearchingViewController(.characters, log: $0) },
    ]
}
