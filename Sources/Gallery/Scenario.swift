public import ChoiceKit
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

    private let audit: @MainActor (ScreenLanguage) -> [HIGAudit.Finding]

    public var id: String { name }

    /// Where the popups, toasts and buttons with menus of the screen do not follow the Human Interface
    /// Guidelines.
    ///
    /// - Parameter language: that of the screen, as a BCP 47 tag: Korean for `ko`, else English.
    @MainActor public func findings(in language: String) -> [HIGAudit.Finding] {
        audit(ScreenLanguage(tag: language))
    }

    /// Every scenario, in the order that they are shown in.
    public static let all: [Scenario] =
        forms + dropdowns + searches + menus + choices + popups + toasts + pickers + controls + presentations
        + lists + layouts + audits

    /// The scenario of that name.
    public static func named(_ name: String) -> Scenario? { all.first { $0.name == name } }

    /// - Parameter audit: what is found in the popups, toasts and buttons of the screen; nothing by default.
    init(
        _ name: String, audit: @escaping @MainActor (ScreenLanguage) -> [HIGAudit.Finding] = { _ in [] },
        make: @escaping @MainActor (EventLog) -> UIViewController
    ) {
        self.name = name
        self.audit = audit
        makeViewController = make
    }
}
