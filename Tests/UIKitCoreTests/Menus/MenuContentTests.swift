import QuartzCore
import Testing

@testable import UIKitCore

/// What a menu shows of its elements.
@MainActor struct MenuContentTests {
    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { _ in }
    }

    /// The titles of each section, a deferred element as "…", after the section's own.
    private func shown(
        _ children: [UIMenuElement], told: [UIDeferredMenuElement: [UIMenuElement]] = [:]
    ) -> [[String]] {
        content(children, told: told).sections.map { section in
            (section.title.map { ["# \($0)"] } ?? []) + section.items.map(name)
        }
    }

    private func content(
        _ children: [UIMenuElement], told: [UIDeferredMenuElement: [UIMenuElement]] = [:]
    ) -> MenuContent {
        MenuContent(of: UIMenu(children: children)) { told[$0] }
    }

    private func name(_ item: MenuContent.Item) -> String {
        if case .loading = item { "…" } else { item.element.title }
    }

    @Test func inlineMenusAreSectionsAndPartWhatStandsBeside() {
        let inline = UIMenu(title: "Sort", options: .displayInline, children: [action("B")])
        #expect(shown([action("A"), inline, action("C")]) == [["A"], ["# Sort", "B"], ["C"]])
    }

    @Test func inlineMenusInInlineMenusAreSectionsToo() {
        let inner = UIMenu(options: .displayInline, children: [action("B")])
        let outer = UIMenu(options: .displayInline, children: [action("A"), inner])
        #expect(shown([outer]) == [["A"], ["B"]])
    }

    @Test func otherMenusAreElements() {
        let menu = UIMenu(title: "More", children: [action("B")])
        #expect(shown([action("A"), menu]) == [["A", "More"]])
    }

    @Test func hiddenActionsAreNotShown() {
        #expect(shown([action("A"), action("B", .hidden)]) == [["A"]])
        #expect(content([action("B", .hidden)]).isEmpty)
    }

    @Test func emptySectionsAreNotShown() {
        #expect(content([UIMenu(title: "Sort", options: .displayInline)]).isEmpty)
    }

    @Test func deferredElementsLoadAndThenStandInTheirPlace() {
        let deferred = UIDeferredMenuElement { _ in }
        let children = [action("A"), deferred, action("D")]
        #expect(shown(children) == [["A", "…", "D"]])
        #expect(shown(children, told: [deferred: [action("B"), action("C")]]) == [["A", "B", "C", "D"]])
        #expect(shown(children, told: [deferred: []]) == [["A", "D"]])
    }

    @Test func aDeferredElementThatBecomesItselfIsLeftOut() {
        let deferred = UIDeferredMenuElement { _ in }
        let around = UIMenu(options: .displayInline, children: [deferred, action("C")])
        #expect(shown([deferred], told: [deferred: [action("A"), deferred, around]]) == [["A"], ["C"]])
    }

    @Test func reversedTheFirstElementIsTheLast() {
        let inline = UIMenu(title: "Sort", options: .displayInline, children: [action("B"), action("C")])
        var content = content([action("A"), inline])
        content.reverse()
        #expect(content.sections.map { $0.items.map(name) } == [["C", "B"], ["A"]])
        #expect(content.sections.map(\.title) == ["Sort", nil])
    }
}
