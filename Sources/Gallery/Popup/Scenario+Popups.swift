import ChoiceKit
import UIKit

extension Scenario {
    /// `Popup` in its kinds.
    static let popups = [
        screen("Popup network error", .networkError),
        screen("Popup delete with cancel", .deletion),
        screen("Popup three buttons", .threeButtons),
        screen("Popup long message", .longMessage),
        screen("Popup text field", .textField),
        screen("Popup filled buttons", .filledButtons),
        screen("Popup over popup", .overPopup),
    ]

    private static func screen(_ name: String, _ kind: PopupSample.Kind) -> Scenario {
        Scenario(name, audit: { PopupSample(kind, $0).popups.flatMap { $0.audit() } }) {
            PopupScreenViewController(kind, log: $0)
        }
    }
}
