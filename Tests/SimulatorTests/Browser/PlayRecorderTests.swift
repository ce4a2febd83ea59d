import Foundation
import Testing
import UIKitCore

@testable import Simulator

struct PlayRecorderTests {
    @Test func aTapOnSomethingWithANameIsATapOnIt() {
        var recorder = opened()
        tap(&recorder, on: "Leave reason")
        #expect(recorder.lines == [#"open "Leave request""#, #"tap "Leave reason""#])
    }

    @Test func aLongPressSaysHowLong() {
        var recorder = opened()
        recorder.began(1, at: CGPoint(x: 10, y: 10), on: "Save", time: 0)
        recorder.went(1, .ended, to: CGPoint(x: 12, y: 10), time: 0.8)
        #expect(recorder.lines.last == #"press "Save" for 0.8"#)
    }

    @Test func anyOtherFingerIsWrittenAsWhereItWent() {
        var recorder = opened()
        recorder.began(1, at: CGPoint(x: 10, y: 100), on: "Row", time: 0)
        recorder.went(1, .moved, to: CGPoint(x: 10, y: 60), time: 0.1)
        recorder.went(1, .ended, to: CGPoint(x: 10, y: 20), time: 0.2)
        #expect(
            recorder.lines.dropFirst() == [
                "touch down (10, 100)", "wait 0.1", "touch move (10, 60)", "wait 0.1", "touch up (10, 20)",
            ])
    }

    @Test func aPauseIsAWait() {
        var recorder = opened()
        tap(&recorder, on: "A", at: 1)
        tap(&recorder, on: "B", at: 3)
        #expect(recorder.lines.dropFirst() == [#"tap "A""#, "wait 1.9", #"tap "B""#])
    }

    @Test func settingsStandBeforeTheScreen() {
        var recorder = opened()
        recorder.configured(by: PageSettings(style: "dark"), isScreenOpened: false, screen: "Leave request")
        tap(&recorder, on: "A")
        recorder.configured(by: PageSettings(screen: "Alert"), isScreenOpened: true, screen: "Alert")
        #expect(recorder.lines == ["style dark", #"open "Alert""#])
    }

    @Test func keysAreCalledAsInScripts() {
        var recorder = opened()
        recorder.pressed(.keyboardDownArrow, holding: [.keyboardLeftAlt, .keyboardDownArrow], time: 0)
        recorder.pressed(.keyboardA, holding: [.keyboardA], time: 0)
        recorder.pressed(.keyboardLeftShift, holding: [.keyboardLeftShift], time: 0)
        #expect(recorder.lines.dropFirst() == ["key Option+DownArrow", "key a"])
    }

    @Test func severalFingersAreAComment() {
        var recorder = opened()
        recorder.began(1, at: .zero, on: "A", time: 0)
        recorder.began(2, at: .zero, on: "B", time: 0)
        recorder.went(1, .ended, to: .zero, time: 0.1)
        recorder.went(2, .ended, to: .zero, time: 0.1)
        #expect(recorder.lines.dropFirst().allSatisfy { $0.hasPrefix("#") })
    }

    private func opened() -> PlayRecorder {
        var recorder = PlayRecorder()
        recorder.opened("Leave request")
        return recorder
    }

    private func tap(_ recorder: inout PlayRecorder, on name: String, at time: TimeInterval = 0) {
        recorder.began(1, at: CGPoint(x: 10, y: 10), on: name, time: time)
        recorder.went(1, .ended, to: CGPoint(x: 10, y: 10), time: time + 0.1)
    }
}
