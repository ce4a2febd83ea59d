import ChoiceKit
import Testing

struct HIGAuditTests {
    static let good = Popup(
        title: "사진 12장을 삭제할까요?", message: "되돌릴 수 없어요.", actions: [.cancel("취소"), .destructive("삭제")]
    ).with {
        $0.intent = .unexpected
        $0.isReversible = false
        $0.frequency = .rare
    }

    @Test func findsNothingInWhatFollowsTheGuidelines() {
        #expect(Self.good.audit().isEmpty)
        #expect(Toast("신청을 보냈어요").audit().isEmpty)
        #expect(Toast("Message deleted", action: .init("Undo", hasOtherRoute: true)).audit().isEmpty)
    }

    @Test func leavesOutWhatTheHandlerIgnores() {
        let popup = Popup.titled("Error", nil, .default("OK"))
        var seen: [String] = []
        let left = popup.audit { finding in
            seen.append(finding.rule)
            return finding.rule == "A-T01"
        }
        #expect(seen.contains("A-T01"))
        #expect(!left.contains { $0.rule == "A-T01" })
        #expect(left.count == seen.count - 1)
    }

    @Test func leavesOutWhatIsIgnoredWithAReason() {
        let error = Popup.titled("Error", nil, .default("OK"))
        let warning = Popup.titled("Warning", nil, .default("OK"))
        let everywhere = HIGAudit.with { $0.ignores = [.init("A-T01", because: "Legal asks for it.")] }
        let once = HIGAudit.with { $0.ignores = [.init("A-T01", in: "Error", because: "Legal asks for it.")] }
        #expect(!error.rules(by: everywhere).contains("A-T01"))
        #expect(!warning.rules(by: everywhere).contains("A-T01"))
        #expect(!error.rules(by: once).contains("A-T01"))
        #expect(warning.rules(by: once).contains("A-T01"))
    }

    @Test func ignoresNothingWithoutAReason() async {
        await #expect(processExitsWith: .failure) { _ = HIGAudit.Ignore("A-T01", because: " ") }
        await #expect(processExitsWith: .failure) {
            _ = HIGAudit.Ignore("A-X01", because: "It is not there.")
        }
    }

    @Test func tellsAFindingBrieflyAndInDetail() throws {
        let finding = try #require(
            Popup.titled("Error", nil, .default("OK")).audit().first { $0.rule == "A-T01" })
        #expect(finding.compactDescription == "A-T01: “Error” does not say what happened.")
        #expect(
            finding.description
                == "error A-T01: “Error” does not say what happened. "
                + "Say what, to what: “Can't Open Report.pdf”. (HIG, Alerts)")
    }

    @Test func speaksOfTheLanguageOfTheTexts() throws {
        let finding = try #require(Popup.titled("오류").audit().first { $0.rule == "A-T01" })
        #expect(finding.suggestion.contains("보고서.pdf를 열 수 없음"))
    }

    @Test func leavesWordsOfOtherLanguagesAlone() {
        let french = HIGAudit.with { $0.language = "fr" }
        #expect(!Popup.titled("Alert", nil, .cancel("Non")).rules(by: french).contains("A-T01"))
        #expect(!Popup.titled("Alert", nil, .cancel("Non")).rules(by: french).contains("A-B04"))
        #expect(Popup.titled("Alert", nil, .cancel("Non")).rules(by: french).contains("A-B10"))
        for title in ["エラー", "错误", "123"] {
            let rules = Popup.titled(title, nil, .default("OK")).rules()
            #expect(rules.isDisjoint(with: ["A-T01", "A-T05", "A-T06", "A-T08"]), "\(title): \(rules)")
        }
    }

    @Test func ordersSeverities() {
        #expect([HIGAudit.Severity.error, .info, .warning].sorted() == [.info, .warning, .error])
    }

    /// Popups of any text are audited, however little sense they make.
    @Test(arguments: ["", " ", "\u{200B}", ".", "…", "\"", "’", "()", "ㅋㅋ", "🎉", "مرحبا", "A", "가"])
    func takesAnyText(_ text: String) {
        let popup = Popup(
            title: text, message: text, actions: [.default(text), .cancel(text), .destructive(text)],
            textField: .init(label: text))
        #expect(!popup.audit().isEmpty)
        _ = Toast(text, action: .init(text)).audit()
    }
}
