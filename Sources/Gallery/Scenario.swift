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
    public static let all: [Scenario] =
        forms + dropdowns + choices + popups + toasts + controls + presentations + lists + layouts

    /// The scenario of that name.
    public static func named(_ name: String) -> Scenario? { all.first { $0.name == name } }

    init(_ name: String, make: @escaping @MainActor (EventLog) -> UIViewController) {
        self.name = name
        makeViewController = make
    }
}
