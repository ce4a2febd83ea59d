import QuartzCore
import Testing

@testable import UIKitCore

/// Menus as values, and which of their actions are on.
@MainActor struct UIMenuTests {
    private func action(
        _ title: String, _ state: UIMenuElement.State = .off, _ attributes: UIMenuElement.Attributes = []
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { _ in }
    }

    @Test func hasAnIdentifierOfItsOwn() {
        #expect(UIMenu().identifier != UIMenu().identifier)
        #expect(UIMenu(identifier: .init("sort")).identifier == .init("sort"))
    }

    @Test func replacingChildrenKeepsEverythingElse() {
        let image = UIImage(systemName: "circle")
        let menu = UIMenu(
            title: "Sort", subtitle: "By name", image: image, identifier: .init("sort"),
            options: [.displayInline, .singleSelection], children: [action("A")])
        let other = action("B")
        let new = menu.replacingChildren([other])
        #expect(new !== menu && menu.children.map(\.title) == ["A"])
        #expect(new.children.count == 1 && new.children[0] === other)
        #expect(new.title == "Sort" && new.subtitle == "By name" && new.image === image)
        #expect(new.identifier == menu.identifier && new.options == menu.options)
    }

    @Test func selectedElementsAreThoseThatAreOnInMenusInItToo() {
        let inner = UIMenu(children: [action("C", .on), action("D", .mixed)])
        let menu = UIMenu(children: [action("A", .on), action("B"), inner])
        #expect(menu.selectedElements.map(\.title) == ["A", "C"])
    }

    @Test func choosingOfOneTurnsTheOthersOffInMenusInItToo() {
        let (a, b, c) = (action("A", .on), action("B"), action("C", .mixed))
        let menu = UIMenu(options: .singleSelection, children: [a, b, UIMenu(children: [c])])
        MenuSelection.choose(b, in: menu, isExclusive: false) { _ in nil }
        #expect([a, b, c].map(\.state) == [.off, .on, .off])
    }

    @Test func choosingInASectionOfOneLeavesOtherSectionsAlone() {
        let (a, b, c) = (action("A", .on), action("B"), action("C", .on))
        let section = UIMenu(options: [.displayInline, .singleSelection], children: [a, b])
        let menu = UIMenu(options: .singleSelection, children: [section, c])
        MenuSelection.choose(b, in: menu, isExclusive: true) { _ in nil }
        #expect([a, b, c].map(\.state) == [.off, .on, .on])
    }

    @Test func choosingElsewhereChangesNoState() {
        let (a, b) = (action("A", .on), action("B"))
        MenuSelection.choose(b, in: UIMenu(children: [a, b]), isExclusive: false) { _ in nil }
        #expect([a, b].map(\.state) == [.on, .off])
    }

    @Test func choosingWhatWasDeferredTurnsTheOthersOff() {
        let (a, b) = (action("A", .on), action("B"))
        let deferred = UIDeferredMenuElement { _ in }
        let menu = UIMenu(options: .singleSelection, children: [a, deferred])
        MenuSelection.choose(b, in: menu, isExclusive: false) { _ in [b] }
        #expect([a, b].map(\.state) == [.off, .on])
    }

    @Test func aChoiceIsTheFirstThatCanBeChosen() {
        let (a, b) = (action("A", .off, .disabled), action("B"))
        let menu = UIMenu(children: [a, b])
        MenuSelection.ensureChoice(in: menu)
        MenuSelection.ensureChoice(in: menu)
        #expect([a, b].map(\.state) == [.off, .on])
    }
}
