import Simulator
public import UIKit

/// Elements that are looked for anew whenever somebody asks.
@MainActor public final class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    let application: XCUIApplication
    /// In messages: what is looked for.
    let text: String
    private let find: () throws -> [AccessibilityNode]

    init(
        _ text: String, in application: XCUIApplication, find: @escaping () throws -> [AccessibilityNode]
    ) {
        self.text = text
        self.application = application
        self.find = find
        super.init()
    }

    func matches() throws(RobotError) -> [AccessibilityNode] {
        do {
            return try find()
        } catch let error as RobotError {
            throw error
        } catch {
            preconditionFailure("A query failed in an unknown way: \(error)")
        }
    }

    /// How many there are now.
    public var count: Int { succeed { () throws(RobotError) in try matches().count } }

    /// The one that `identifier` names: its identifier, label or value. Where several are, it cannot be
    /// tapped.
    public subscript(key: String) -> XCUIElement {
        XCUIElement(of: matching(identifier: key), .only)
    }

    /// The one of several that stands at this place, from 0.
    public func element(boundBy index: Int) -> XCUIElement { XCUIElement(of: self, .index(index)) }

    /// The only one.
    public var element: XCUIElement { XCUIElement(of: self, .only) }

    /// The first that is found, whether there are others or not.
    public var firstMatch: XCUIElement { XCUIElement(of: self, .index(0)) }

    /// Each of those that there are now.
    public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map(element(boundBy:)) }

    /// Those whose identifier, label or value this is.
    public func matching(identifier: String) -> XCUIElementQuery {
        narrowed(AccessibilityNode.quoted(identifier)) { nodes in
            nodes.filter { [$0.identifier, $0.label, $0.value].contains(identifier) }
        }
    }

    /// Those of one kind that this names.
    public func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        let query = narrowed(elementType.name) { $0.ofType(elementType) }
        return identifier.map(query.matching(identifier:)) ?? query
    }

    /// Everything of one kind inside, at any depth.
    public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        narrowed(type.name) { nodes in nodes.flatMap(\.children).flatMap(\.flattened).ofType(type) }
    }

    /// What is of one kind directly inside.
    public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        narrowed(type.name) { nodes in nodes.flatMap(\.children).ofType(type) }
    }

    private func narrowed(
        _ text: String, _ change: @escaping ([AccessibilityNode]) -> [AccessibilityNode]
    ) -> XCUIElementQuery {
        XCUIElementQuery("\(self.text) \(text)", in: application) { try change(self.matches()) }
    }
}

extension [AccessibilityNode] {
    @MainActor func ofType(_ type: XCUIElement.ElementType) -> [AccessibilityNode] {
        type == .any ? self : filter { XCUIElement.ElementType($0.role) == type }
    }
}
