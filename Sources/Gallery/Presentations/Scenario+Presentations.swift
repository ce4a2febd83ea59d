import UIKit

extension Scenario {
    /// What UIKit presents, and how it navigates.
    static let presentations = [
        Scenario("Alert") { AlertScreenViewController(.alert, log: $0) },
        Scenario("Action sheet") { AlertScreenViewController(.actionSheet, log: $0) },
        Scenario("Navigation bar") { NavigationScreenViewController.navigation(log: $0) },
    ]
}
