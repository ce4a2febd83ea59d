import ChoiceKit
import Testing

struct ButtonRulesTests {
    typealias Example = RuleExample<Popup>

    static func buttons(_ title: String, _ titles: String...) -> Popup {
        Popup(title: title, actions: titles.map { .default($0) })
    }

    static let examples = [
        Example("A-B01", .error, .titled("Photo Saved"), .titled("Photo Saved", nil, .default("Done"))),
        Example("A-B01", .error, buttons("사진", "가", "나", "다", "라"), buttons("사진", "가", "나", "다")),
        Example(
            "A-B02", .error, .titled("Erase Disk?", nil, .cancel("Cancel"), .cancel("Not Now")),
            .titled("Erase Disk?", nil, .cancel("Cancel"), .default("Not Now"))),
        Example(
            "A-B02", .error, .titled("지울까요?", nil, .cancel("취소"), .cancel("나중에")),
            .titled("지울까요?", nil, .cancel("취소"), .default("나중에"))),
        Example("A-B03", .error, buttons("Erase Disk?", "OK"), buttons("Erase Disk?", "Erase")),
        Example("A-B03", .error, buttons("디스크를 지울까요?", "확인"), buttons("디스크를 지울까요?", "지우기")),
        Example("A-B03", .warning, buttons("Save Photo?", "Yes"), buttons("Save Photo?", "Save")),
        Example("A-B03", .warning, buttons("저장할까요?", "네"), buttons("저장할까요?", "저장")),
        Example(
            "A-B03", .warning, buttons("Send Report?", "OK", "Cancel").with { $0.purpose = .decision },
            buttons("Report Sent", "OK").with { $0.purpose = .information }),
        Example(
            "A-B04", .warning, .titled("Save?", nil, .cancel("Nope")),
            .titled("Save?", nil, .cancel("Cancel"))),
        Example("A-B04", .warning, .titled("저장?", nil, .cancel("아니요")), .titled("저장?", nil, .cancel("취소"))),
        Example(
            "A-B04", .warning, .titled("Save?", nil, .cancel("Later")),
            .titled("Save?", nil, .cancel("Not Now")),
            by: .with { $0.otherCancelTitles = ["Not Now"] }),
        Example(
            "A-B05", .warning, .titled("Cancel Subscription?", nil, .cancel("Cancel"), .default("OK")),
            .titled(
                "Cancel Subscription?", nil, .cancel("Keep Subscription"), .default("Cancel Subscription"))),
        Example(
            "A-B05", .warning, .titled("예약을 취소할까요?", nil, .cancel("취소"), .default("확인")),
            .titled("예약을 취소할까요?", nil, .cancel("예약 유지"), .default("예약 취소"))),
        Example("A-B06", .warning, buttons("A", "Delete This Message."), buttons("A", "Delete Message")),
        Example("A-B06", .warning, buttons("A", "Move the Message"), buttons("A", "Rename…")),
        Example("A-B06", .warning, buttons("A", "메시지를 정말로 삭제하기."), buttons("A", "메시지 삭제")),
        Example("A-B07", .error, buttons("A", "Done", "Done"), buttons("A", "Done", "Share")),
        Example("A-B07", .error, buttons("A", "OK", "Confirm"), buttons("A", "OK", "Share")),
        Example("A-B07", .error, buttons("A", "확인", "확인"), buttons("A", "확인", "공유")),
        Example("A-B08", .info, buttons("A", "Settings"), buttons("A", "Open Settings")),
        Example("A-B08", .info, buttons("가", "설정"), buttons("가", "설정 열기")),
        Example("A-B09", .warning, buttons("A", "No, I like paying more"), buttons("A", "Cancel")),
        Example("A-B09", .warning, buttons("A", "아니요, 혜택은 포기할게요"), buttons("A", "취소")),
        Example("A-B09", .warning, buttons("A", "괜찮아요, 손해 볼래요"), buttons("A", "괜찮아요")),
        Example("A-B10", .warning, .titled("Saved", nil, .cancel("Cancel")), buttons("Saved", "Done")),
        Example("A-B10", .warning, .titled("저장됨", nil, .cancel("취소")), buttons("저장됨", "완료")),
    ]

    @Test(arguments: examples) func findsWhatBreaksThem(_ example: Example) { example.check() }

    @Test(arguments: [
        ("Erase Disk?", "OK", "A-B03", "Say what it does: [Erase]."),
        ("디스크를 지울까요?", "확인", "A-B03", "Say what it does: [지우기]."),
        ("사진을 삭제할까요?", "확인", "A-B03", "Say what it does: [삭제]."),
        ("A", "Delete Message.", "A-B06", "Write [Delete Message]."),
        ("A", "Rename...", "A-B06", "Write [Rename…]."),
        ("A", "settings", "A-B08", "Write [Open Settings]."),
        ("Cancel the Order?", "Cancel", "A-B05", "Name both answers: [Keep Order][Cancel Order]."),
        ("예약을 취소하시겠습니까?", "취소", "A-B05", "Name both answers: [예약 유지][예약 취소]."),
    ])
    func writesWhatShouldStandThere(_ title: String, _ button: String, _ rule: String, _ suggestion: String) {
        let found = Self.buttons(title, button).audit().first { $0.rule == rule }
        #expect(found?.suggestion == suggestion)
    }
}
