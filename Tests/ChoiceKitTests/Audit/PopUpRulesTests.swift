import ChoiceKit
import Testing
import UIKit

struct PopUpRulesTests {
    typealias Item = HIGAudit.MenuItem
    typealias Use = HIGAudit.PopUpUse
    typealias Example = RuleExample<Use>

    /// A button with these options, of which the first is chosen.
    static func options(
        _ label: String? = "Repeat", title: String? = nil, _ titles: String..., isList: Bool = false
    ) -> Use {
        Use(
            label: label, title: title ?? titles.first,
            [.init(titles.enumerated().map { Item($0.element, .value(isOn: $0.offset == 0)) })],
            isList: isList)
    }

    static func rows(_ label: String?, title: String?, _ items: Item...) -> Use {
        Use(label: label, title: title, [.init(items)])
    }

    static let values = (
        daily: Item("Daily", .value(isOn: true)), weekly: Item("Weekly", .value(isOn: false)),
        everyDay: Item("매일", .value(isOn: true)), everyWeek: Item("매주", .value(isOn: false))
    )

    static let structure = [
        Example(
            "P-01", .error,
            rows(
                "Show", title: "All", Item("All", .value(isOn: true)),
                Item("Sort", .submenu([.init([Item("Date"), Item("Name")])]))),
            options("Sort", "Date", "Name")),
        Example(
            "P-01", .error,
            rows(
                "보기", title: "전체", Item("전체", .value(isOn: true)),
                Item("정렬", .submenu([.init([Item("날짜"), Item("이름")])]))),
            options("정렬", "날짜", "이름")),
        Example(
            "P-02", .error,
            rows("Repeat", title: "Daily", values.daily, Item("Weekly", .value(isOn: true))),
            rows("Repeat", title: "Daily", values.daily, values.weekly)),
        Example(
            "P-02", .error,
            rows("반복", title: "매일", values.everyDay, Item("매주", .value(isOn: true))),
            rows("반복", title: "매일", values.everyDay, values.everyWeek)),
        Example(
            "P-02", .error,
            rows(
                "Days", title: "Monday", Item("Monday", .toggle(isOn: true)),
                Item("Friday", .toggle(isOn: false))),
            options("Day", "Monday", "Friday")),
        Example(
            "P-03", .warning, rows("Repeat", title: nil, values.weekly, Item("Daily", .value(isOn: false))),
            rows("Repeat", title: "Daily", values.daily, values.weekly)),
        Example(
            "P-03", .warning, options("Repeat", "Select…", "Monthly"), options("Repeat", "Monthly", "Never")),
        Example("P-03", .warning, options("반복", "선택하세요", "매월"), options("반복", "매월", "안 함")),
        Example("P-04", .warning, options(nil, title: "▾", "Never", "Daily"), options(nil, "Never", "Daily")),
        Example(
            "P-04", .warning, options(nil, title: "▾", "안 함", "매일"), options("반복", title: "▾", "안 함", "매일")),
        Example(
            "P-04", .warning, options(nil, title: "More", "Never", "Daily"),
            options("Repeat", "Never", "Daily")),
        Example(
            "P-09", .error, options("Repeat", "Never"), options("Repeat", "Never", "Daily")),
        Example("P-09", .error, rows("반복", title: nil), options("반복", "안 함", "매일")),
        Example(
            "P-09", .info, many(13), many(12)),
        Example("P-09", .info, many(13), many(13, isList: true)),
        Example("P-09", .info, many(5), many(4), by: .with { $0.mostOptions = 4 }),
    ]

    static func many(_ count: Int, isList: Bool = false) -> Use {
        let items = (1...count).map { Item("\($0)번", .value(isOn: $0 == 1)) }
        return Use(label: "번호", title: "1번", [.init(items)], isList: isList)
    }

    static let words = [
        Example(
            "P-05", .error, options("Repeat", "Never", "Delete Event"), options("Repeat", "Never", "Daily")),
        Example("P-05", .error, options("반복", "안 함", "이벤트 삭제"), options("반복", "안 함", "매일")),
        Example("P-05", .error, options("Repeat", "Never", "Delete"), options("Swipe", "Copy", "Archive")),
        Example(
            "P-05", .error,
            rows(
                "Color", title: "Red", Item("Red", .value(isOn: true)),
                Item("Blue", .value(isOn: false), isDestructive: true)),
            options("메시지", "안 함", "자동 삭제")),
        Example("P-06", .error, options("Repeat", "Daily", "Daily"), options("Repeat", "Daily", "Weekly")),
        Example("P-06", .error, options("반복", "매일", "매일"), options("반복", "매일", "매주")),
        Example("P-06", .error, options("Repeat", "Daily", "\u{200B}"), options("Repeat", "Daily", ".")),
        Example("P-06", .error, options("Repeat", "Daily", " daily "), options("Repeat", "Daily", "Dailies")),
        Example("P-08", .info, options("Repeat", "Never", "Custom"), options("Repeat", "Never", "Custom…")),
        Example("P-08", .info, options("반복", "안 함", "사용자화"), options("반복", "안 함", "사용자화…")),
        Example(
            "P-08", .info, options("Repeat", "Never", "Other…", "Daily"),
            options("Repeat", "Never", "Daily", "Other…")),
        Example("P-08", .info, options("반복", "안 함", "기타…", "매일"), options("반복", "안 함", "매일", "기타…")),
    ]

    @Test(arguments: structure + words) func findsWhatBreaksThem(_ example: Example) { example.check() }

    @Test(arguments: [
        (options("Repeat", "Never", "Custom"), "P-08", "Write “Custom…”."),
        (options(nil, title: "▾", "안 함", "매일"), "P-04", "Give it a label, as “반복: 안 함”."),
        (options(nil, title: "▾", "Never", "Daily"), "P-04", "Give it a label, as “Repeat: Never”."),
    ])
    func writesWhatShouldStandThere(_ use: Use, _ rule: String, _ suggestion: String) {
        #expect(use.audit().first { $0.rule == rule }?.suggestion == suggestion)
    }

    /// A word of a list is in each of these, but does not mean that.
    @Test(arguments: [
        ("Selected Lines", "P-03"), ("선택 진료", "P-03"), ("Deleted Items", "P-05"), ("Shared", "P-05"),
        ("Never Delete", "P-05"), ("삭제 안 함", "P-05"), ("Customs", "P-08"), ("사용자", "P-08"),
    ])
    func goesByWholeTitlesAndWords(_ title: String, _ rule: String) {
        let use = Self.options("Show", title, "A", "B")
        #expect(!use.audit().contains { $0.rule == rule }, "\(use.audit())")
    }

    @Test func leavesWordsOfOtherLanguagesAlone() {
        let french = HIGAudit.with { $0.language = "fr" }
        #expect(Self.options("Option", "Select", "Custom").audit(by: french).isEmpty)
    }

    @Test func leavesOutWhatIsHidden() {
        let hidden = Item("Delete", .value(isOn: false), isHidden: true)
        let use = Self.rows("Repeat", title: "Daily", Self.values.daily, Self.values.weekly, hidden)
        #expect(use.audit().isEmpty)
    }

    @Test func takesTitlesWithoutLettersForWhatTheyAre() {
        #expect(Self.options(nil, "★", "★★").audit().isEmpty)
        #expect(Self.options(nil, title: "▾", "★", "★★").audit().map(\.rule) == ["P-04"])
    }

    @Test func leavesOutWhatIsIgnored() {
        let use = Self.options("Repeat", "Never")
        let audit = HIGAudit.with {
            $0.ignores = [.init("P-09", in: "Repeat", because: "The others come with the next version.")]
        }
        #expect(use.audit(by: audit).isEmpty)
        #expect(Self.options("Show", "Never").audit(by: audit).map(\.rule) == ["P-09"])
        #expect(use.audit { $0.rule == "P-09" }.isEmpty)
    }

    @Test(arguments: ["", " ", "\u{200B}", "…", "ㅋㅋ", "🎉", "مرحبا"]) func takesAnyText(_ text: String) {
        _ = Self.options(text, title: text, text, text).audit()
        _ = HIGAudit.PullDownUse(title: text, [.init(title: text, [Item(text), Item(text)])]).audit()
    }
}
