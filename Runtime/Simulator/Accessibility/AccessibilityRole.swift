package import UIKitCore

/// What kind of thing an element is for assistive technology and for UI tests, which name it alike.
package enum AccessibilityRole: String, Hashable, Sendable {
    case application, window, other, button, staticText, image, table, cell, scrollView, link, textField,
        secureTextField, searchField, pickerWheel

    /// Whether people do something with it, apart from reading and scrolling.
    package var isControl: Bool {
        switch self {
        case .button, .cell, .link, .textField, .secureTextField, .searchField, .pickerWheel: true
        case .application, .window, .other, .staticText, .image, .table, .scrollView: false
        }
    }

    /// The class tells first; a view of the app's own says by its traits what it is.
    @MainActor package init(of element: UIResponder) {
        switch element {
        case is UIWindow: self = .window
        case is UITableViewCell: self = .cell
        case let field as UITextField:
            self =
                field.accessibilityTraits.contains(.searchField)
                ? .searchField : field.isSecureTextEntry ? .secureTextField : .textField
        case is UIButton: self = .button
        case is PickerColumn: self = .pickerWheel
        case is UITableView: self = .table
        case is UIScrollView: self = .scrollView
        default: self.init(traits: element.accessibilityTraits, element)
        }
    }

    @MainActor private init(traits: UIAccessibilityTraits, _ element: UIResponder) {
        if traits.contains(.button) || traits.contains(.adjustable) {
            self = .button
        } else if traits.contains(.link) {
            self = .link
        } else if traits.contains(.image) || element is UIImageView {
            self = .image
        } else if traits.contains(.staticText) || traits.contains(.header) || element is UILabel {
            self = .staticText
        } else {
            self = .other
        }
    }
}
