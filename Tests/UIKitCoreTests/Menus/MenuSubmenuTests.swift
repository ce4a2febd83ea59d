import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Menus in menus.
@MainActor struct MenuSubmenuTests {
    let stage = MenuStage()

    init() { stage.host.activate() }

    private func openSort() {
        stage.open([
            stage.action("New"), UIMenu(title: "Sort by", children: stage.actions("Name", "Date")),
            stage.action("Share"),
        ])
        stage.tap("Sort by")
    }

    @Test func aTapOpensTheMenuOverItsRow() throws {
        stage.open([
            stage.action("New"), UIMenu(title: "Sort by", children: stage.actions("Name", "Date")),
        ])
        let row = try #require(stage.row("Sort by")).screenFrame
        stage.tap("Sort by")
        #expect(stage.titles == ["Name", "Date"] && stage.heard() == [])
        let header = try #require(stage.list?.header)
        #expect(header.accessibilityLabel == "Sort by" && header.screenFrame == row)
        #expect(stage.view?.lists.map(\.isCovered) == [true, false])
    }

    @Test func choosingInItClosesAllOfIt() {
        openSort()
        stage.tap("Date")
        #expect(stage.heard() == ["Date"] && !stage.isOpen)
    }

    @Test func itsHeaderClosesIt() {
        openSort()
        stage.host.tap(at: stage.list?.header?.screenFrame.middle ?? .zero)
        #expect(stage.titles == ["New", "Sort by", "Share"] && stage.heard() == [])
        #expect(stage.view?.lists.map(\.isCovered) == [false])
    }

    @Test func aTapOnTheMenuBehindClosesItAndChoosesNothing() throws {
        openSort()
        let first = try #require(stage.view?.lists.first?.rows.first)
        stage.host.tap(at: first.screenFrame.middle)
        #expect(stage.titles == ["New", "Sort by", "Share"] && stage.heard() == [])
    }

    @Test func aTapOutsideClosesAllOfIt() {
        openSort()
        stage.host.tap(at: CGPoint(x: 20, y: 800))
        #expect(!stage.isOpen)
    }

    @Test func opensUnderAFingerThatStaysOnItsRow() {
        stage.button.menu = UIMenu(children: [
            stage.action("New"), UIMenu(title: "Sort by", children: stage.actions("Name", "Date")),
        ])
        stage.finger(.began, at: stage.button.screenFrame.middle)
        stage.finger(.moved, at: stage.place(of: "Sort by"))
        stage.host.advance(by: 0.4)
        #expect(stage.titles.count == 2 && stage.titles.contains("New"))
        stage.host.advance(by: 0.2)
        #expect(stage.titles == ["Name", "Date"])
        stage.finger(.moved, at: stage.place(of: "Date"))
        stage.finger(.ended, at: stage.place(of: "Date"))
        #expect(stage.heard() == ["Date"])
    }

    @Test func mayBeNestedThreeDeep() {
        let deepest = UIMenu(title: "Three", children: stage.actions("Deep"))
        let deeper = UIMenu(title: "Two", children: [deepest])
        stage.open([UIMenu(title: "One", children: [deeper])])
        for title in ["One", "Two", "Three"] { stage.tap(title) }
        #expect(stage.titles == ["Deep"] && stage.view?.lists.count == 4)
        stage.tap("Deep")
        #expect(stage.heard() == ["Deep"] && !stage.isOpen)
    }

    @Test func anEmptyMenuInAMenuOpensWithItsHeaderAlone() {
        stage.open([stage.action("New"), UIMenu(title: "Sort by")])
        stage.tap("Sort by")
        #expect(stage.titles == [] && stage.isOpen)
        stage.press(.keyboardEscape)
        #expect(stage.titles == ["New", "Sort by"])
    }

    @Test func itsTitlesStandInLineWithItsHeader() throws {
        openSort()
        let rows = [try #require(stage.list?.header)] + stage.rows
        let labels = rows.compactMap { $0.subviews.compactMap { $0 as? UILabel }.first }
        #expect(Set(labels.map(\.frame.minX)).count == 1 && labels.count == 3)
    }

    @Test func aDestructiveOneIsRed() throws {
        stage.open([UIMenu(title: "Delete", options: .destructive, children: stage.actions("A"))])
        let label = try #require(stage.row("Delete")?.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.textColor == .systemRed)
    }
}
