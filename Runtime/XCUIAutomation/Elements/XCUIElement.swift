package import Simulator
public import UIKit

/// An element on the screen of an app, looked for anew whenever it is used.
///
/// What is asked of an element that is not there ends the test with a sentence that says what is there
/// instead; `exists` may always be asked.
@MainActor
public class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
    XCUIScreenshotProviding
{
    /// Which one of those that a query finds.
    enum Choice {
        /// The only one: several are an error.
        case only
        case index(Int)
    }

    private let query: XCUIElementQuery?
    private let choice: Choice
    private let text: String

    init(of query: XCUIElementQuery, _ choice: Choice) {
        self.query = query
        self.choice = choice
        switch choice {
        case .only: text = query.text
        case .index(let index): text = "\(query.text) number \(index)"
        }
        super.init()
    }

    /// An element that finds itself.
    init(description: String) {
        query = nil
        choice = .only
        text = description
        super.init()
    }

    // MARK: Looking

    /// The app that it belongs to.
    var application: XCUIApplication {
        guard let query else { preconditionFailure("\(text) belongs to no application.") }
        return query.application
    }

    func matches() throws(RobotError) -> [AccessibilityNode] {
        guard let query else { return [] }
        let found = try query.matches()
        guard case .index(let index) = choice else { return found }
        return found.indices.contains(index) ? [found[index]] : []
    }

    /// The one that is meant.
    package func node() throws(RobotError) -> AccessibilityNode {
        let found = try matches()
        if found.count == 1 { return found[0] }
        if found.isEmpty {
            let tree = AccessibilityTree(of: try application.host().app)
            throw .absent(text, present: tree.elements.map(\.summary))
        }
        throw .ambiguous(text, candidates: found.map(\.line))
    }

    private func read<Value>(_ value: (AccessibilityNode) -> Value) -> Value {
        succeed { () throws(RobotError) in value(try node()) }
    }

    /// Whether it is there now.
    public var exists: Bool { (try? matches())?.isEmpty == false }

    /// Whether a person could touch it now: it is there, in view and not covered.
    public var isHittable: Bool {
        guard let host = try? application.host(), let node = try? node() else { return false }
        return (try? host.touchPoint(of: node)) != nil
    }

    /// Waits in virtual time until it is there.
    ///
    /// - Returns: whether it came within that many seconds.
    public func waitForExistence(timeout: TimeInterval) -> Bool {
        succeed { () throws(RobotError) in
            let host = try application.host()
            let end = host.now + max(0, timeout)
            while !exists, host.now < end {
                host.advance(by: min(max(host.nextFrameTime ?? end, host.now), end) - host.now)
                if exists { break }
                host.advance(by: min(FrameLoop.interval, end - host.now))
            }
            return exists
        }
    }

    /// Everything of one kind inside, at any depth.
    public func descendants(matching type: ElementType) -> XCUIElementQuery {
        asQuery.descendants(matching: type)
    }

    /// What is of one kind directly inside.
    public func children(matching type: ElementType) -> XCUIElementQuery { asQuery.children(matching: type) }

    /// The first that is found, whether there are others or not.
    public var firstMatch: XCUIElement { XCUIElement(of: asQuery, .index(0)) }

    private var asQuery: XCUIElementQuery {
        XCUIElementQuery(text, in: application) { try self.matches() }
    }

    // MARK: Attributes

    public var identifier: String { read(\.identifier) }
    public var frame: CGRect { read(\.frame) }
    public var value: Any? { read(\.value) }
    public var label: String { read(\.label) }
    public var elementType: ElementType { read { ElementType($0.role) } }
    public var isEnabled: Bool { read(\.isEnabled) }
    public var isSelected: Bool { read(\.isSelected) }
}
