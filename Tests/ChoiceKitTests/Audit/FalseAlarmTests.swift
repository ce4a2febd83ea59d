import ChoiceKit
import Testing

@testable import ChoiceKit

/// What the rules must not take for a fault.
struct FalseAlarmTests {
    /// A word of a list is in each of these, but not as a word.
    @Test(arguments: [
        ("Errorless", "A-T01"), ("알림 설정", "A-T01"), ("오류 보고서 보내기", "A-T01"), ("Warnings and Alerts", "A-T01"),
        ("Terrors 12 Found", "A-T02"), ("Codex 12 Saved", "A-T02"), ("바코드 12", "A-T02"),
        ("Wrongly Sorted Photos", "A-T03"), ("Invalidate Ticket?", "A-T03"),
        ("West Wing", "A-T07"), ("Welcome", "A-T07"), ("앗싸 시작", "A-T07"), ("저희동네", "A-T07"),
        ("Yourself", "A-T10"), ("Mystery", "A-T10"), ("나의정원", "A-T10"),
        ("Nullable", "A-M06"), ("Exceptional Photos", "A-M06"), ("널뛰기 대회", "A-M06"), ("예외적인 사진", "A-M06"),
        ("Clickbait Removed", "A-M04"), ("클릭률 보기", "A-M04"),
        ("Cancellation Policy", "A-B05"), ("취소선 보기", "A-B05"),
    ])
    func goesByWholeWords(_ title: String, _ rule: String) {
        let popup = Popup.titled(title, nil, .default("Cancel"), .default("취소"))
        #expect(!popup.rules().contains(rule), "\(popup.audit())")
    }

    @Test(arguments: [
        ("Okay Computer", "A-B03"), ("Yesterday", "A-B03"), ("예약", "A-B03"), ("네트워크 보기", "A-B03"),
        ("확인하기", "A-B03"), ("Deleted Items", "A-D01"), ("삭제함 열기", "A-D01"), ("Removers", "A-D01"),
        ("Homepage", "A-B08"), ("설정하기", "A-B08"), ("Nominate", "A-B09"), ("No Thanks", "A-B09"),
        ("괜찮아요", "A-B09"),
    ])
    func goesByWholeTitlesOfButtons(_ title: String, _ rule: String) {
        let popup = Popup(title: "Open?", actions: [.default(title)]).with { $0.purpose = .decision }
        #expect(!popup.rules().contains(rule), "\(popup.audit())")
    }

    @Test(arguments: [
        ("Payment failure rates are shown below", "T-05"), ("결제 실패율을 보여줘요", "T-05"), ("Swept", "T-10"),
    ])
    func goesByWholeWordsOfToasts(_ text: String, _ rule: String) {
        #expect(!Toast(text).audit().contains { $0.rule == rule })
    }

    /// UIKit draws a cancel button in bold where nothing is preferred.
    @Test func doesNotTakeABoldCancelForTheDefault() {
        let popup = Popup.titled("Save?", nil, .cancel("Cancel"), .default("Save"))
        #expect(popup.preferredActionID == nil)
        #expect(!popup.rules().contains("A-D04"))
    }

    @Test(arguments: [
        ("저장했다", AuditText.Shape.sentence), ("저장했어요.", .sentence), ("저장할까?", .sentence), ("그렇죠", .sentence),
        ("업데이트 필요", .fragment), ("넓은 바다", .fragment), ("저장할 수 없음", .fragment), ("변경 사항", .fragment),
        ("The file was moved", .sentence), ("There isn't enough storage.", .sentence),
        ("Are you sure?", .sentence), ("Can't Open Report.pdf", .headline), ("Delete Playlist?", .headline),
        ("Photo Saved", .headline), ("Unsaved Changes", .fragment), ("not enough storage", .fragment),
        ("Unable to Load Photos", .fragment),
    ])
    func tellsSentencesFromFragments(_ text: String, _ shape: AuditText.Shape) {
        #expect(AuditText(text, fallback: nil).shape == shape)
    }

    @Test func saysLittleOfEnglishGrammarUnlessItIsTrusted() {
        let popup = Popup.titled("Unsaved Changes.", "Not enough storage.")
        let grammar = { (audit: HIGAudit) in
            popup.audit(by: audit).filter { ["A-T05", "A-M02"].contains($0.rule) }.map(\.severity)
        }
        #expect(grammar(.standard) == [.info, .info])
        #expect(grammar(.with { $0.trustsEnglishGrammar = true }) == [.warning, .warning])
    }

    @Test(arguments: [
        "Can't Open Report.pdf", "보고서.pdf를 열 수 없음", "Couldn't Save the Note", "메모를 저장할 수 없음",
        "Unable to Load Photos", "사진을 불러올 수 없음", "Delete Playlist?", "재생 목록을 삭제할까요?",
        "Unsaved Changes", "저장하지 않은 변경 사항", "The file was moved.", "파일이 옮겨졌습니다.",
    ])
    func findsNothingInTheTitlesThatItSuggests(_ title: String) {
        let found = Popup.titled(title).audit().filter { $0.rule.hasPrefix("A-T") }
        #expect(found.isEmpty, "\(found)")
    }
}
