import ChoiceKit
import Testing

struct UseRulesTests {
    typealias Example = RuleExample<Popup>

    static let saved = Popup.titled("Photo Saved", nil, .default("OK"))
    static let savedInKorean = Popup.titled("저장됨", nil, .default("확인"))
    static let delete = Popup.titled("Delete Message?", nil, .destructive("Delete"), .cancel("Cancel"))
    static let deleteInKorean = Popup.titled("메시지를 삭제할까요?", nil, .destructive("삭제"), .cancel("취소"))
    static let drafts = Popup.titled(
        "Close Draft?", nil, .default("Delete Draft"), .default("Save Draft"), .cancel("Cancel"))
    static let draftsInKorean = Popup.titled(
        "초안을 닫을까요?", nil, .default("초안 삭제"), .default("초안 저장"), .cancel("취소"))

    static func undoable(_ popup: Popup, _ frequency: Popup.Frequency?, _ isReversible: Bool?) -> Popup {
        popup.with { ($0.frequency, $0.isReversible) = (frequency, isReversible) }
    }

    static let examples = [
        Example(
            "A-C01", .warning, saved.with { $0.purpose = .information }, saved.with { $0.purpose = .error }),
        Example(
            "A-C01", .warning, savedInKorean.with { $0.purpose = .information },
            savedInKorean.with { $0.purpose = .error }),
        Example("A-C01", .info, saved, delete),
        Example("A-C03", .warning, undoable(delete, .common, true), undoable(delete, .rare, true)),
        Example(
            "A-C03", .warning, undoable(deleteInKorean, .common, true),
            undoable(deleteInKorean, .common, false)),
        Example("A-C03", .info, undoable(delete, nil, true), undoable(delete, nil, false)),
        Example(
            "A-C06", .warning, drafts.with { $0.intent = .deliberate },
            drafts.with { $0.intent = .unexpected }),
        Example(
            "A-C06", .warning, draftsInKorean.with { $0.intent = .deliberate },
            deleteInKorean.with { $0.intent = .deliberate }),
        Example("A-C06", .info, drafts, delete),
    ]

    @Test(arguments: examples) func findsWhatBreaksThem(_ example: Example) { example.check() }

    @Test func letsNothingGoAwayByItself() {
        var behavior = HIGAudit.PopupBehavior()
        #expect(!Self.delete.audit(behavior: behavior).contains { $0.rule == "A-C07" })
        behavior.closesAfter = 5
        let found = Self.delete.audit(behavior: behavior).filter { $0.rule == "A-C07" }
        #expect(found.map(\.severity) == [.error])
    }

    /// What is not known makes a rule say less, never more.
    @Test(arguments: [saved, delete, drafts, deleteInKorean, draftsInKorean])
    func dropsToInformationWhereNothingWasSaid(_ popup: Popup) {
        let found = popup.audit().filter { ["A-C01", "A-C03", "A-C06", "A-D02", "A-D05"].contains($0.rule) }
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.severity == .info })
    }
}
