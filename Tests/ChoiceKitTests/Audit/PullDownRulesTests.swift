import ChoiceKit
import Testing
import UIKit

struct PullDownRulesTests {
    typealias Item = HIGAudit.MenuItem
    typealias Use = HIGAudit.PullDownUse
    typealias Example = RuleExample<Use>

    /// A menu of these commands.
    static func commands(_ button: String? = "Actions", _ titles: String...) -> Use {
        Use(title: button, [.init(titles.map { Item($0) })])
    }

    static func rows(_ button: String? = "Actions", _ items: Item...) -> Use {
        Use(title: button, [.init(items)])
    }

    static let delete = (en: Item("Delete", isDestructive: true), ko: Item("삭제", isDestructive: true))
    static let (copy, star) = (UIImage(systemName: "trash"), UIImage(systemName: "checkmark"))

    static func numbered(_ count: Int) -> Use {
        Use(title: "작업", [.init((1...count).map { Item("\($0)번 열기") })])
    }

    static func submenu(_ title: String, _ titles: String...) -> Item {
        Item(title, .submenu([.init(titles.map { Item($0) })]))
    }

    static let counts = [
        Example(
            "L-01", .warning, commands("Actions", "Copy", "Paste"),
            commands("Actions", "Cut", "Copy", "Paste")),
        Example("L-01", .warning, commands("작업", "복사", "붙여넣기"), commands("작업", "오려두기", "복사", "붙여넣기")),
        Example(
            "L-01", .warning, rows("Actions", Item("Copy")),
            rows("Actions", Item("Copy"), Item("", .deferred))),
        Example(
            "L-01", .warning, rows("작업", submenu("정렬", "이름", "날짜")),
            rows("작업", submenu("정렬", "이름", "날짜", "크기"))),
        Example("L-02", .info, numbered(11), numbered(10)),
        Example("L-02", .info, numbered(5), numbered(4), by: .with { $0.mostItems = 4 }),
        Example(
            "L-12", .warning,
            rows("Actions", Item("Sort By", .submenu([.init([submenu("Date", "Newest First")])]))),
            rows("Actions", submenu("Sort By", "Date", "Name"))),
        Example(
            "L-12", .warning, rows("작업", submenu("정렬", "가", "나", "다", "라", "마", "바")),
            rows("작업", submenu("정렬", "가", "나", "다", "라", "마"))),
        Example(
            "L-19", .warning, sized(.small, 5), sized(.small, 4)),
        Example("L-19", .warning, sized(.medium, 4), sized(.medium, 3)),
        Example("L-19", .warning, sized(.small, 3), sized(.large, 3)),
    ]

    static func sized(_ size: HIGAudit.MenuSection.Size, _ count: Int) -> Use {
        Use(title: "작업", [.init((1...count).map { Item("\($0)번 열기") }, size: size)])
    }

    static let kinds = [
        Example(
            "L-03", .warning,
            rows("Size", Item("Small"), Item("Medium", .value(isOn: true)), Item("Large")),
            rows("Size", Item("Make Small"), Item("Medium", .value(isOn: true)), Item("Large"))),
        Example(
            "L-03", .warning,
            rows("크기", Item("작게"), Item("보통", .value(isOn: true)), Item("크게")),
            rows("크기", Item("작게", .toggle(isOn: false)), Item("보통", .toggle(isOn: true)))),
        Example("L-05", .error, commands("Actions", "Delete"), rows("Actions", delete.en)),
        Example("L-05", .error, commands("작업", "폴더 삭제…"), rows("작업", delete.ko)),
        Example(
            "L-05", .error, commands("Actions", "Sign Out"), commands("Actions", "Remove from Favorites")),
        Example("L-05", .error, commands("작업", "계정 탈퇴"), commands("작업", "즐겨찾기에서 삭제")),
        Example(
            "L-07", .warning, rows("Actions", delete.en, Item("Copy"), Item("Share…")),
            rows("Actions", Item("Copy"), Item("Share…"), delete.en)),
        Example(
            "L-07", .warning, Use(title: "작업", [.init([delete.ko]), .init([Item("복사")])]),
            Use(title: "작업", [.init([Item("복사")]), .init([delete.ko])])),
        Example(
            "L-14", .warning, rows("Actions", Item("Copy", isHidden: true)),
            rows("Actions", Item("Copy", isEnabled: false))),
        Example(
            "L-14", .warning, Use(title: "작업", isEnabled: false, [.init([Item("복사", isEnabled: false)])]),
            Use(title: "작업", [.init([Item("복사", isEnabled: false)])])),
        Example(
            "L-17", .info, rows("Copy", Item("Copy Link", image: copy), Item("Copy Text", image: copy)),
            rows("Copy", Item("Copy Link", image: copy), Item("Copy Text"))),
        Example(
            "L-17", .info, rows("복사", Item("링크 복사", image: copy), Item("글 복사", image: star)),
            rows("복사", Item("링크 복사", image: copy), Item("별 달기", image: star))),
        Example(
            "L-18", .error, Use(title: nil, accessibilityLabel: "ellipsis", [.init([Item("Copy")])]),
            Use(title: nil, accessibilityLabel: "More", [.init([Item("Copy")])])),
        Example(
            "L-18", .error, Use(title: nil, [.init([Item("복사")])]),
            Use(title: nil, accessibilityLabel: "더 보기", [.init([Item("복사")])])),
        Example(
            "L-18", .error, rows("Actions", Item("", image: star)),
            rows("Actions", Item("", image: star, accessibilityLabel: "Favorite"))),
    ]

    static let words = [
        Example("L-08", .info, commands("Actions", "Duplication"), commands("Actions", "Duplicate item")),
        Example("L-08", .info, commands("작업", "복제본에 대한 작업"), commands("작업", "복제")),
        Example("L-08", .info, commands("Actions", "Settings"), commands("Actions", "Open Settings")),
        Example(
            "L-09", .info, commands("Actions", "View the Settings"), commands("Actions", "View Settings")),
        Example("L-09", .info, rows("Actions", submenu("The Order")), rows("Actions", submenu("Order"))),
        Example("L-10", .info, commands("Actions", "move to folder"), commands("Actions", "Move to Folder")),
        Example("L-11", .warning, commands("Actions", "Rename"), commands("Actions", "Rename…")),
        Example("L-11", .warning, commands("작업", "이름 변경"), commands("작업", "이름 변경…")),
        Example("L-11", .warning, commands("Actions", "Duplicate…"), commands("Actions", "Duplicate")),
        Example("L-11", .warning, commands("작업", "복제…"), commands("작업", "복제")),
        Example(
            "L-13", .info, commands("Actions", "Sort by Date", "Sort by Name", "Sort by Size"),
            rows("Actions", submenu("Sort By", "Date", "Name", "Size"))),
        Example(
            "L-13", .info, commands("작업", "날짜순 정렬", "이름순 정렬", "크기순 정렬"),
            rows("작업", submenu("정렬", "날짜순", "이름순", "크기순"))),
        Example("L-15", .info, commands("Camera", "HDR On"), commands("Camera", "Turn HDR On")),
        Example("L-15", .info, commands("카메라", "HDR 켬"), commands("카메라", "HDR 켜기")),
        Example(
            "L-16", .warning, Use(title: "Sort", menuTitle: "Sort", [.init([Item("Date")])]),
            Use(title: "Sort", [.init([Item("Date")])])),
        Example(
            "L-16", .warning, Use(title: "정렬", [.init(title: "정렬", [Item("날짜")])]),
            Use(title: "정렬", [.init(title: "순서", [Item("날짜")])])),
    ]

    @Test(arguments: counts + kinds + words) func findsWhatBreaksThem(_ example: Example) { example.check() }

    // MARK: What the value does not say

    private func severities(
        _ use: Use, _ rule: String, _ change: (inout HIGAudit.PullDownBehavior) -> Void
    ) -> [HIGAudit.Severity] {
        var behavior = HIGAudit.PullDownBehavior()
        change(&behavior)
        return use.audit(behavior: behavior).filter { $0.rule == rule }.map(\.severity)
    }

    @Test(arguments: [
        (commands("Actions", "Add", "Edit", "Copy"), "Add"), (commands("작업", "추가", "편집", "복사"), "추가"),
    ])
    func findsPrimaryActionsThatHideInTheMenu(_ use: Use, _ primary: String) {
        #expect(severities(use, "L-04") { $0.primaryActions = [primary] } == [.warning])
        #expect(severities(use, "L-04") { $0.primaryActions = [primary, "New"] } == [])
        #expect(severities(use, "L-04") { _ in } == [])
    }

    @Test(arguments: ["Delete", "삭제"]) func findsLossesThatNobodyConfirms(_ title: String) {
        func menu(_ asksFirst: Bool?) -> Use {
            Self.rows("작업", Item(title, isDestructive: true, asksFirst: asksFirst))
        }
        #expect(severities(menu(false), "L-06") { $0.undoesLosses = false } == [.warning])
        #expect(severities(menu(false), "L-06") { _ in } == [.info])
        #expect(severities(menu(false), "L-06") { $0.undoesLosses = true } == [])
        #expect(severities(menu(true), "L-06") { $0.undoesLosses = false } == [])
        #expect(severities(menu(nil), "L-06") { _ in } == [])
    }

    @Test(arguments: [commands("Actions", "Copy", "Paste", "Cut"), commands("작업", "복사", "붙여넣기", "공유…")])
    func findsMenusThatLeaveOutWhatCannotBeDone(_ use: Use) {
        #expect(severities(use, "L-14") { $0.leavesOutUnavailable = true } == [.warning])
        #expect(severities(use, "L-14") { _ in } == [])
    }

    @Test func asksLittleOfRowsThatPeopleMade() {
        let rows = Use(title: "Albums", [.init((1...30).map { Item("the album of sorts \($0)") })])
        #expect(!rows.audit().isEmpty)
        var behavior = HIGAudit.PullDownBehavior()
        behavior.isDynamic = true
        #expect(rows.audit(behavior: behavior).isEmpty)
    }

    // MARK: Words

    @Test(arguments: [
        ("Duplication", "L-08", "Write “Duplicate”."), ("복제본에 대한 작업", "L-08", "Write “복제”."),
        ("View the Settings", "L-09", "Write “View Settings”."),
        ("move to folder", "L-10", "Write “Move to Folder”."), ("Rename", "L-11", "Write “Rename…”."),
        ("Duplicate…", "L-11", "Write “Duplicate”."), ("HDR On", "L-15", "Write “Turn HDR On”."),
        ("HDR 끔", "L-15", "Write “HDR 끄기”."),
    ])
    func writesWhatShouldStandThere(_ title: String, _ rule: String, _ suggestion: String) {
        #expect(Self.commands("Actions", title).audit().first { $0.rule == rule }?.suggestion == suggestion)
    }

    /// A word of a list is in each of these, but does not mean that.
    @Test(arguments: [
        ("Undo Delete", "L-05"), ("Show Recently Deleted", "L-05"), ("삭제 취소", "L-05"),
        ("최근 삭제한 항목 보기", "L-05"),
        ("Translation Settings", "L-08"), ("설정 열기", "L-08"), ("Play Another Song", "L-09"),
        ("Open PDF in iBooks", "L-10"), ("Print…", "L-11"), ("Shared Albums", "L-11"), ("공유 앨범 보기", "L-11"),
        ("Copy to…", "L-11"), ("Turn Off", "L-15"), ("켜기", "L-15"),
    ])
    func goesByWholeWords(_ title: String, _ rule: String) {
        let found = Self.commands("Actions", title).audit()
        #expect(!found.contains { $0.rule == rule }, "\(found)")
    }

    @Test func leavesWordsOfOtherLanguagesAlone() {
        let french = HIGAudit.with { $0.language = "fr" }
        let rules = Self.commands("Actions", "the delete", "Rename", "HDR on").audit(by: french).map(\.rule)
        #expect(rules.isEmpty)
    }

    @Test func leavesOutWhatIsIgnored() {
        let audit = HIGAudit.with { $0.ignores = [.init("L-01", in: "Actions", because: "More come soon.")] }
        #expect(Self.commands("Actions", "Copy", "Paste").audit(by: audit).isEmpty)
        #expect(Self.commands("More", "Copy", "Paste").audit(by: audit).map(\.rule) == ["L-01"])
    }
}
