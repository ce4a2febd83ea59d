import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// The events as a stream, and the awaitable form.
@MainActor struct PickerSheetStreamTests {
    let stage = PickerSheetStage()

    private func show(_ content: [[String]]) -> AsyncStream<PickerSheet.Event> {
        stage.host.activate()
        let events = PickerSheet.show(
            content: content, contentType: .normal(rightButtonTitle: "OK"), initialSelections: [(1, 0)],
            parentViewController: stage.controller)
        stage.rest()
        return events
    }

    @Test func givesChangesAndThenItsEndAndIsOver() async {
        let events = show([["a", "b", "c"]])
        stage.turn(to: 2)
        stage.tap("OK")
        stage.rest()
        var told: [PickerSheet.Event] = []
        for await event in events { told.append(event) }
        let choice = PickerSheet.Choice(column: 0, row: 2, value: "c")
        #expect(told == [.changed([choice]), .ended(.done([choice]))])
    }

    @Test func goesWithItsStream() async {
        var events: AsyncStream<PickerSheet.Event>? = show([["a", "b"]])
        #expect(stage.sheet != nil && events != nil)
        events = nil
        await stage.turnTasks()
        #expect(stage.sheet == nil)
    }

    @Test func canBeWaitedFor() async {
        let task = Task {
            await PickerSheet.choose(columns: [.fixed(["a", "b"])], parentViewController: stage.controller)
        }
        await stage.turnTasks()
        stage.tap("Done")
        stage.rest()
        #expect(await task.value == .done([.init(column: 0, row: 0, value: "a")]))
    }

    @Test func goesWithTheTaskThatWaits() async {
        let task = Task {
            await PickerSheet.choose(columns: [.fixed(["a", "b"])], parentViewController: stage.controller)
        }
        await stage.turnTasks()
        #expect(stage.sheet != nil)
        task.cancel()
        #expect(await task.value == .cancelled(.taskCancelled))
        await stage.turnTasks()
        #expect(stage.sheet == nil)
    }
}
