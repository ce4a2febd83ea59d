public import UIKit

/// What an element tells of itself.
@MainActor public protocol XCUIElementAttributes {
    /// What tests call it: the `accessibilityIdentifier`.
    var identifier: String { get }
    /// In points of the screen.
    var frame: CGRect { get }
    /// What it is set to, nil where it has no value.
    var value: Any? { get }
    /// What people call it: the `accessibilityLabel`.
    var label: String { get }
    /// What kind of thing it is.
    var elementType: XCUIElement.ElementType { get }
    /// Whether it can be used now.
    var isEnabled: Bool { get }
    /// Whether it is what is chosen.
    var isSelected: Bool { get }
}
