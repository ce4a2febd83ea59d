import ChoiceKit
import Testing

struct FieldRulesTests {
    static func asking(_ field: Popup.TextField, _ purpose: Popup.Purpose? = .input) -> Popup {
        Popup(title: "Sign In", actions: [.default("Sign In"), .cancel("Cancel")], textField: field)
            .with { $0.purpose = purpose }
    }

    static let examples = [
        RuleExample(
            "A-F01", .warning, asking(.init(label: "Password")),
            asking(.init(label: "Password", isSecure: true))),
        RuleExample(
            "A-F01", .warning, asking(.init(label: "비밀번호")), asking(.init(label: "비밀번호", isSecure: true))),
        RuleExample(
            "A-F01", .warning, asking(.init(label: " ")), asking(.init(label: "", placeholder: "이름"))),
        RuleExample(
            "A-F01", .warning, asking(.init(label: "Name"), .error), asking(.init(label: "Name"), nil)),
        RuleExample(
            "A-F01", .warning, asking(.init(label: "새 비밀번호를 입력")), asking(.init(label: "비밀번호찾기 질문"))),
    ]

    @Test(arguments: examples) func findsWhatBreaksThem(_ example: RuleExample<Popup>) { example.check() }
}
