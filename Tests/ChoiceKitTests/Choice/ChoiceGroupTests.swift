import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// A from (20, 100) to (180, 300), B from (190, 100) to (350, 300).
@MainActor struct ChoiceGroupTests {
    private let stage: ChoiceStage
    private let group: ChoiceGroup
    private let told = Told()

    private final class Told { var choices: [String] = [] }

    init() { self.init(of: 2) }

    private init(of count: Int) {
        stage = ChoiceStage(count)
        group = ChoiceGroup(stage.buttons)
        group.onChoose = { [told] in told.choices.append($0.title ?? "") }
    }

    private var a: ChoiceButton { stage.buttons[0] }
    private var b: ChoiceButton { stage.buttons[1] }

    @Test func oneIsChosenAtATime() {
        stage.slide((100, 200), (100, 200))
        #expect(stage.shown == ["A"] && group.chosen === a)
        stage.slide((270, 200), (270, 200))
        #expect(stage.shown == ["B"] && group.chosen === b && !a.isChosen)
        #expect(told.choices == ["A", "B"] && stage.choices == ["A", "B"])
    }

    /// A, B, A, outside, B.
    @Test func theButtonUnderTheFingerTakesOverAndTheLiftChoosesOnce() {
        group.chosen = a
        stage.finger(.began, 100, 200)
        #expect(stage.shown == ["A"])
        stage.finger(.moved, 270, 200)
        #expect(stage.shown == ["B"] && stage.highlighted == ["B"])
        stage.finger(.moved, 100, 200)
        #expect(stage.shown == ["A"])
        stage.finger(.moved, 100, 400)
        #expect(stage.shown == [] && group.chosen === a)
        stage.finger(.moved, 270, 250)
        stage.finger(.ended, 270, 250)
        #expect(told.choices == ["B"] && stage.choices == ["B"] && stage.shown == ["B"])
        #expect(
            stage.events == [
                "A down", "A exit", "B enter", "B exit", "A enter", "A exit", "B enter", "A outside",
                "B inside", "B primary",
            ])
    }

    @Test func onlyWhatIsUnderTheFingerIsShown() {
        group.chosen = b
        stage.finger(.began, 100, 200)
        #expect(stage.shown == ["A"] && group.chosen === b)
        stage.finger(.moved, 100, 400)
        #expect(stage.shown == [])
        stage.finger(.ended, 100, 400)
        #expect(stage.shown == ["B"] && told.choices == [])
    }

    @Test func aTouchThatIsTakenAwayRestores() {
        group.chosen = a
        stage.finger(.began, 100, 200)
        stage.finger(.moved, 270, 200)
        stage.finger(.cancelled, 270, 200)
        #expect(stage.shown == ["A"] && stage.highlighted == [] && told.choices == [])
        #expect(stage.events.suffix(2) == ["A cancel", "B cancel"])
    }

    @Test(arguments: [true, false])
    func aSecondFingerOnTheOtherChangesNothing(firstLiftsFirst: Bool) {
        stage.finger(.began, 100, 200, number: 1)
        stage.finger(.began, 270, 200, number: 2)
        stage.finger(.moved, 271, 201, number: 2)
        #expect(stage.shown == ["A"] && stage.events == ["A down"])
        if firstLiftsFirst {
            stage.finger(.ended, 100, 200, number: 1)
            stage.finger(.ended, 271, 201, number: 2)
        } else {
            stage.finger(.ended, 271, 201, number: 2)
            #expect(stage.shown == ["A"])
            stage.finger(.ended, 100, 200, number: 1)
        }
        #expect(told.choices == ["A"] && stage.shown == ["A"] && stage.highlighted == [])
    }

    @Test func eachCrossingIsFeltOnce() {
        stage.finger(.began, 100, 200)
        UIFeedbackGenerator.clearEvents()
        stage.finger(.moved, 270, 200)
        stage.finger(.moved, 271, 200)
        #expect(UIFeedbackGenerator.events == [.selectionChanged])
        stage.finger(.moved, 270, 400)
        stage.finger(.moved, 100, 200)
        #expect(UIFeedbackGenerator.events.count == 3)
        stage.finger(.ended, 100, 200)
        #expect(UIFeedbackGenerator.events.count == 3)
    }

    @Test func aMemberThatIsDisabledIsNotEntered() {
        b.isEnabled = false
        stage.slide((100, 200), (270, 200))
        #expect(told.choices == [] && stage.events == ["A down", "A exit", "A outside"])
    }

    @Test func aMemberThatGoesUnderTheFingerIsLeft() {
        group.chosen = a
        stage.finger(.began, 100, 200)
        stage.finger(.moved, 270, 200)
        b.removeFromSuperview()
        #expect(stage.shown == [] && stage.events.last == "B exit")
        stage.finger(.ended, 270, 200)
        #expect(stage.shown == ["A"] && told.choices == [])
    }

    @Test func theMemberThatWasPressedGoesWhileTheFingerIsOnAnother() {
        stage.finger(.began, 100, 200)
        stage.finger(.moved, 270, 200)
        a.isHidden = true
        #expect(stage.events.suffix(2) == ["A cancel", "B cancel"] && stage.highlighted == [])
        stage.finger(.ended, 270, 200)
        #expect(told.choices == [])
    }

    @Test func aHandlerMayChooseAnother() {
        group.onChoose = { [b] _ in b.isChosen = true }
        stage.slide((100, 200), (100, 200))
        #expect(stage.shown == ["B"])
    }

    // MARK: Members

    @Test func aGroupOfNoneAndOfOne() {
        #expect(ChoiceGroup([]).chosen == nil && ChoiceGroup([]).buttons.isEmpty)
        let one = ChoiceGroup([a])
        #expect(a.group === one && a.accessibilityValue == nil && group.buttons == [b])
        stage.slide((100, 200), (100, 200))
        #expect(one.chosen === a && stage.choices == ["A"])
    }

    @Test func aButtonThatIsNamedTwiceCountsOnce() { #expect(ChoiceGroup([a, b, a]).buttons == [a, b]) }

    @Test func aButtonGoesFromOneGroupToAnother() {
        group.chosen = a
        let other = ChoiceGroup([a])
        #expect(group.chosen == nil && group.buttons == [b])
        #expect(other.chosen === a && a.isSelected)
    }

    @Test func theFirstThatIsChosenAlreadyStaysSo() {
        let buttons = [ChoiceButton(title: "1"), ChoiceButton(title: "2"), ChoiceButton(title: "3")]
        buttons[1].isChosen = true
        buttons[2].isChosen = true
        #expect(ChoiceGroup(buttons).chosen === buttons[1])
        #expect(buttons.map(\.isSelected) == [false, true, false])
    }

    @Test func aButtonOfNoGroupIsNotChosen() {
        group.chosen = a
        group.chosen = ChoiceButton(title: "Other")
        #expect(group.chosen === a)
    }

    @Test func nothingHoldsTheButtons() {
        weak var gone: ChoiceButton?
        weak var group: ChoiceGroup?
        do {
            let buttons = [ChoiceButton(title: "1"), ChoiceButton(title: "2")]
            let made = ChoiceGroup(buttons)
            made.chosen = buttons[0]
            (gone, group) = (buttons[0], made)
        }
        #expect(gone == nil && group == nil)
    }

    // MARK: Keys and VoiceOver

    @Test func saysWhereEachStands() {
        #expect(a.accessibilityValue == "1 of 2" && b.accessibilityValue == "2 of 2")
        stage.controller.view.window?.accessibilityLanguage = "ko"
        #expect(b.accessibilityValue == "2개 중 2번째")
        b.accessibilityValue = "Own"
        #expect(b.accessibilityValue == "Own")
    }

    @Test func voiceOverChoosesTheOther() {
        #expect(a.accessibilityActivate() && b.accessibilityActivate())
        #expect(told.choices == ["A", "B"] && stage.shown == ["B"])
    }

    @Test func theArrowsGoFromOneToTheNextAndChooseNothing() {
        _ = a.becomeFirstResponder()
        stage.host.press(.keyboardRightArrow)
        #expect(b.isFirstResponder)
        stage.host.press(.keyboardDownArrow)
        #expect(a.isFirstResponder)
        stage.host.press(.keyboardUpArrow)
        #expect(b.isFirstResponder && told.choices == [])
        stage.host.press(.keyboardSpacebar)
        #expect(told.choices == ["B"])
    }

    @Test func theArrowsToTheSidesFollowTheDirection() {
        for button in stage.buttons { button.semanticContentAttribute = .forceRightToLeft }
        let three = ChoiceStage(3)
        let group = ChoiceGroup(three.buttons)
        for button in group.buttons { button.semanticContentAttribute = .forceRightToLeft }
        _ = group.buttons[0].becomeFirstResponder()
        three.host.press(.keyboardLeftArrow)
        #expect(group.buttons[1].isFirstResponder)
        three.host.press(.keyboardRightArrow)
        #expect(group.buttons[0].isFirstResponder)
    }

    @Test func theArrowsPassOverWhatIsDisabled() {
        let three = ChoiceStage(3)
        let group = ChoiceGroup(three.buttons)
        group.buttons[1].isEnabled = false
        _ = group.buttons[0].becomeFirstResponder()
        three.host.press(.keyboardDownArrow)
        #expect(group.buttons[2].isFirstResponder)
    }

    // MARK: Random

    /// 1,000 sequences of two fingers on three buttons.
    @Test func neverShowsTwoNorSticksNorCommitsOutside() {
        let stage = ChoiceStage(3)
        let group = ChoiceGroup(stage.buttons)
        var random = SplitMix(state: 4)
        var commits = 0
        group.onChoose = { _ in commits += 1 }
        for number in 0..<1000 {
            var play = RandomTouches(stage, group)
            let before = commits
            for _ in 0..<Int.random(in: 2...8, using: &random) { play.step(&random) }
            play.end(&random)
            #expect(commits - before == play.expected, "sequence \(number)")
            #expect(play.fault == nil, "sequence \(number)")
            #expect(
                stage.highlighted.isEmpty && stage.buttons.allSatisfy { $0.layer.sublayerTransform.m11 == 1 })
            #expect(stage.shown == stage.buttons.filter(\.isChosen).compactMap(\.title))
        }
        #expect(commits > 100)
    }
}

/// Two fingers at random places, and what they should choose.
@MainActor private struct RandomTouches {
    private let stage: ChoiceStage
    private let group: ChoiceGroup
    private var places: [Int: CGPoint] = [:]
    private var owner: Int?
    private(set) var expected = 0
    private(set) var fault: String?

    init(_ stage: ChoiceStage, _ group: ChoiceGroup) { (self.stage, self.group) = (stage, group) }

    mutating func step(_ random: inout SplitMix) {
        let finger = Int.random(in: 1...2, using: &random)
        if places[finger] == nil {
            send(.began, finger, place(&random))
        } else if Int.random(in: 0..<4, using: &random) > 0 {
            send(.moved, finger, place(&random))
        } else {
            lift(finger, &random)
        }
        if stage.shown.count > 1 || stage.highlighted.count > 1 { fault = "two at once" }
    }

    mutating func end(_ random: inout SplitMix) {
        for finger in places.keys.sorted() { lift(finger, &random) }
        stage.host.settle()
    }

    private mutating func lift(_ finger: Int, _ random: inout SplitMix) {
        guard let place = places[finger] else { return }
        let cancels = Int.random(in: 0..<5, using: &random) == 0
        send(cancels ? .cancelled : .ended, finger, place)
        if owner == finger, !cancels, button(at: place) != nil { expected += 1 }
        if owner == finger { owner = nil }
        places[finger] = nil
    }

    private mutating func send(_ phase: UITouch.Phase, _ finger: Int, _ place: CGPoint) {
        if phase == .began, owner == nil, button(at: place) != nil { owner = finger }
        places[finger] = place
        stage.finger(phase, place.x, place.y, number: finger)
    }

    /// A place that is clearly inside or outside of each shape.
    private func place(_ random: inout SplitMix) -> CGPoint {
        while true {
            let place = CGPoint(
                x: CGFloat.random(in: 1...390, using: &random), y: CGFloat.random(in: 1...700, using: &random)
            )
            let isClear = stage.buttons.allSatisfy { button in
                !button.frame.insetBy(dx: -1, dy: -1).contains(place)
                    || button.frame.insetBy(dx: 6, dy: 6).contains(place)
            }
            if isClear { return place }
        }
    }

    private func button(at place: CGPoint) -> ChoiceButton? {
        stage.buttons.first { $0.frame.contains(place) }
    }
}
