extension HIGAudit {
    /// A place where the guidelines are not followed.
    ///
    /// It can be told as Xcode tells an issue of `performAccessibilityAudit`, briefly and in detail, so that
    /// one report may hold both.
    public struct Finding: Hashable, Sendable {
        /// The id of the rule, as `A-T01`.
        public let rule: String
        /// How much it matters here; a rule that lacks something to judge by says less than it could.
        public let severity: Severity
        /// What was seen.
        public let seen: String
        /// What to write or do instead.
        public let suggestion: String
        /// Who asks for it.
        public let source: Source

        /// The rule and what was seen.
        public var compactDescription: String { "\(rule): \(seen)" }

        /// The same with what to do and who asks for it.
        public var detailedDescription: String { "\(severity) \(rule): \(seen) \(suggestion) (\(source))" }
    }

    /// How much a finding matters.
    public enum Severity: Hashable, Sendable, Comparable, CaseIterable {
        /// A judgement, or a house rule, or something that could be one of the others if more were known.
        case info
        /// The guidelines say to avoid it.
        case warning
        /// It contradicts the guidelines outright, or leaves a person without a way out.
        case error
    }

    /// Who asks for what a rule asks for.
    public struct Source: Hashable, Sendable {
        /// A page, or a criterion.
        public let name: String
    }
}

extension HIGAudit.Finding: CustomStringConvertible {
    public var description: String { detailedDescription }
}

extension HIGAudit.Source: CustomStringConvertible {
    public var description: String { name }
}

extension HIGAudit.Source {
    /// The page "Alerts" of the Human Interface Guidelines.
    static let alerts = Self(name: "HIG, Alerts")
    /// The pages "Pop-up buttons", "Pull-down buttons" and "Menus" of the same.
    static let popUpButtons = Self(name: "HIG, Pop-up buttons")
    static let pullDownButtons = Self(name: "HIG, Pull-down buttons")
    static let menus = Self(name: "HIG, Menus")
    static let writing = Self(name: "HIG, Writing")
    static let buttons = Self(name: "HIG, Buttons")
    static let modality = Self(name: "HIG, Modality")
    static let feedback = Self(name: "HIG, Feedback")
    static let accessibility = Self(name: "HIG, Accessibility")
    static let layout = Self(name: "HIG, Layout")
    static let voiceControl = Self(name: "Voice Control")
    /// What UIKit does and documents.
    static let uikit = Self(name: "UIKit")
    static let ariaAlertDialog = Self(name: "ARIA, Alert Dialog Pattern")
    /// Not Apple's: a rule of this kit.
    static let kit = Self(name: "ChoiceKit")

    /// A success criterion of the Web Content Accessibility Guidelines 2.2.
    static func wcag(_ criterion: String) -> Self { Self(name: "WCAG \(criterion)") }
}
