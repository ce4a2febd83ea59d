import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// Rows that load when the menu opens.
@MainActor struct PullDownButtonDeferredTests {
    let stage = PullDownStage()
    private let source = Source()

    private struct Failure: Error {}

    /// Gives rows when a test says so.
    @MainActor private final class Source {
        private(set) var askers: [CheckedContinuation<[PullDownButton.Entry], any Error>] = []
        private(set) var cancellations = 0

        func load() async throws -> [PullDownButton.Entry] {
            defer { if Task.isCancelled { cancellations += 1 } }
            return try await withCheckedThrowingContinuation { askers.append($0) }
        }
    }

    init() {
        stage.host.activate()
        stage.button.destructiveActions = []
        stage.button.sections = [
            .init(items: [
                .action(.init(id: "share", title: "Share…")),
                .deferred(.init(id: "recent") { [source] in try await source.load() }),
            ])
        ]
    }

    private func open(_ count: Int = 1) async {
        stage.open()
        await stage.goOn { source.askers.count == count }
    }

    @Test func loadsWhenItOpensAndShowsTheRowsInPlace() async {
        await open()
        #expect(stage.rows == ["Share…", "Loading…"])
        source.askers[0].resume(returning: [.action(.init(id: 1, title: "Travel"))])
        await stage.goOn { stage.rows.count == 2 && stage.rows[1] == "Travel" }
        #expect(stage.rows == ["Share…", "Travel"])
        stage.tap("Travel")
        #expect(stage.heard() == ["1"])
    }

    @Test func loadsAnewEachTime() async {
        await open()
        source.askers[0].resume(returning: [.action(.init(id: 1, title: "Travel"))])
        await stage.goOn { stage.rows.contains("Travel") }
        stage.host.tap(at: CGPoint(x: 200, y: 800))
        await open(2)
        #expect(stage.rows == ["Share…", "Loading…"])
        source.askers[1].resume(returning: [])
        await stage.goOn { stage.rows.count == 1 }
        #expect(stage.rows == ["Share…"])
    }

    @Test func aFailureIsSaidAndTriedAgainWithoutClosing() async {
        await open()
        source.askers[0].resume(throwing: Failure())
        await stage.goOn { stage.rows.contains("Try Again") }
        #expect(stage.rows == ["Share…", "Could not load", "Try Again"] && stage.button.isOpen)
        stage.tap("Try Again")
        await stage.goOn { source.askers.count == 2 }
        #expect(stage.rows == ["Share…", "Loading…"])
        source.askers[1].resume(returning: [.toggle(.init(id: 1, title: "Travel", isOn: true))])
        await stage.goOn { stage.rows.contains("Travel") }
        #expect(stage.isOn("Travel") && stage.heard() == [])
    }

    @Test func aToggleThatWasLoadedCanBeTurnedOver() async {
        await open()
        source.askers[0].resume(returning: [.toggle(.init(id: 1, title: "Travel", isOn: true))])
        await stage.goOn { stage.rows.contains("Travel") }
        stage.tap("Travel")
        #expect(stage.heard() == ["1 false"] && !stage.isOn("Travel"))
    }

    @Test func closingCancelsAndWhatComesAfterIsIgnored() async {
        await open()
        stage.host.tap(at: CGPoint(x: 200, y: 800))
        source.askers[0].resume(returning: [.action(.init(id: 1, title: "Travel"))])
        await stage.goOn { source.cancellations == 1 }
        #expect(source.cancellations == 1)
        await open(2)
        #expect(stage.rows == ["Share…", "Loading…"])
        source.askers[1].resume(returning: [])
        await stage.goOn { stage.rows.count == 1 }
    }

    @Test func rowsThatAreReplacedWhileTheyLoadDoNotComeBack() async {
        await open()
        stage.button.sections = [.init(items: [.action(.init(id: "new", title: "New"))])]
        source.askers[0].resume(returning: [.action(.init(id: 1, title: "Travel"))])
        stage.host.tap(at: CGPoint(x: 200, y: 800))
        await stage.goOn { source.cancellations == 1 }
        stage.open()
        #expect(stage.rows == ["New"])
    }

    @Test func aHandlerThatRemovesTheButtonWhileRowsLoadCancelsThem() async {
        stage.button.onAction = { [stage] _ in stage.button.removeFromSuperview() }
        await open()
        stage.tap("Share…")
        #expect(stage.button.window == nil && !stage.button.isOpen)
        source.askers[0].resume(returning: [])
        await stage.goOn { source.cancellations == 1 }
        #expect(source.cancellations == 1)
    }

    @Test func whatNeverComesLeavesTheRestUsable() async {
        await open()
        stage.tap("Share…")
        #expect(stage.heard() == ["share"])
        source.askers[0].resume(returning: [])
        await stage.goOn { source.cancellations == 1 }
    }
}
