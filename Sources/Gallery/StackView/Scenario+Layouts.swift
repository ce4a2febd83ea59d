import UIKit

extension Scenario {
    /// How stack views lay out.
    static let layouts = [
        Scenario("UIStackView distributions") { StackViewController(log: $0) }
    ]
}
