import ChoiceKit
import UIKit

extension Scenario {
    /// What the audit finds.
    static let audits = [
        Scenario("Popup that breaks the rules", audit: { BrokenPopup.popup($0).audit() }) {
            BrokenPopupViewController(log: $0)
        }
    ]
}
