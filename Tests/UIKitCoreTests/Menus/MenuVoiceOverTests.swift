import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Menus with VoiceOver.
@MainActor struct MenuVoiceOverTests {
    let stage = MenuStage()

    init() { stage.host.activate() }

    private func activate(_ element: UIResponder?) {
        if let element { stage.host.perform(.activate, on: element) }
    }

    private var labels: [String] {
        AccessibilityTree(of: stage.host.app).elements.map(\.label)
    }

    @Test func opensByADoubleTapAndGoesToTheFirstRow() {
        stage.button.menu = UIMenu(children: stage.actions("A", "B"))
        activate(stage.button)
        #expect(stage.row("A")?.accessibilityElementIsFocused() == true)
        #expect(UIAccessibility.posted.last?.notification == .screenChanged)
    }

    @Test func goesToTheRowThatIsChosen() {
        stage.open([stage.action("A"), stage.action("B", state: .on)], options: .singleSelection)
        #expect(stage.row("B")?.accessibilityElementIsFocused() == true)
    }

    @Test func goesToTheFirstRowWhereSeveralMayBeOn() {
        stage.open([stage.action("A"), stage.action("B", state: .on)])
        #expect(stage.row("A")?.accessibilityElementIsFocused() == true)
    }

    @Test func readsTheMenuAloneFromTopToBottom() {
        stage.root.view.addSubview(UIButton(frame: CGRect(x: 0, y: 700, width: 100, height: 40)))
        let section = UIMenu(title: "Sort", options: .displayInline, children: stage.actions("Name"))
        stage.open([stage.action("A"), section, stage.action("B")])
        #expect(labels == ["Dismiss menu", "A", "Sort", "Name", "B"])
    }

    @Test func aMenuInAMenuIsReadAlone() {
        stage.open([stage.action("A"), UIMenu(title: "Sort by", children: stage.actions("Name"))])
        activate(stage.row("Sort by"))
        #expect(labels == ["Dismiss menu", "Sort by", "Name"])
        #expect(stage.list?.header?.accessibilityElementIsFocused() == true)
        #expect(stage.list?.header?.accessibilityValue == "expanded")
        activate(stage.list?.header)
        #expect(stage.row("Sort by")?.accessibilityElementIsFocused() == true)
    }

    @Test func rowsSayWhatTheyAre() {
        stage.open([
            stage.action("On", subtitle: "Now", state: .on), stage.action("Some", state: .mixed),
            stage.action("No", attributes: .disabled), UIMenu(title: "More", children: stage.actions("A")),
        ])
        #expect(stage.titles == ["On, Now", "Some", "No", "More"])
        #expect(stage.rows[0].accessibilityTraits == [.button, .selected])
        #expect(stage.rows[1].accessibilityTraits == .button && stage.rows[1].accessibilityValue == "mixed")
        #expect(stage.rows[2].accessibilityTraits == [.button, .notEnabled])
        #expect(stage.rows[3].accessibilityHint == "Opens a submenu")
    }

    @Test func saysItsOwnWordsInKorean() {
        let stage = MenuStage(settings: DeviceSettings(language: "ko"))
        stage.host.activate()
        stage.open([
            stage.action("가", state: .mixed), UIMenu(title: "나", children: []),
            UIDeferredMenuElement { _ in },
        ])
        #expect(stage.rows[0].accessibilityValue == "일부 선택됨")
        #expect(stage.rows[1].accessibilityHint == "하위 메뉴를 엽니다")
        #expect(stage.titles.last == "로드 중…")
    }

    @Test func aDoubleTapChoosesAndTheFocusGoesBack() {
        stage.open(stage.actions("A", "B"))
        activate(stage.row("B"))
        #expect(stage.heard() == ["B"] && !stage.isOpen)
        #expect(stage.button.accessibilityElementIsFocused())
    }

    @Test func aDoubleTapOnWhatIsDisabledDoesNothing() {
        stage.open([stage.action("A", attributes: .disabled)])
        activate(stage.rows[0])
        #expect(stage.isOpen && stage.heard() == [])
    }

    @Test func theZGestureClosesTheInnermostMenu() {
        stage.open([UIMenu(title: "Sort by", children: stage.actions("Name"))])
        activate(stage.row("Sort by"))
        if let row = stage.row("Name") { #expect(stage.host.perform(.escape, on: row)) }
        #expect(stage.titles == ["Sort by"])
        #expect(stage.host.perform(.escape, on: stage.rows[0]))
        #expect(!stage.isOpen && stage.button.accessibilityElementIsFocused())
    }

    @Test func theRegionOutsideClosesIt() throws {
        stage.open(stage.actions("A"))
        let region = try #require(stage.view?.subviews.first { $0 is MenuDismissRegion })
        activate(region)
        #expect(!stage.isOpen)
    }
}
