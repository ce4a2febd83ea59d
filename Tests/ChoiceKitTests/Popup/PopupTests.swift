import ChoiceKit
import Simulator
import Testing
import UIKit
import UIKitCore

/// A popup from beginning to end.
@MainActor struct PopupTests {
    let stage = PopupStage()

    @Test func tellsTheActionThatWasTapped() throws {
        stage.present(PopupStage.deletion)
        #expect(stage.titles == ["Delete?"])
        try stage.tap("Delete")
        stage.rest()
        #expect(stage.results == [.chosen(.destructive("Delete"), text: nil)])
        #expect(stage.up.isEmpty)
    }

    @Test func waitsForTheAnswer() async throws {
        let task = Task { await stage.controller.present(PopupStage.note) }
        await Task.yield()
        stage.rest()
        try stage.tap("OK")
        stage.rest()
        #expect(await task.value == .chosen(.default("OK"), text: nil))
    }

    @Test func goesWhenTheTaskIsCancelled() async {
        let task = Task { await stage.controller.present(PopupStage.note) }
        await Task.yield()
        stage.rest()
        #expect(stage.titles == ["Saved"])
        task.cancel()
        for _ in 0..<10 { await Task.yield() }
        stage.rest()
        #expect(await task.value == .taskCancelled)
        #expect(stage.up.isEmpty)
    }
}
