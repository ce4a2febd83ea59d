import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Elements that come when the menu is open, later, twice or never.
@MainActor struct MenuDeferredTests {
    let stage = MenuStage()
    private let provider = Provider()

    /// Answers when a test says so.
    @MainActor final class Provider {
        var answers: [@MainActor ([UIMenuElement]) -> Void] = []

        var deferred: UIDeferredMenuElement { UIDeferredMenuElement { self.answers.append($0) } }
        var uncached: UIDeferredMenuElement { .uncached { self.answers.append($0) } }
    }

    init() { stage.host.activate() }

    private func close() { stage.press(.keyboardEscape) }

    @Test func showsThatItLoadsAndThenTheElementsInPlace() throws {
        stage.open([stage.action("A"), provider.deferred, stage.action("D")])
        #expect(stage.titles == ["A", "Loading…", "D"])
        let (a, d) = (stage.row("A"), stage.row("D"))
        provider.answers[0](stage.actions("B", "C"))
        stage.host.settle()
        #expect(stage.titles == ["A", "B", "C", "D"])
        #expect(stage.row("A") === a && stage.row("D") === d)
        stage.tap("C")
        #expect(stage.heard() == ["C"])
    }

    @Test func theLoadingRowCanNotBeChosen() {
        stage.open([provider.deferred])
        stage.tap("Loading…")
        #expect(stage.isOpen && stage.marked == nil)
        #expect(stage.row("Loading…")?.accessibilityTraits == [.staticText, .updatesFrequently])
    }

    @Test func anAnswerAtOnceShowsNoLoadingRow() {
        stage.open([UIDeferredMenuElement { [stage] in $0(stage.actions("A")) }])
        #expect(stage.titles == ["A"])
    }

    @Test func isAskedOnceAndKept() {
        stage.open([provider.deferred])
        provider.answers[0](stage.actions("A"))
        close()
        stage.tapButton()
        #expect(stage.titles == ["A"] && provider.answers.count == 1)
    }

    @Test func uncachedIsAskedEachTime() {
        stage.open([provider.uncached])
        provider.answers[0](stage.actions("A"))
        close()
        stage.tapButton()
        #expect(stage.titles == ["Loading…"] && provider.answers.count == 2)
        provider.answers[1](stage.actions("B"))
        stage.host.settle()
        #expect(stage.titles == ["B"])
    }

    @Test func aProviderThatNeverAnswersLeavesTheRestUsable() {
        stage.open([stage.action("A"), provider.deferred])
        stage.host.advance(by: 60)
        stage.tap("A")
        #expect(stage.heard() == ["A"])
    }

    @Test func theFirstOfTwoAnswersCountsAndTheSecondIsTold() {
        stage.open([provider.deferred])
        provider.answers[0](stage.actions("A"))
        let lines = Console.heard { provider.answers[0](stage.actions("B")) }
        stage.host.settle()
        #expect(stage.titles == ["A"] && lines.count == 1)
        #expect(lines.first?.contains("twice") == true)
    }

    @Test func anAnswerAfterTheMenuClosedIsKeptForTheNextTime() {
        stage.open([provider.deferred])
        close()
        provider.answers[0](stage.actions("A"))
        stage.host.settle()
        #expect(!stage.isOpen)
        stage.tapButton()
        #expect(stage.titles == ["A"] && provider.answers.count == 1)
    }

    @Test func anUncachedAnswerAfterTheMenuClosedIsIgnored() {
        stage.open([provider.uncached])
        close()
        stage.tapButton()
        provider.answers[0](stage.actions("A"))
        stage.host.settle()
        #expect(stage.titles == ["Loading…"])
    }

    @Test func aMenuThatBecomesEmptyCloses() {
        stage.open([provider.deferred])
        provider.answers[0]([])
        stage.host.settle()
        #expect(!stage.isOpen)
    }

    @Test func inAMenuInAMenuItIsAskedForWhenThatOpens() {
        stage.open([UIMenu(title: "More", children: [provider.deferred])])
        #expect(provider.answers.isEmpty)
        stage.tap("More")
        #expect(provider.answers.count == 1 && stage.titles == ["Loading…"])
        provider.answers[0](stage.actions("A"))
        stage.host.settle()
        #expect(stage.titles == ["A"])
    }

    @Test func twoMenusThatShareOneAskOnce() {
        let shared = provider.deferred
        stage.open([shared])
        stage.button.menu = UIMenu(children: [stage.action("B"), shared])
        #expect(provider.answers.count == 1)
        provider.answers[0](stage.actions("A"))
        stage.host.settle()
        #expect(stage.titles == ["B", "A"])
    }
}
