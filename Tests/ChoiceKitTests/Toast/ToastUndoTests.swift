import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// Taking back what was done, in batches.
@MainActor struct ToastUndoTests {
    private let stage: ToastStage
    private let undo: ToastUndo<Int>
    private let log = Log()

    private final class Log {
        var reverted: [[Int]] = []
        var settled: [[Int]] = []
    }

    init() { (stage, undo) = Self.make(log, "en") }

    private static func make(_ log: Log, _ language: String, text: ((Int) -> String)? = nil) -> (
        ToastStage, ToastUndo<Int>
    ) {
        let stage = ToastStage(.iPhoneSE, DeviceSettings(language: language))
        let undo = ToastUndo<Int>(in: stage.center, text: text) {
            log.reverted.append($0)
        } settle: {
            log.settled.append($0)
        }
        return (stage, undo)
    }

    private func add(_ items: Int...) {
        stage.host.activate()
        undo.add(items)
        stage.host.settle()
    }

    @Test func takesBackWhatTheActionSays() {
        add(1)
        #expect(stage.text == "1 deleted" && undo.items == [1])
        stage.app.buttons["Undo"].tap()
        stage.host.advance(by: 10)
        #expect(log.reverted == [[1]] && log.settled == [] && undo.items == [])
    }

    @Test func isSettledWhenItsTimeIsOver() {
        add(1, 2)
        stage.host.advance(by: 5)
        #expect(log.settled == [[1, 2]] && log.reverted == [] && stage.view == nil)
    }

    @Test func makesOneBatchOfSeveralInARow() {
        add(1)
        stage.host.advance(by: 3)
        add(2, 3)
        #expect(stage.text == "3 deleted")
        stage.host.advance(by: 3)
        #expect(log.settled == [])
        stage.app.buttons["Undo"].tap()
        #expect(log.reverted == [[1, 2, 3]] && log.settled == [])
    }

    @Test func beginsANewBatchAfterTheLast() {
        add(1)
        stage.host.advance(by: 5)
        add(2)
        #expect(stage.text == "1 deleted")
        stage.app.buttons["Undo"].tap()
        #expect(log.settled == [[1]] && log.reverted == [[2]])
    }

    @Test func countsInTheLanguageOfTheWindow() {
        let (stage, undo) = Self.make(log, "ko")
        stage.host.activate()
        undo.add(Array(1...12))
        stage.host.settle()
        #expect(stage.text == "12개 삭제됨")
        stage.app.buttons["실행 취소"].tap()
        #expect(log.reverted == [Array(1...12)])
    }

    @Test func saysTwelveDeletedInEnglish() {
        stage.host.activate()
        undo.add(Array(1...12))
        stage.host.settle()
        #expect(stage.text == "12 deleted")
    }

    @Test func saysWhatTheAppSays() {
        let (stage, undo) = Self.make(log, "en") { "\($0) archived" }
        stage.host.activate()
        undo.add(1)
        stage.host.settle()
        #expect(stage.text == "1 archived")
    }

    @Test func isSettledWhenTheSceneGoesToTheBackground() {
        add(1, 2)
        stage.move(to: .inactive)
        #expect(log.settled == [])
        stage.move(to: .background)
        #expect(log.settled == [[1, 2]] && undo.items == [])
        stage.move(to: .active)
        stage.host.advance(by: 10)
        #expect(log.settled == [[1, 2]] && log.reverted == [] && stage.view == nil)
    }

    @Test func isSettledWhenItIsSwipedAway() {
        add(1)
        let middle = CGPoint(x: stage.frame.midX, y: stage.frame.midY)
        stage.host.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 60))
        stage.host.settle()
        #expect(log.settled == [[1]])
    }

    @Test func isTakenBackByAnotherRoute() {
        add(1)
        stage.host.activate()
        undo.revert()
        undo.revert()
        undo.settle()
        stage.host.settle()
        #expect(log.reverted == [[1]] && log.settled == [] && stage.view == nil)
    }

    @Test func canBeTakenBackWhileItWaits() {
        stage.show(Toast("Saved"))
        add(1)
        add(2)
        #expect(stage.text == "Saved" && undo.items == [1, 2])
        stage.host.advance(by: 5)
        #expect(stage.text == "2 deleted")
        stage.app.buttons["Undo"].tap()
        #expect(log.reverted == [[1, 2]])
    }

    @Test func comesBackAfterAHighOne() {
        add(1)
        let high = stage.show(Toast("Offline", priority: .high))
        stage.host.activate()
        high.dismiss()
        stage.host.settle()
        #expect(stage.text == "1 deleted" && log.settled == [])
    }

    @Test func keepsTwoOfThemApart() {
        let other = ToastUndo<Int>(in: stage.center, revert: { _ in }, settle: { _ in })
        add(1)
        stage.host.activate()
        other.add(2)
        #expect(stage.center.waiting.map(\.toast.text) == ["1 deleted"])
        stage.app.buttons["Undo"].tap()
        #expect(log.reverted == [[1]] && other.items == [2])
    }

    @Test func isSettledAtOnceWhereThereIsNothingToShow() {
        let (stage, undo) = Self.make(log, "en") { _ in "" }
        stage.host.activate()
        undo.add(1)
        #expect(log.settled == [[1]] && undo.items == [])
    }

    @Test func doesNothingForNothing() {
        add()
        stage.host.activate()
        undo.revert()
        undo.settle()
        #expect(stage.view == nil && log.reverted == [] && log.settled == [])
    }

    @Test func isSettledOnceWhereItsOwnerLetsItGo() {
        weak var gone: ToastUndo<Int>?
        do {
            let undo = ToastUndo<Int>(in: stage.center, revert: { _ in }) { [log] in log.settled.append($0) }
            undo.add(7)
            gone = undo
        }
        #expect(gone != nil)
        stage.host.advance(by: 5)
        #expect(log.settled == [[7]] && gone == nil)
    }

    @Test func isSettledWithItsScene() {
        var kept: ToastUndo<Int>?
        do {
            let (stage, undo) = Self.make(log, "en")
            stage.host.activate()
            undo.add(1)
            kept = undo
        }
        #expect(log.settled == [[1]] && kept?.items == [])
    }

    @Test func mayBeAddedToWhileItIsSettled() {
        final class Box { var undo: ToastUndo<Int>? }
        let box = Box()
        box.undo = ToastUndo<Int>(in: stage.center, revert: { _ in }) { [log] in
            log.settled.append($0)
            if $0 == [1] { box.undo?.add(2) }
        }
        box.undo?.add(1)
        stage.host.advance(by: 5)
        #expect(box.undo?.items == [2] && stage.text == "1 deleted")
        stage.host.advance(by: 5)
        #expect(log.settled == [[1], [2]])
        box.undo = nil
    }
}
