/// Something that elements are looked for in, by their kind.
@MainActor public protocol XCUIElementTypeQueryProvider {
    var windows: XCUIElementQuery { get }
    var otherElements: XCUIElementQuery { get }
    var buttons: XCUIElementQuery { get }
    var staticTexts: XCUIElementQuery { get }
    var images: XCUIElementQuery { get }
    var tables: XCUIElementQuery { get }
    var cells: XCUIElementQuery { get }
    var scrollViews: XCUIElementQuery { get }
    var links: XCUIElementQuery { get }
    var textFields: XCUIElementQuery { get }
    var secureTextFields: XCUIElementQuery { get }
    var searchFields: XCUIElementQuery { get }
    var pickerWheels: XCUIElementQuery { get }
    /// The first that is found, without a look at the others.
    var firstMatch: XCUIElement { get }
}

extension XCUIElementTypeQueryProvider {
    public var windows: XCUIElementQuery { inside(.window) }
    public var otherElements: XCUIElementQuery { inside(.other) }
    public var buttons: XCUIElementQuery { inside(.button) }
    public var staticTexts: XCUIElementQuery { inside(.staticText) }
    public var images: XCUIElementQuery { inside(.image) }
    public var tables: XCUIElementQuery { inside(.table) }
    public var cells: XCUIElementQuery { inside(.cell) }
    public var scrollViews: XCUIElementQuery { inside(.scrollView) }
    public var links: XCUIElementQuery { inside(.link) }
    public var textFields: XCUIElementQuery { inside(.textField) }
    public var secureTextFields: XCUIElementQuery { inside(.secureTextField) }
    public var searchFields: XCUIElementQuery { inside(.searchField) }
    public var pickerWheels: XCUIElementQuery { inside(.pickerWheel) }

    /// Elements and queries are the only ones that are looked in.
    private func inside(_ type: XCUIElement.ElementType) -> XCUIElementQuery {
        switch self {
        case let element as XCUIElement: element.descendants(matching: type)
        case let query as XCUIElementQuery: query.descendants(matching: type)
        default:
            preconditionFailure("\(Swift.type(of: self)) is neither an XCUIElement nor an XCUIElementQuery.")
        }
    }
}
