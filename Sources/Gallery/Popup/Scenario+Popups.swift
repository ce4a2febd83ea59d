import UIKit

extension Scenario {
    /// `Popup` in its kinds.
    static let popups = [
        Scenario("Popup network error") { PopupScreenViewController(.networkError, log: $0) },
        Scenario("Popup delete with cancel") { PopupScreenViewController(.deletion, log: $0) },
        Scenario("Popup three buttons") { PopupScreenViewController(.threeButtons, log: $0) },
        Scenario("Popup long message") { PopupScreenViewController(.longMessage, log: $0) },
        Scenario("Popup text field") { PopupScreenViewController(.textField, log: $0) },
        Scenario("Popup filled buttons") { PopupScreenViewController(.filledButtons, log: $0) },
        Scenario("Popup over popup") { PopupScreenViewController(.overPopup, log: $0) },
    ]
}
