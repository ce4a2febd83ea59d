import UIKit

extension Scenario {
    /// `ChoiceButton`, in a screen and under the ruler.
    static let choices = [
        Scenario("Travel style test") { TravelStyleViewController(log: $0) },
        Scenario("Drag laboratory") { DragLaboratoryViewController(log: $0) },
    ]
}
