import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// Items that come from a source when the list opens.
@MainActor struct DropdownButtonLoadingTests {
    let stage = DropdownStage(count: 0)
    private let source = Source()
    var button: DropdownButton { stage.button }
    var host: HeadlessHost { stage.host }

    private struct Failure: Error {}

    /// Gives items when a test says so: their titles, of which the first has the id 1.
    @MainActor private final class Source {
        private(set) var askers: [CheckedContinuation<[String], any Error>] = []
        private(set) var cancellations = 0

        func load() async throws -> [DropdownButton.Item] {
            defer { if Task.isCancelled { cancellations += 1 } }
            let titles = try await withCheckedThrowingContinuation { askers.append($0) }
            return titles.enumerated().map { .init(id: $0.offset + 1, title: $0.element) }
        }
    }

    init() {
        host.activate()
        button.itemSource = .cached { [source] in try await source.load() }
    }

    /// What is there now, with what a person meets of it.
    private var shown: [String] {
        host.activate()
        let cells = stage.app.cells.allElementsBoundByIndex.map(\.label)
        let texts = stage.app.staticTexts.allElementsBoundByIndex.map(\.label)
        let buttons = stage.app.buttons.allElementsBoundByIndex.map(\.label)
        return texts.filter { !cells.contains($0) } + cells + buttons.filter { $0 == "Try Again" }
    }

    private func goOn(until condition: () -> Bool) async {
        for _ in 0..<100 where !condition() {
            await Task.yield()
            host.advance(by: 0.02)
        }
        stage.rest()
    }

    private func open(_ count: Int = 1) async throws {
        try stage.open()
        await goOn { source.askers.count == count }
    }

    /// The source answers the asker of that number.
    private func give(_ result: Result<[String], any Error>, to asker: Int = 0) async {
        let before = shown
        source.askers[asker].resume(with: result)
        await goOn { shown != before }
    }

    private static func titles(_ count: Int) -> [String] { (1...count).map { "Item \($0)" } }

    private var focused: String? {
        (UIAccessibility.focusedElement(using: nil) as? UIView)?.accessibilityLabel
    }

    // MARK: What comes

    @Test func isEnabledWithoutItems() {
        #expect(button.isEnabled && button.accessibilityHint == "Pop-up button, collapsed")
        button.itemSource = nil
        #expect(!button.isEnabled)
    }

    @Test func showsThatItLoadsThenTheItemsInPlace() async throws {
        try await open()
        #expect(shown == ["Loading…"])
        await give(.success(Self.titles(30)))
        #expect(shown.first == "Item 1")
        #expect(stage.listFrame.height == (0.4 * 667).rounded(.down))
        stage.app.cells["Item 2"].tap()
        stage.rest()
        #expect(stage.told == ["select 2", "chosen"] && button.selectedTitle == "Item 2")
    }

    @Test func keepsWhatACachedSourceGave() async throws {
        try await open()
        await give(.success(Self.titles(3)))
        button.close()
        stage.rest()
        try await open()
        #expect(shown == ["Item 1", "Item 2", "Item 3"] && source.askers.count == 1)
    }

    @Test func asksAnUncachedSourceEachTimeAndKeepsTheChoiceById() async throws {
        button.itemSource = .uncached { [source] in try await source.load() }
        try await open()
        await give(.success(Self.titles(3)))
        stage.app.cells["Item 2"].tap()
        stage.rest()
        try await open(2)
        #expect(shown == ["Loading…"] && button.selectedTitle == "Item 2")
        await give(.success(["One", "Two"]), to: 1)
        #expect(shown == ["One", "Two"] && button.selectedTitle == "Two")
        #expect(stage.told == ["select 2", "chosen"])
    }

    @Test func opensAtTheChoiceOfLoadedItems() async throws {
        button.items = [.init(id: 20, title: "Item 20")]
        button.preselect(id: 20)
        try await open()
        await give(.success(Self.titles(30)))
        #expect(button.selectedTitle == "Item 20" && stage.app.cells["Item 20"].isHittable)
    }

    @Test func tellsOfAChoiceThatLoadedItemsLack() async throws {
        button.items = [.init(id: 99, title: "Gone")]
        button.preselect(id: 99)
        try await open()
        await give(.success(Self.titles(3)))
        #expect(stage.told == ["reset 99"] && button.isOpen)
    }

    @Test func takesSections() async throws {
        button.itemSource = .cachedSections { [source] in
            [DropdownButton.Section(title: "All", items: try await source.load())]
        }
        try await open()
        await give(.success(Self.titles(2)))
        #expect(button.sections.map(\.title) == ["All"])
    }

    // MARK: What does not come

    @Test func saysThatItFailedAndTriesAgain() async throws {
        var failures = 0
        button.onLoadFailure = { if $0 is Failure { failures += 1 } }
        try await open()
        await give(.failure(Failure()))
        #expect(shown == ["Could not load", "Try Again"])
        #expect(failures == 1 && button.isOpen)
        let retry = stage.app.buttons["Try Again"]
        #expect(retry.frame.height >= 44 && retry.frame.width >= 44 && retry.isHittable)
        retry.tap()
        await goOn { source.askers.count == 2 }
        #expect(shown == ["Loading…"])
        await give(.success(Self.titles(2)), to: 1)
        #expect(shown == ["Item 1", "Item 2"] && stage.told == [])
    }

    @Test(arguments: [XCUIKeyboardKey.return, .space]) func aKeyTriesAgain(_ key: XCUIKeyboardKey)
        async throws
    {
        _ = button.becomeFirstResponder()
        try await open()
        await give(.failure(Failure()))
        stage.app.typeKey(key, modifierFlags: [])
        await goOn { source.askers.count == 2 }
        #expect(shown == ["Loading…"])
    }

    @Test func failsAgain() async throws {
        try await open()
        await give(.failure(Failure()))
        stage.app.buttons["Try Again"].tap()
        await goOn { source.askers.count == 2 }
        await give(.failure(Failure()), to: 1)
        #expect(shown == ["Could not load", "Try Again"] && button.isOpen)
    }

    @Test func asksAgainAfterAFailure() async throws {
        try await open()
        await give(.failure(Failure()))
        button.close()
        stage.rest()
        try await open(2)
        #expect(shown == ["Loading…"])
    }

    @Test func saysThatThereIsNothingAndStaysOpen() async throws {
        try await open()
        await give(.success([]))
        #expect(shown == ["There is nothing to choose from"] && button.isOpen && button.isEnabled)
        stage.app.typeKey(.escape, modifierFlags: [])
        stage.rest()
        #expect(stage.told == ["escaped"])
        try await open(2)
        #expect(shown == ["Loading…"])
    }

    @Test func aSourceThatNeverAnswersIsLeftByClosing() async throws {
        try await open()
        host.advance(by: 30)
        #expect(shown == ["Loading…"])
        host.tap(at: CGPoint(x: 160, y: 600))
        stage.rest()
        #expect(stage.told == ["tappedOutside"] && !button.isOpen)
        source.askers[0].resume(returning: [])
        await goOn { source.cancellations == 1 }
    }

    @Test func closingCancelsAndWhatComesAfterIsIgnored() async throws {
        try await open()
        button.close()
        stage.rest()
        source.askers[0].resume(returning: Self.titles(3))
        await goOn { source.cancellations == 1 }
        #expect(source.cancellations == 1 && button.items.isEmpty)
        try await open(2)
        #expect(shown == ["Loading…"])
    }

    @Test func whatComesWhileTheListClosesIsIgnored() async throws {
        try await open()
        button.close()
        source.askers[0].resume(returning: Self.titles(3))
        for _ in 0..<20 { await Task.yield() }
        stage.rest()
        #expect(button.items.isEmpty && stage.told == ["closed"])
    }

    @Test func itemsThatAreSetMeanwhileAreTheNewerOnes() async throws {
        try await open()
        button.items = DropdownStage.items(2)
        stage.rest()
        #expect(shown == ["Item 1", "Item 2"])
        source.askers[0].resume(returning: [])
        await goOn { source.cancellations == 1 }
        #expect(shown == ["Item 1", "Item 2"] && button.isOpen)
    }

    @Test func settingNoItemsMeanwhileClosesTheList() async throws {
        try await open()
        button.items = []
        stage.rest()
        #expect(stage.told == ["itemsEmptied"] && button.isEnabled)
        source.askers[0].resume(throwing: Failure())
        await goOn { source.cancellations == 1 }
    }

    @Test func anotherSourceIsAskedInPlace() async throws {
        try await open()
        button.itemSource = .cached { DropdownStage.items(1) }
        await goOn { shown == ["Item 1"] }
        #expect(shown == ["Item 1"])
        source.askers[0].resume(returning: [])
        await goOn { source.cancellations == 1 }
        #expect(shown == ["Item 1"])
    }

    @Test func losingItsSourceClosesAListWithoutItems() async throws {
        try await open()
        button.itemSource = nil
        stage.rest()
        #expect(stage.told == ["itemsEmptied"] && !button.isEnabled)
        source.askers[0].resume(returning: [])
        await goOn { source.cancellations == 1 }
    }

    @Test func aButtonThatIsLetGoOfCancels() async throws {
        var other: DropdownButton? = DropdownButton(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
        weak let weakOther = other
        other?.itemSource = .cached { [source] in try await source.load() }
        if let other { stage.controller.view.addSubview(other) }
        try other?.open()
        await goOn { source.askers.count == 1 }
        other?.removeFromSuperview()
        other = nil
        stage.rest()
        #expect(weakOther == nil)
        source.askers[0].resume(returning: [])
        await goOn { source.cancellations == 1 }
        #expect(source.cancellations == 1)
    }

    // MARK: VoiceOver

    @Test func takesVoiceOverToWhatIsThereInPlaceOfRowsThenToTheChoice() throws {
        try stage.open()
        #expect(focused == "Loading…")
        button.loading.fail()
        button.updateList()
        #expect(focused == "Could not load")
        button.items = DropdownStage.items(30)
        #expect(focused == "Item 1")
    }

    // MARK: Keys

    @Test func keysMarkTheRowOnceThereAreRows() async throws {
        _ = button.becomeFirstResponder()
        stage.app.typeKey(.end, modifierFlags: [])
        await goOn { source.askers.count == 1 }
        stage.app.typeKey(.downArrow, modifierFlags: [])
        await give(.success(Self.titles(30)))
        stage.app.typeKey(.return, modifierFlags: [])
        stage.rest()
        #expect(stage.told == ["select 30", "chosen"])
    }

    @Test func stepsOfAClosedButtonWithoutItemsChooseNothing() {
        button.accessibilityIncrement()
        button.accessibilityDecrement()
        #expect(stage.told == [] && !button.accessibilityTraits.contains(.adjustable))
    }

    // MARK: Kinds

    @Test func aPopUpButtonWithASourceOpensAList() async throws {
        let line = PopUpButton(options: [], defaultId: 2)
        line.frame = CGRect(x: 20, y: 200, width: 300, height: 44)
        line.itemSource = .cached { DropdownStage.items(3) }
        stage.controller.view.addSubview(line)
        stage.rest()
        try line.open()
        await goOn { shown.count == 3 }
        #expect(shown == ["Item 1", "Item 2", "Item 3"] && line.selectedTitle == "Item 2")
    }
}
