import UIKit

extension Scenario {
    /// Controls of UIKit.
    static let controls = [
        Scenario("UIButton states") { ButtonStylesViewController(log: $0) },
        Scenario("UIButton contents") { ButtonContentsViewController(log: $0) },
        Scenario("Text fields") { TextFieldViewController(log: $0) },
    ]
}
