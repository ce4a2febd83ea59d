import UIKit

extension Scenario {
    /// Real screens made of components.
    static let forms = [
        Scenario("Leave request") { LeaveRequestViewController(log: $0) }
    ]
}
