public import UIKit

/// Says where a popup, a toast, a pop-up button or a pull-down button does not follow Apple's Human Interface
/// Guidelines, and what to write instead.
///
/// ```swift
/// #expect(popup.audit().isEmpty)
/// ```
///
/// Rules on what a value says need no view: `popup.audit()`, `toast.audit()`. Rules on what came when need a
/// `Session`, and rules on what is on the screen the view. Buttons with menus are asked themselves:
/// `popUpButton.audit()`. Every rule has an id that stays, as `A-T01`.
///
/// Rules on words know Korean and English. They compare whole titles or whole words, never parts of one, and
/// are still guesses about language: ignore a finding that is wrong, with a reason.
public struct HIGAudit: Sendable {
    /// The language of the texts as a BCP 47 tag. Nil, the default, finds it in the text: Hangul is Korean
    /// and Latin letters are English. Rules on words do not apply to other languages.
    public var language: String?
    /// What the app is called: a title should say more than that. By default what the main bundle says.
    public var appName = Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
    /// What a team asks for beyond, or against, the guidelines; nothing by default.
    public var houseRules: Set<HouseRule> = []
    /// Whether to take it as certain what is a sentence in English: such findings are warnings then.
    /// By default they are information, since sentences are told from fragments by a few hundred words only.
    public var trustsEnglishGrammar = false
    /// Titles that may cancel, besides "Cancel" and "취소"; none by default.
    public var otherCancelTitles: Set<String> = []
    /// Seconds after the launch within which no popup should come (A-C02): 3 by default, a number of ours.
    public var launchDuration: TimeInterval = 3
    /// How many popups a session may have; the same one is too much when it comes so often (A-C05): 3 by
    /// default, a number of ours.
    public var mostShowings = 3
    /// Seconds after a popup went within which the same one is no news (A-C08): 1 by default, a number of
    /// ours.
    public var retryDuration: TimeInterval = 1
    /// How many options a pop-up button may have in a menu (P-09): 12 by default, a number of ours.
    public var mostOptions = 12
    /// How many rows a pull-down button's menu may have that the app itself wrote (L-02): 10 by default, a
    /// number of ours.
    public var mostItems = 10
    /// Findings that are known and wanted.
    public var ignores: [Ignore] = []

    /// An audit by the guidelines alone.
    public init() {}

    /// The audit by the guidelines alone.
    public static var standard: HIGAudit { HIGAudit() }

    /// Something that a team may ask for.
    public enum HouseRule: Hashable, Sendable, CaseIterable {
        /// No full stop at the end of titles and messages. The guidelines ask for one after a sentence.
        case noFullStop
    }
}

extension HIGAudit {
    /// What the rules find, less what is ignored, in the order of the rules.
    ///
    /// - Parameters:
    ///   - subject: what the rules look at.
    ///   - name: what ignores call it: the title of a popup, the text of a toast, what a button says.
    func findings<Subject>(
        of rules: [Rule<Subject>], in subject: Subject, called name: String?,
        ignoring isIgnored: (Finding) -> Bool = { _ in false }
    ) -> [Finding] {
        rules.flatMap { rule in
            rule.check(subject).map { fault in
                Finding(
                    rule: rule.id, severity: fault.severity ?? rule.severity, seen: fault.seen,
                    suggestion: fault.suggestion, source: rule.source)
            }
        }.filter { finding in
            !ignores.contains { $0.covers(finding, of: name) } && !isIgnored(finding)
        }
    }
}
