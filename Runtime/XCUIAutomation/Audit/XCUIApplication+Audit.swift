import Simulator
import UIKit

extension XCUIApplication {
    /// Looks for what makes the screen hard to use with assistive technology, as it is now.
    ///
    /// ```swift
    /// try app.performAccessibilityAudit(for: [.contrast, .hitRegion]) { issue in
    ///     issue.element?.label == "Logo"
    /// }
    /// ```
    ///
    /// Apple documents what it looks for and not from where on it finds fault; the limits here are those of
    /// the Human Interface Guidelines: text of up to 17 points has 4.5:1 against what is behind it, larger or
    /// bold text 3:1; what is touched measures 44 x 44 points. For larger type the screen is laid out at the
    /// largest size and back.
    ///
    /// - Parameters:
    ///   - auditTypes: what to look for; everything by default.
    ///   - issueHandler: called with each issue; return true to ignore it. Without a handler none is ignored.
    /// - Throws: what the handler throws, at once; otherwise, once everything was looked at, an error that
    ///   lists what was not ignored, so that the test fails, as it does with Xcode.
    public func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all,
        _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
    ) throws {
        let left = try accessibilityIssues(for: auditTypes).filter { try issueHandler?($0) != true }
        if !left.isEmpty { throw AccessibilityAuditError(issues: left.map(\.detailedDescription)) }
    }

    /// Every issue, in the order of the types and then of the screen.
    package func accessibilityIssues(for types: XCUIAccessibilityAuditType) throws(RobotError)
        -> [XCUIAccessibilityAuditIssue]
    {
        let host = try host()
        host.update()
        let screen = AuditScreen(of: host)
        var faults: [AuditFault] = []
        if types.contains(.contrast) { faults += screen.contrastFaults() }
        if types.contains(.elementDetection) { faults += screen.hiddenTexts() }
        if types.contains(.hitRegion) { faults += screen.smallTargets() }
        if types.contains(.sufficientElementDescription) { faults += screen.poorNames() }
        if !types.isDisjoint(with: [.dynamicType, .textClipped]) {
            let large = host.atLargestType { AuditScreen(of: host).texts.map(TextAtSize.init) }
            if types.contains(.dynamicType) { faults += screen.fixedTexts(comparedWith: large) }
            if types.contains(.textClipped) { faults += screen.cutTexts(and: large) }
        }
        if types.contains(.trait) { faults += screen.poorTraits() }
        return faults.map { fault in
            XCUIAccessibilityAuditIssue(
                fault.type, fault.compact, fault.detail, fault.source.map { element(of: $0, fault.name) })
        }
    }

    /// The element that stands for a view or another object, looked for anew whenever it is used.
    private func element(of source: UIResponder, _ name: String) -> XCUIElement {
        let query = XCUIElementQuery(name, in: self) {
            try self.matches().flatMap(\.flattened).filter { $0.source === source }
        }
        return XCUIElement(of: query, .only)
    }
}

/// What an audit found and nobody ignored.
package struct AccessibilityAuditError: Error, Equatable, CustomStringConvertible {
    /// A sentence each.
    package let issues: [String]

    package var description: String {
        (["The accessibility audit found \(issues.count) issues:"] + issues).joined(separator: "\n")
    }
}
