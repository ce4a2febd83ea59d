import ChoiceKit
import Testing

struct DestructiveRulesTests {
    typealias Example = RuleExample<Popup>

    static func losing(
        _ title: String, saying message: String? = nil, reversible: Bool? = nil, intent: Popup.Intent? = nil,
        preferred: String? = nil, _ actions: Popup.Action...
    ) -> Popup {
        var popup = Popup(title: title, message: message, actions: actions, preferredActionID: preferred)
        popup.isReversible = reversible
        popup.intent = intent
        return popup
    }

    static let outside = losing("Delete Album?", .destructive("Delete"), .cancel("Cancel"))

    static let examples = [
        Example(
            "A-D01", .error, losing("Delete Album?", .destructive("Delete")),
            losing("Delete Album?", .destructive("Delete"), .cancel("Cancel"))),
        Example(
            "A-D01", .error, losing("앨범을 삭제할까요?", .default("삭제")),
            losing("앨범을 삭제할까요?", .cancel("취소"), .default("삭제"))),
        Example(
            "A-D02", .warning, losing("Unsaved Changes", intent: .unexpected, .default("Discard")),
            losing("Unsaved Changes", intent: .unexpected, .destructive("Discard"))),
        Example(
            "A-D02", .warning, losing("저장하지 않은 변경 사항", intent: .unexpected, .default("버리기")),
            losing("저장하지 않은 변경 사항", intent: .unexpected, .destructive("버리기"))),
        Example(
            "A-D02", .info, losing("Empty Trash?", intent: .deliberate, .destructive("Empty Trash")),
            losing("Empty Trash?", intent: .deliberate, .default("Empty Trash"))),
        Example(
            "A-D02", .info, losing("휴지통을 비울까요?", .default("비우기")),
            losing("휴지통을 비울까요?", .destructive("비우기"))),
        Example(
            "A-D03", .error, losing("Delete?", preferred: "Delete", .destructive("Delete")),
            losing("Delete?", .destructive("Delete"))),
        Example(
            "A-D03", .error, losing("삭제할까요?", preferred: "삭제", .destructive("삭제")),
            losing("삭제할까요?", intent: .deliberate, preferred: "삭제", .default("삭제"))),
        Example(
            "A-D04", .error, losing("Save?", preferred: "Cancel", .cancel("Cancel"), .default("Save")),
            losing("Save?", .cancel("Cancel"), .default("Save"))),
        Example(
            "A-D04", .error, losing("저장할까요?", preferred: "취소", .cancel("취소"), .default("저장")),
            losing("저장할까요?", preferred: "저장", .cancel("취소"), .default("저장"))),
        Example(
            "A-D05", .warning, losing("Are You Sure?", reversible: false, .destructive("Delete")),
            losing(
                "Delete 12 Photos?", saying: "This can't be undone.", reversible: false,
                .destructive("Delete"))),
        Example(
            "A-D05", .warning, losing("정말 삭제할까요?", reversible: false, .destructive("삭제")),
            losing("사진 12장을 삭제할까요?", saying: "되돌릴 수 없어요.", reversible: false, .destructive("삭제"))),
        Example(
            "A-D05", .warning, losing("사진 12장을 삭제할까요?", reversible: false, .destructive("삭제")),
            losing("사진 12장을 영구적으로 삭제할까요?", reversible: false, .destructive("삭제"))),
        Example(
            "A-D05", .info, losing("Are You Sure?", .destructive("Delete")),
            losing("Are You Sure?", reversible: true, .destructive("Delete"))),
        Example(
            "A-D06", .error, losing("Saved", .default("Done")).with { $0.closesOnOutsideTap = true },
            outside.with { $0.closesOnOutsideTap = true }),
        Example(
            "A-V08", .warning, losing("Delete Album?", .destructive("OK")),
            losing("Delete Album?", .destructive("Delete"))),
        Example(
            "A-V08", .warning, losing("앨범을 삭제할까요?", .destructive("확인")),
            losing("앨범을 삭제할까요?", .destructive("삭제"))),
    ]

    @Test(arguments: examples) func findsWhatBreaksThem(_ example: Example) { example.check() }

    @Test func letsWhatIsOutsideCancelOnly() {
        var behavior = HIGAudit.PopupBehavior()
        func found() -> [HIGAudit.Severity] {
            Self.outside.audit(behavior: behavior).filter { $0.rule == "A-D06" }.map(\.severity)
        }
        behavior.outsideTap = .action("Delete")
        #expect(found() == [.error])
        behavior.outsideTap = .action("Cancel")
        #expect(found().isEmpty)
        behavior.outsideTap = .cancel
        #expect(found().isEmpty)
        let saved = Popup.titled("Saved", nil, .default("Done"))
        #expect(saved.audit(behavior: behavior).contains { $0.rule == "A-D06" })
    }
}
