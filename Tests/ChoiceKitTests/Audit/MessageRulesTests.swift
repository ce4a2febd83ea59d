import ChoiceKit
import Testing

struct MessageRulesTests {
    typealias Example = RuleExample<Popup>

    static func error(_ message: String, _ action: String) -> Popup {
        Popup.titled("업로드 실패", message, .default(action)).with { $0.purpose = .error }
    }

    static func advice(_ message: String, button: String) -> Popup {
        .titled("A", message, .default(button), .cancel("Cancel"))
    }

    static let examples = [
        Example(
            "A-M01", .warning, .titled("Can't Save", "This can't be saved."),
            .titled("Can't Save", "There isn't enough storage.")),
        Example(
            "A-M01", .warning, .titled("저장할 수 없음", "저장할 수 없습니다."),
            .titled("저장할 수 없음", "저장 공간이 부족해요.")),
        Example(
            "A-M02", .warning, .titled("Can't Save", "not enough storage"),
            .titled("Can't Save", "There isn't enough storage.")),
        Example(
            "A-M02", .info, .titled("Can't Save", "Not enough storage."),
            .titled("Can't Save", "There isn't enough storage.")),
        Example(
            "A-M02", .warning, .titled("Can't Save", "Not enough storage."),
            .titled("Can't Save", "There isn't enough storage."), by: .with { $0.trustsEnglishGrammar = true }
        ),
        Example("A-M02", .warning, .titled("저장할 수 없음", "저장 공간 부족"), .titled("저장할 수 없음", "저장 공간이 부족해요.")),
        Example("A-M02", .warning, .titled("저장할 수 없음", "저장 공간 부족."), .titled("저장할 수 없음", "저장 공간이 부족해요.")),
        Example(
            "A-M02", .warning, .titled("저장할 수 없음", "저장 공간 부족"),
            .titled("저장할 수 없음", "저장 공간이 부족해요"), by: .with { $0.houseRules = [.noFullStop] }),
        Example(
            "A-M03", .warning, advice("Tap \"Delete\" to remove it.", button: "Delete"),
            advice("Choose Delete to remove it.", button: "Delete")),
        Example(
            "A-M03", .warning, advice("‘삭제’ 버튼을 누르면 지워집니다.", button: "삭제"),
            advice("되돌릴 수 없습니다.", button: "삭제")),
        Example(
            "A-M04", .warning, advice("Click OK to continue.", button: "Continue"),
            advice("Choose Continue to proceed.", button: "Continue")),
        Example(
            "A-M04", .warning, advice("Tap Continue to proceed.", button: "Continue"),
            advice("Tap the map to set a pin.", button: "Continue")),
        Example(
            "A-M04", .warning, advice("계속하려면 클릭하세요.", button: "계속"),
            advice("계속을 선택하세요.", button: "계속")),
        Example("A-M05", .info, error("Upload failed.", "OK"), error("Check the connection.", "OK")),
        Example("A-M05", .info, error("The upload failed.", "OK"), error("The upload failed.", "Try Again")),
        Example("A-M05", .info, error("업로드하지 못했어요.", "확인"), error("연결을 확인해 주세요.", "확인")),
        Example("A-M05", .info, error("업로드하지 못했어요.", "확인"), error("업로드하지 못했어요.", "다시 시도")),
        Example(
            "A-M06", .warning, .titled("Can't Load", "HTTP 500."),
            .titled("Can't Load", "The server isn't responding.")),
        Example(
            "A-M06", .warning, .titled("불러올 수 없음", "HTTP 500입니다."),
            .titled("불러올 수 없음", "서버가 응답하지 않아요.")),
        Example(
            "A-M06", .warning, .titled("불러올 수 없음", "널 예외가 발생했어요."),
            .titled("불러올 수 없음", "서버가 널리 쓰이고 있어요.")),
    ]

    @Test(arguments: examples) func findsWhatBreaksThem(_ example: Example) { example.check() }

    @Test func endsAMessageThatIsASentence() {
        let popup = Popup.titled("저장할 수 없음", "저장 공간이 부족해요")
        let finding = popup.audit().first { $0.rule == "A-M02" }
        #expect(finding?.suggestion == "Write “저장 공간이 부족해요.”.")
    }

    @Test(arguments: [("확인", "확인을 선택하세요."), ("삭제", "삭제를 선택하세요.")])
    func speaksOfAButtonAsKoreanDoes(_ title: String, _ advice: String) {
        let finding = Self.advice("“\(title)”, 그러면 지워집니다.", button: title).audit().first {
            $0.rule == "A-M03"
        }
        #expect(finding?.suggestion == "Leave it out, or: \(advice)")
    }
}
