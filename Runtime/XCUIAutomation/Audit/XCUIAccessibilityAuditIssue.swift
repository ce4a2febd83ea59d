public import UIKit

/// Something that an accessibility audit found.
@MainActor public final class XCUIAccessibilityAuditIssue: NSObject {
    /// What was looked for.
    public let auditType: XCUIAccessibilityAuditType
    /// A few words, the same for every issue of a kind, as people report those of Xcode.
    public let compactDescription: String
    /// A sentence with what was measured.
    public let detailedDescription: String
    /// What it was found on; nil for text that belongs to no element.
    public let element: XCUIElement?

    init(
        _ auditType: XCUIAccessibilityAuditType, _ compactDescription: String,
        _ detailedDescription: String, _ element: XCUIElement?
    ) {
        self.auditType = auditType
        self.compactDescription = compactDescription
        self.detailedDescription = detailedDescription
        self.element = element
        super.init()
    }
}
