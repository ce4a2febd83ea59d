import ChoiceKit
import Testing

struct TitleRulesTests {
    typealias Example = RuleExample<Popup>

    static let noFullStop = HIGAudit.with { $0.houseRules = [.noFullStop] }
    static let myApp = HIGAudit.with { $0.appName = "MyApp" }
    static let maiApp = HIGAudit.with { $0.appName = "마이앱" }

    static let examples = [
        Example("A-T01", .error, .titled("Error"), .titled("Can't Open Report.pdf")),
        Example("A-T01", .error, .titled("Something went wrong."), .titled("Warning Signs Found")),
        Example("A-T01", .error, .titled("오류"), .titled("보고서.pdf를 열 수 없음")),
        Example("A-T01", .error, .titled("문제가 발생했습니다"), .titled("알림 설정")),
        Example("A-T02", .error, .titled("Error 329347 occurred"), .titled("Couldn't Save the Note")),
        Example("A-T02", .error, .titled("Couldn't Save (0x80004005)"), .titled("Couldn't Save 12 Notes")),
        Example("A-T02", .error, .titled("Couldn't Save (code=12)"), .titled("Errors in 3 Files")),
        Example("A-T02", .error, .titled("오류 코드 -1009"), .titled("메모를 저장할 수 없음")),
        Example("A-T02", .error, .titled("저장 실패 (코드: 12)"), .titled("메모 12개를 저장할 수 없음")),
        Example(
            "A-T03", .warning, .titled("You entered an invalid password"),
            .titled("Choose a password with at least 8 characters")),
        Example(
            "A-T03", .warning, .titled("비밀번호를 잘못 입력하셨습니다"), .titled("비밀번호는 8자 이상이어야 해요")),
        Example("A-T03", .warning, .titled("동의하지 않으셨습니다"), .titled("동의가 필요해요")),
        Example("A-T05", .info, .titled("Unsaved Changes."), .titled("Unsaved Changes")),
        Example(
            "A-T05", .warning, .titled("Unsaved Changes."), .titled("Unsaved Changes"),
            by: .with { $0.trustsEnglishGrammar = true }),
        Example("A-T05", .warning, .titled("저장하지 않은 변경 사항."), .titled("저장하지 않은 변경 사항")),
        Example("A-T06", .info, .titled("The file was moved"), .titled("The file was moved.")),
        Example("A-T06", .info, .titled("파일이 옮겨졌습니다"), .titled("파일을 옮길까요?")),
        Example(
            "A-T06", .info, .titled("파일이 옮겨졌습니다."), .titled("파일이 옮겨졌습니다"), by: noFullStop),
        Example(
            "A-T06", .info, .titled("The file was moved."), .titled("The file was moved"), by: noFullStop),
        Example("A-T06", .info, .titled("파일이 옮겨졌습니다."), .titled("파일을 옮길까요?"), by: noFullStop),
        Example("A-T07", .warning, .titled("Oops! We couldn't load this"), .titled("Unable to Load Photos")),
        Example("A-T07", .warning, .titled("앗! 저희가 불러오지 못했어요"), .titled("사진을 불러올 수 없음")),
        Example("A-T07", .warning, .titled("이런, 불러오지 못했어요"), .titled("이런 사진도 지울까요?")),
        Example("A-T08", .info, .titled("unsaved changes"), .titled("Unsaved Changes")),
        Example("A-T08", .info, .titled("The File Was Moved."), .titled("The file was moved.")),
        Example("A-T08", .info, .titled("delete playlist?"), .titled("iPhone in Range")),
        Example("A-T09", .warning, .titled(nil, "사진을 저장했어요."), .titled("사진 저장됨")),
        Example("A-T09", .warning, .titled(" ", "The photo was saved."), .titled("Photo Saved")),
        Example("A-T10", .info, .titled("Delete Your Playlist?"), .titled("Delete Playlist?")),
        Example(
            "A-T10", .info, .titled("고객님의 재생 목록을 삭제할까요?"), .titled("재생 목록을 삭제할까요?")),
        Example(
            "A-T11", .info, .titled("삭제할까요?", "복구할 수 없습니다."),
            .titled("삭제할까요?", "복구할 수 없어요.")),
        Example("A-T12", .info, .titled("MYAPP"), .titled("PDF Saved")),
        Example("A-T12", .info, .titled("MyApp"), .titled("MyApp Can't Open Report.pdf"), by: myApp),
        Example("A-T12", .info, .titled("마이앱 알림"), .titled("마이앱을 열 수 없음"), by: maiApp),
    ]

    @Test(arguments: examples) func findsWhatBreaksThem(_ example: Example) { example.check() }

    @Test func writesWhatShouldStandThere() throws {
        func suggestion(_ rule: String, _ title: String, by audit: HIGAudit = .standard) -> String? {
            Popup.titled(title).audit(by: audit).first { $0.rule == rule }?.suggestion
        }
        #expect(suggestion("A-T05", "저장하지 않은 변경 사항.") == "Write “저장하지 않은 변경 사항”.")
        #expect(suggestion("A-T06", "파일이 옮겨졌습니다") == "Write “파일이 옮겨졌습니다.”.")
        #expect(suggestion("A-T06", "파일을 옮길까요") == "Write “파일을 옮길까요?”.")
        #expect(
            suggestion("A-T08", "unsaved changes in report.pdf") == "Write “Unsaved Changes in report.pdf”.")
        #expect(suggestion("A-T08", "The File Was Moved.") == "Write “The file was moved.”.")
        #expect(suggestion("A-T10", "Delete Your Playlist?") == "Write “Delete Playlist?”.")
    }

    @Test func doNotTakeBothEndingsOfASentenceForWrong() {
        for title in ["The file was moved", "The file was moved."] {
            let rules = [HIGAudit.standard, Self.noFullStop].map { Popup.titled(title).rules(by: $0) }
            #expect(rules.filter { $0.contains("A-T06") }.count == 1)
        }
    }
}
