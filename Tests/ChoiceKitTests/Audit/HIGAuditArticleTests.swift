import ChoiceKit
import Foundation
import Testing

struct HIGAuditArticleTests {
    /// The ids in the first column of the tables of the article, with what they have behind them.
    private static func listed() throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let page = root.appendingPathComponent("Documentation/ChoiceKit.docc/HIGAudit.md")
        return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("|"), let id = cells.first, id.contains("-"), !id.hasPrefix("-") else {
                return nil
            }
            return id.replacingOccurrences(of: "†", with: "")
        }
    }

    @Test func listsEveryRuleOnce() throws {
        let listed = try Self.listed()
        #expect(Set(listed) == HIGAudit.ruleIDs)
        #expect(Set(listed).count == listed.count)
    }

    /// Every rule: for popups A-C01 to 08, T01 to 12, M01 to 06, B01 to 10, D01 to 06, O01 and 02,
    /// K01 to 03, F01 and 02, V01 to 11; for toasts T-01 to 10, for pop-up buttons P-01 to 11, for pull-down
    /// buttons L-01 to 19.
    @Test func hasEveryRuleThatWasAskedFor() {
        let counts = [
            "A-C": 8, "A-T": 12, "A-M": 6, "A-B": 10, "A-D": 6, "A-O": 2, "A-K": 3, "A-F": 2, "A-V": 11,
            "T-": 10, "P-": 11, "L-": 19,
        ]
        let wanted = counts.flatMap { area, count in (1...count).map { area + String(format: "%02d", $0) } }
        #expect(Set(wanted) == HIGAudit.ruleIDs)
    }
}
