import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A menu that changes while it is open.
@MainActor struct MenuUpdateTests {
    let stage = MenuStage()

    init() { stage.host.activate() }

    @Test func anotherMenuTakesThePlaceOfTheOneThatIsOpen() throws {
        let kept = stage.action("B")
        stage.open([stage.action("A"), kept])
        let row = try #require(stage.row("B"))
        stage.press(.keyboardEnd)
        stage.button.menu = UIMenu(children: [stage.action("New"), kept, stage.action("C")])
        stage.host.settle()
        #expect(stage.titles == ["New", "B", "C"] && stage.row("B") === row && stage.marked == "B")
        stage.tap("B")
        #expect(stage.heard() == ["B"])
    }

    @Test func anActionWithTheSameIdentifierTakesTheRowOver() throws {
        func bold(_ state: UIMenuElement.State) -> UIAction {
            UIAction(title: "Bold", identifier: .init("bold"), state: state) { _ in }
        }
        stage.open([bold(.off), stage.action("A")])
        stage.press(.keyboardHome)
        let row = try #require(stage.row("Bold"))
        stage.button.menu = UIMenu(children: [bold(.on), stage.action("A")])
        stage.host.settle()
        #expect(stage.row("Bold") === row && stage.marked == "Bold" && row.isOn)
    }

    @Test func theSizeFollows() throws {
        stage.open(stage.actions("A"))
        #expect(stage.list?.bounds.height == 44)
        stage.button.menu = UIMenu(children: stage.actions("A", "B", "C"))
        stage.host.settle()
        #expect(stage.list?.bounds.height == 132)
    }

    @Test func theScrollPlaceStays() throws {
        let actions = (1...40).map { stage.action("\($0)") }
        stage.open(actions)
        stage.host.drag(from: CGPoint(x: 160, y: 700), to: CGPoint(x: 160, y: 400))
        stage.host.advance(by: 3)
        let place = stage.place(of: "20")
        stage.button.menu = UIMenu(children: actions + stage.actions("New"))
        stage.host.settle()
        #expect(stage.place(of: "20") == place)
    }

    @Test func updateVisibleMenuChangesTheInnermost() {
        stage.open([UIMenu(title: "Sort by", identifier: .init("sort"), children: stage.actions("Name"))])
        stage.tap("Sort by")
        stage.button.contextMenuInteraction?.updateVisibleMenu {
            $0.replacingChildren($0.children + stage.actions("Date"))
        }
        stage.host.settle()
        #expect(stage.titles == ["Name", "Date"])
    }

    @Test func aMenuInAMenuThatIsGoneCloses() {
        stage.open([stage.action("A"), UIMenu(title: "Sort by", children: stage.actions("Name"))])
        stage.tap("Sort by")
        stage.button.menu = UIMenu(children: stage.actions("A", "B"))
        stage.host.settle()
        #expect(stage.titles == ["A", "B"])
    }

    @Test func aMenuThatIsTakenAwayCloses() {
        stage.open(stage.actions("A"))
        stage.button.menu = nil
        stage.host.settle()
        #expect(!stage.isOpen)
    }

    @Test func dismissMenuClosesIt() {
        stage.open(stage.actions("A"))
        stage.button.contextMenuInteraction?.dismissMenu()
        stage.host.settle()
        #expect(!stage.isOpen && stage.heard() == [])
    }

    @Test func disablingTheButtonClosesIt() {
        stage.open(stage.actions("A"))
        stage.button.isEnabled = false
        stage.host.settle()
        #expect(!stage.isOpen)
    }

    @Test func removingTheButtonClosesIt() {
        stage.open(stage.actions("A"))
        stage.button.removeFromSuperview()
        stage.host.settle()
        #expect(!stage.isOpen)
    }

    @Test func followsTheButton() throws {
        stage.open(stage.actions("A"))
        let before = try #require(stage.list).screenFrame
        stage.button.frame.origin.y += 100
        stage.host.settle()
        #expect(try #require(stage.list).screenFrame == before.offsetBy(dx: 0, dy: 100))
    }

    @Test func aPresentationClosesIt() {
        stage.open(stage.actions("A"))
        stage.root.present(
            UIAlertController(title: "Alert", message: nil, preferredStyle: .alert), animated: true)
        stage.host.settle()
        #expect(!stage.isOpen && stage.root.presentedViewController != nil)
    }
}
