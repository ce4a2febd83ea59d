import ChoiceKit
import Testing

struct ToastRulesTests {
    typealias Example = RuleExample<Toast>

    static let deleted = Toast("Message deleted", action: .init("Undo", hasOtherRoute: true))

    static let examples = [
        Example("T-01", .warning, Toast("Saved", duration: 1.5), Toast("Saved", duration: 4)),
        Example("T-01", .warning, Toast("저장했어요", duration: 1.5), Toast("저장했어요")),
        Example(
            "T-01", .warning, Toast(String(repeating: "긴 글 ", count: 40), duration: 4),
            Toast(String(repeating: "긴 글 ", count: 40), duration: 30)),
        Example("T-05", .error, Toast("Payment failed"), Toast("Payment sent")),
        Example("T-05", .error, Toast("결제 실패"), Toast("결제했어요")),
        Example("T-05", .error, Toast("Keep it?", purpose: .decision), Toast("Kept", purpose: .information)),
        Example("T-05", .error, Toast("지울까요?", action: .init("지우기")), Toast("지웠어요", action: .init("실행 취소"))),
        Example("T-07", .warning, Toast("Deleted", action: .init("Undo", hasOtherRoute: false)), deleted),
        Example("T-07", .info, Toast("삭제했어요", action: .init("실행 취소")), Toast("삭제했어요")),
        Example("T-10", .warning, Toast("Oops, not sent"), Toast("Not sent. Check the connection.")),
        Example("T-10", .warning, Toast("앗, 보내지 못했어요"), Toast("보내지 못했어요. 연결을 확인해 주세요.")),
        Example("T-10", .warning, Toast("Invalid name"), Toast("A name has at least one letter")),
    ]

    @Test(arguments: examples) func findsWhatBreaksThem(_ example: Example) { example.check() }

    @Test func findsToastsThatVoiceOverMissesOrGoesTo() {
        var behavior = HIGAudit.ToastBehavior()
        func found() -> [HIGAudit.Severity] {
            Self.deleted.audit(behavior: behavior).filter { $0.rule == "T-04" }.map(\.severity)
        }
        #expect(found().isEmpty)
        behavior.announces = false
        #expect(found() == [.error])
        behavior.movesFocus = true
        #expect(found() == [.error, .error])
    }

    /// What an app's own toasts do, besides what the value says.
    @Test(arguments: [
        ("T-02", HIGAudit.Severity.error), ("T-03", .warning), ("T-09", .warning),
    ])
    func findsWhatTheToastDoesWrong(_ rule: String, _ severity: HIGAudit.Severity) {
        var behavior = HIGAudit.ToastBehavior()
        func found(_ toast: Toast) -> [HIGAudit.Severity] {
            toast.audit(behavior: behavior).filter { $0.rule == rule }.map(\.severity)
        }
        #expect(found(Self.deleted).isEmpty)
        behavior.pauses = false
        behavior.staysForAssistiveTechnology = false
        behavior.dismissesWithoutSwipe = false
        #expect(found(Self.deleted) == [severity])
        let staying = Toast("Deleted", action: .init("Undo", hasOtherRoute: true), duration: .infinity)
        #expect(found(staying) == (rule == "T-09" ? [severity] : []))
    }
}
