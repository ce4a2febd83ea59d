public import UIKit

/// A screen of the gallery: a component in one state, or a real screen made of components.
///
/// One list feeds the gallery, its pictures and the scripts that are played on it.
public struct Scenario: Identifiable, Sendable {
    /// What `open` in a script and the index of the pictures call it.
    public let name: String

    /// Makes the screen anew. It writes what its components tell it into the log. Its language is the
    /// `accessibilityLanguage` of the window that it is shown in: Korean for `ko`, else English.
    public let makeViewController: @MainActor (EventLog) -> UIViewController

    public var id: String { name }

    /// Every scenario, in the order that they are shown in.
    public static let all: [Scenario] = [
        Scenario("Leave request") { LeaveRequestViewController(log: $0) },
        Scenario("DropdownButton placeholder") { DropdownViewController(.placeholder, log: $0) },
        Scenario("DropdownButton chosen") { DropdownViewController(.chosen, log: $0) },
        Scenario("DropdownButton open below") { DropdownViewController(.openBelow, log: $0) },
        Scenario("DropdownButton open above") { DropdownViewController(.openAbove, log: $0) },
        Scenario("DropdownButton disabled") { DropdownViewController(.disabled, log: $0) },
        Scenario("DropdownButton invalid") { DropdownViewController(.invalid, log: $0) },
        Scenario("DropdownButton sections and footer") { DropdownViewController(.sections, log: $0) },
        Scenario("DropdownButton disabled rows") { DropdownViewController(.disabledRows, log: $0) },
        Scenario("DropdownButton long titles") { DropdownViewController(.longTitles, log: $0) },
        Scenario("DropdownButton 1,000,000 items") { DropdownViewController(.million, log: $0) },
        Scenario("Travel style test") { TravelStyleViewController(log: $0) },
        Scenario("Drag laboratory") { DragLaboratoryViewController(log: $0) },
        Scenario("UIButton states") { ButtonStylesViewController(log: $0) },
        Scenario("UIButton contents") { ButtonContentsViewController(log: $0) },
        Scenario("Text fields") { TextFieldViewController(log: $0) },
        Scenario("Alert") { AlertScreenViewController(.alert, log: $0) },
        Scenario("Action sheet") { AlertScreenViewController(.actionSheet, log: $0) },
        Scenario("Navigation bar") { NavigationScreenViewController.navigation(log: $0) },
        Scenario("Table cell styles") { TableCellStylesViewController(log: $0) },
        Scenario("Table sections") { TableSectionsViewController(.plain, log: $0) },
        Scenario("Table sections grouped") { TableSectionsViewController(.grouped, log: $0) },
        Scenario("Table sections inset") { TableSectionsViewController(.insetGrouped, log: $0) },
        Scenario("Long list") { LongListViewController(count: 1_000, log: $0) },
        Scenario("1,000,000 items") { LongListViewController(count: 1_000_000, showsEnd: true, log: $0) },
        Scenario("UIStackView distributions") { StackViewController(log: $0) },
    ]

    /// The scenario of that name.
    public static func named(_ name: String) -> Scenario? { all.first { $0.name == name } }

    private init(_ name: String, make: @escaping @MainActor (EventLog) -> UIViewController) {
        self.name = name
        makeViewController = make
    }
}
