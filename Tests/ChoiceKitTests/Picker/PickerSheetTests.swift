import CoreGraphics
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// What a person does with a sheet, and what it tells.
@MainActor struct PickerSheetTests {
    let stage = PickerSheetStage()

    private func done(_ row: Int) -> PickerSheet.Event {
        .ended(.done([.init(column: 0, row: row, value: "Row \(row)")]))
    }

    // MARK: Done

    @Test func doneGivesTheRowOfEachColumn() {
        stage.show([["a", "b"], ["x", "y", "z"]], selections: [(1, 0), (2, 1)])
        stage.tap("Done")
        stage.rest()
        #expect(
            stage.told == [
                .ended(.done([.init(column: 0, row: 1, value: "b"), .init(column: 1, row: 2, value: "z")]))
            ])
        #expect(stage.sheet == nil)
    }

    @Test func tellsOfAWheelThatCameToRest() {
        stage.show()
        stage.fling(300)
        stage.rest()
        let row = stage.middle
        #expect(row > 0)
        #expect(stage.told == [.changed([.init(column: 0, row: row, value: "Row \(row)")])])
    }

    /// A spin of two and a half seconds. Its projected travel is 743.5 points after 190 under the finger,
    /// 27.5 rows of 34; what is left of it after two seconds is less than half a row.
    @Test(arguments: Array(stride(from: 0.0, to: 3, by: 0.3)))
    func doneInTheMiddleOfASpinWaitsForTheWheelAndTakesItsRow(time: TimeInterval) {
        stage.show()
        stage.fling()
        stage.host.advance(by: time)
        let pressed = stage.host.now
        stage.tap("Done")
        while stage.endings.isEmpty, stage.host.now < pressed + 4 { stage.host.advance(by: 1.0 / 60) }
        #expect(stage.endings == [.done([.init(column: 0, row: 27, value: "Row 27")])])
    }

    @Test func aWheelThatIsHeldEndsAfterTwoSecondsWithTheRowInTheMiddle() throws {
        stage.show()
        stage.fling(300, lifts: false)
        let row = stage.middle
        let sheet = try #require(stage.sheet)
        sheet.finish()
        stage.host.advance(by: 1.9)
        #expect(stage.endings.isEmpty && sheet.view.isUserInteractionEnabled == false)
        stage.host.advance(by: 1)
        #expect(stage.endings == [.done([.init(column: 0, row: row, value: "Row \(row)")])])
    }

    @Test func doneTwiceIsOnce() throws {
        stage.show()
        let sheet = try #require(stage.sheet)
        sheet.finish()
        sheet.finish()
        stage.rest()
        #expect(stage.told == [done(0)])
    }

    // MARK: Ways out

    @Test func theLeftButtonCancelsAndGivesTheFirstChoiceBack() {
        stage.show(selections: [(5, 0)])
        stage.fling(300)
        stage.rest()
        stage.tap("Cancel")
        stage.rest()
        #expect(stage.told.count == 3)
        #expect(
            stage.told.suffix(2) == [
                .changed([.init(column: 0, row: 5, value: "Row 5")]), .ended(.cancelled(.button)),
            ])
    }

    @Test func aTapBesideItCancels() {
        stage.show()
        stage.host.tap(at: CGPoint(x: 200, y: 100))
        stage.rest()
        #expect(stage.told == [.ended(.cancelled(.outsideTap))])
    }

    @Test func aSwipeDownCancels() throws {
        stage.show()
        let top = try #require(stage.sheet).view.convert(CGPoint.zero, to: nil).y
        for (phase, y) in [(UITouch.Phase.began, 20), (.moved, 60), (.moved, 120), (.moved, 200)] {
            stage.host.touch(
                TouchSample(finger: 0, phase: phase, location: CGPoint(x: 120, y: top + CGFloat(y))))
        }
        stage.host.touch(TouchSample(finger: 0, phase: .ended, location: CGPoint(x: 120, y: top + 200)))
        stage.rest()
        #expect(stage.told == [.ended(.cancelled(.swipe))])
    }

    @Test func escapeCancels() {
        stage.show()
        stage.host.press(.keyboardEscape)
        stage.rest()
        #expect(stage.told == [.ended(.cancelled(.escape))])
        stage.show()
        #expect(stage.sheet?.accessibilityPerformEscape() == true)
        stage.rest()
        #expect(stage.endings.count == 2 && stage.endings.last == .cancelled(.escape))
    }

    @Test func aParentThatGoesTakesItAlong() {
        let middle = UIViewController()
        middle.modalPresentationStyle = .fullScreen
        stage.host.activate()
        stage.controller.present(middle, animated: false)
        stage.rest()
        stage.show(from: middle)
        #expect(middle.presentedViewController is PickerSheetController)
        stage.host.activate()
        stage.controller.dismiss(animated: false)
        stage.rest()
        #expect(stage.told == [.ended(.cancelled(.parentGone))])
    }

    @Test func aParentThatIsNotOnTheScreenEndsItAtOnce() {
        stage.show(from: UIViewController())
        #expect(stage.told == [.ended(.cancelled(.parentGone))])
    }

    @Test func aParentThatPresentsSomethingElseEndsItAtOnce() {
        stage.host.activate()
        stage.controller.present(UIViewController(), animated: false)
        stage.rest()
        stage.show()
        #expect(stage.told == [.ended(.cancelled(.parentGone))])
    }

    @Test func anotherOneFollowsAndTheFirstIsSuperseded() {
        stage.show()
        let first = stage.sheet
        stage.show([["other"]])
        #expect(stage.told == [.ended(.cancelled(.superseded))])
        #expect(stage.sheet != nil && stage.sheet !== first)
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["other"])
    }

    // MARK: Columns

    @Test func aColumnFollowsTheOneBefore() {
        stage.show([
            .fixed(["Seoul", "Busan"]), .dependent { $0 == ["Seoul"] ? ["Mapo", "Jung"] : ["Haeundae"] },
        ])
        #expect(stage.wheels?.numberOfRows(inComponent: 1) == 2)
        stage.turn(to: 1)
        #expect(stage.wheels?.numberOfRows(inComponent: 1) == 1)
        stage.tap("Done")
        stage.rest()
        #expect(
            stage.told.first
                == .changed([
                    .init(column: 0, row: 1, value: "Busan"), .init(column: 1, row: 0, value: "Haeundae"),
                ]))
    }

    @Test(arguments: [[], [[]], [[], []]] as [[[String]]])
    func saysThatThereIsNothingToChoose(content: [[String]]) {
        stage.show(content)
        #expect(stage.app.staticTexts["There is nothing to choose from"].exists)
        stage.tap("Done")
        stage.rest()
        #expect(stage.told == [.ended(.done([]))])
    }

    @Test func columnsMayBeOfAnyLength() {
        stage.show([["a"], [], ["x", "y", "z"]], selections: [(9, 2), (3, 1)])
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["a", "z"])
    }

    @Test func showsAMillionRows() {
        let rows = (0..<1_000_000).map(String.init)
        stage.show([.fixed(rows)], selections: [(999_999, 0)])
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["999999"])
    }

    // MARK: The target

    @Test func theTargetIsMarkedWhileItIsOpenAndShowsTheChoice() {
        stage.show([["오전", "오후"], ["1", "2"]], at: stage.target)
        #expect(stage.target.subviews.count == 1)
        stage.tap("Done")
        stage.rest()
        #expect(stage.target.text == "오전 1" && stage.target.subviews.isEmpty)
    }

    @Test func theTargetKeepsItsTextWhenItIsCancelled() {
        stage.target.text = "before"
        stage.show([["a"]], at: stage.target)
        stage.tap("Cancel")
        stage.rest()
        #expect(stage.target.text == "before" && stage.target.subviews.isEmpty)
    }

    @Test func aButtonAndAFieldShowTheChoice() {
        let button = UIButton(configuration: .filled())
        let field = UITextField()
        for view in [button, field] as [UIView] {
            view.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
            stage.controller.view.addSubview(view)
            stage.show([["a"]], at: view)
            stage.tap("Done")
            stage.rest()
        }
        #expect(button.configuration?.title == "a" && field.text == "a")
    }

    @Test func theTargetIsKeptInViewAboveTheSheet() throws {
        let scroll = UIScrollView(frame: stage.controller.view.bounds)
        scroll.contentSize = CGSize(width: 393, height: 852)
        stage.controller.view.addSubview(scroll)
        let label = UILabel(frame: CGRect(x: 20, y: 780, width: 100, height: 30))
        scroll.addSubview(label)
        stage.show([["a"]], at: label)
        let top = try #require(stage.sheet).view.convert(CGPoint.zero, to: nil).y
        #expect(label.convert(label.bounds, to: nil).maxY <= top)
        stage.tap("Cancel")
        stage.rest()
        #expect(stage.controller.additionalSafeAreaInsets == .zero)
    }

    @Test func reopeningBeginsWithTheLastChoiceByValue() {
        stage.show([["a", "b", "c"]], selections: [(1, 0)], at: stage.target)
        stage.tap("Done")
        stage.rest()
        stage.show([["c", "a", "b"]], selections: [(0, 0)], at: stage.target)
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["b"])
        PickerSheet.forgetChoice(at: stage.target)
        stage.show([["c", "a", "b"]], selections: [(0, 0)], at: stage.target)
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["c"])
    }

    @Test func saysThatTheLastChoiceVanished() {
        stage.show([["a", "b"]], selections: [(1, 0)], at: stage.target)
        stage.tap("Done")
        stage.rest()
        stage.show([["a", "x"]], at: stage.target)
        #expect(UIAccessibility.posted.contains { $0.argument == "“b” is no longer available." })
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["x"])
    }

    // MARK: Devices

    @Test func isAPopoverAtTheTargetWhereThereIsRoom() {
        let pad = PickerSheetStage(.iPadPro11)
        pad.show([["a"]], at: pad.target)
        #expect(pad.sheet?.popoverPresentationController?.sourceView === pad.target)
        pad.host.tap(at: CGPoint(x: 700, y: 1_000))
        pad.rest()
        #expect(pad.told == [.ended(.cancelled(.outsideTap))])
    }

    @Test func isAsHighAsItsWheels() throws {
        stage.show()
        #expect(try #require(stage.sheet).view.bounds.height == 44 + 216 + 34)
    }

    @Test func isWholeWhereAnIPhoneLies() {
        let lying = PickerSheetStage(.iPhoneSE, held: .landscapeLeft)
        lying.show([["a", "b"]])
        lying.tap("Done")
        lying.rest()
        #expect(lying.values == ["a"])
    }

    // MARK: Keys and VoiceOver

    @Test func keysTurnWheelsAndGoFromOneToTheNext() {
        stage.show([PickerSheetStage.numbers, ["a", "b"]])
        for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardPageDown, .keyboardUpArrow] {
            stage.host.press(key)
            stage.rest()
        }
        stage.host.press(.keyboardTab)
        stage.host.press(.keyboardEnd)
        stage.rest()
        stage.host.press(.keyboardReturnOrEnter)
        stage.rest()
        #expect(stage.values == ["Row 5", "b"])
    }

    @Test func aKeyWhileTheWheelStillTurnsCountsOn() {
        stage.show()
        stage.host.press(.keyboardDownArrow)
        stage.host.press(.keyboardDownArrow)
        stage.host.press(.keyboardReturnOrEnter)
        stage.rest()
        #expect(stage.values == ["Row 2"])
    }

    @Test func eachWheelIsAnAdjustableElement() {
        stage.show([.fixed(["1", "2"], name: "Hour"), .fixed(["00"])])
        #expect(stage.app.pickerWheels["Hour"].exists)
        #expect(stage.app.pickerWheels["Column 2 of 2"].exists)
        stage.app.pickerWheels["Hour"].adjust(toPickerWheelValue: "2")
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["2", "00"])
    }

    @Test func speaksKorean() {
        let korean = PickerSheetStage(.iPhone15, DeviceSettings(language: "ko"))
        korean.show([["a"]])
        korean.tap("완료")
        korean.rest()
        #expect(korean.values == ["a"])
    }

    @Test func rowsGrowWithTheTypeSize() throws {
        let large = PickerSheetStage(
            .iPhone15, DeviceSettings(contentSizeCategory: .accessibilityExtraExtraExtraLarge))
        large.show([["a", "b"]])
        let sheet = try #require(large.sheet)
        #expect(sheet.rowHeight > 90 && sheet.wantedHeight >= 44 + 3 * sheet.rowHeight)
        large.tap("Done")
        large.rest()
        #expect(large.values == ["a"])
    }
}
