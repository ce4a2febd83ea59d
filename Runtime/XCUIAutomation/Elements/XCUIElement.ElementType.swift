import Simulator

extension XCUIElement {
    /// What kind of thing an element is. The numbers are those of XCUIElementTypes.h of Xcode; only what can
    /// be found here has a case.
    public enum ElementType: UInt, Sendable {
        case any = 0
        case other = 1
        case application = 2
        case window = 4
        case button = 9
        case table = 26
        case pickerWheel = 39
        case link = 42
        case image = 43
        case searchField = 45
        case scrollView = 46
        case staticText = 48
        case textField = 49
        case secureTextField = 50
        case cell = 75
    }
}

extension XCUIElement.ElementType {
    init(_ role: AccessibilityRole) {
        switch role {
        case .application: self = .application
        case .window: self = .window
        case .other: self = .other
        case .button: self = .button
        case .staticText: self = .staticText
        case .image: self = .image
        case .table: self = .table
        case .cell: self = .cell
        case .scrollView: self = .scrollView
        case .link: self = .link
        case .textField: self = .textField
        case .secureTextField: self = .secureTextField
        case .searchField: self = .searchField
        case .pickerWheel: self = .pickerWheel
        }
    }

    /// The name in messages.
    var name: String { String(describing: self) }
}
