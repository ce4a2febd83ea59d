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
    /// The first that is found, without a look at the others.
    var firstMatch: XCUIElement { get }
    /// Everything of one kind inside, at any depth.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
    /// What is of one kind directly inside.
    func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
    public var windows: XCUIElementQuery { descendants(matching: .window) }
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    public var images: XCUIElementQuery { descendants(matching: .image) }
    public var tables: XCUIElementQuery { descendants(matching: .table) }
    public var cells: XCUIElementQuery { descendants(matching: .cell) }
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    public var links: XCUIElementQuery { descendants(matching: .link) }
}
