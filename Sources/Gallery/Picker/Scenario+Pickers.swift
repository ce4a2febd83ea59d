import UIKit

extension Scenario {
    /// `PickerSheet` over a form.
    static let pickers = [
        Scenario("PickerSheet time") { PickerScreenViewController(.time, log: $0) },
        Scenario("PickerSheet region") { PickerScreenViewController(.region, log: $0) },
        Scenario("PickerSheet date") { PickerScreenViewController(.date, log: $0) },
        Scenario("PickerSheet 1,000 rows") { PickerScreenViewController(.thousand, log: $0) },
        Scenario("PickerSheet loaded") { PickerScreenViewController(.loaded, log: $0) },
        Scenario("PickerSheet not loaded") { PickerScreenViewController(.failed, log: $0) },
        Scenario("PickerSheet without rows") { PickerScreenViewController(.nothing, log: $0) },
    ]
}
