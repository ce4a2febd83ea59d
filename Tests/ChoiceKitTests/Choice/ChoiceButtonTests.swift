import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// One button, from (20, 100) to (180, 300).
@MainActor struct ChoiceButtonTests {
    private let stage = ChoiceStage()
    private var button: ChoiceButton { stage.button }

    @Test func aTitleGivenBeforeTheWindowHasTheTypeSizeOfTheWindow() {
        let host = HeadlessHost(
            settings: DeviceSettings(contentSizeCategory: .accessibilityExtraExtraExtraLarge))
        let (early, late) = (ChoiceButton(title: "이른"), ChoiceButton(frame: .zero))
        let controller = UIViewController()
        [early, late].forEach(controller.view.addSubview)
        host.show(controller)
        host.settle()
        late.title = "이른"
        host.settle()
        #expect(early.intrinsicContentSize.height > 50)
        #expect(early.intrinsicContentSize == late.intrinsicContentSize)
    }

    @Test func aLiftInsideChoosesOnce() {
        stage.slide((100, 200), (100, 210))
        #expect(stage.events == ["A down", "A inside", "A primary"])
        #expect(stage.choices == ["A"] && button.isChosen && button.isSelected)
        #expect(!button.isHighlighted && !button.isTracking && button.transform == .identity)
    }

    @Test func isShownAsChosenOnlyWhileTheFingerIsInside() {
        stage.finger(.began, 100, 200)
        #expect(button.isSelected && button.isHighlighted && button.isTouchInside && button.isTracking)
        #expect(!button.isChosen)
        stage.finger(.moved, 100, 301)
        #expect(!button.isSelected && !button.isHighlighted && !button.isTouchInside && button.isTracking)
        stage.finger(.moved, 100, 299)
        #expect(button.isSelected && button.isHighlighted)
        stage.finger(.moved, 100, 301)
        stage.finger(.ended, 100, 301)
        #expect(!button.isSelected && !button.isChosen && !button.isTracking)
        #expect(stage.events == ["A down", "A exit", "A enter", "A exit", "A outside"])
        #expect(stage.choices.isEmpty)
    }

    @Test func aLiftOutsideRestoresWhatWasChosen() {
        button.isChosen = true
        stage.slide((100, 200), (100, 301))
        #expect(button.isChosen && button.isSelected && stage.choices.isEmpty)
    }

    /// The difference to UIKit, in one test: one point outside.
    @Test func onePointOutsideCommitsNothingWhereASystemButtonStillDoes() {
        let system = UIButton(type: .system)
        system.frame = CGRect(x: 200, y: 100, width: 160, height: 200)
        var taps = 0
        system.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.controller.view.addSubview(system)
        stage.host.settle()
        stage.slide((300, 200), (300, 301))
        stage.slide((100, 200), (100, 301))
        #expect(taps == 1)
        #expect(stage.choices.isEmpty && stage.events.last == "A outside")
    }

    @Test func choosingAgainTellsAgain() {
        stage.slide((100, 200), (100, 200))
        stage.slide((100, 200), (100, 200))
        #expect(stage.choices == ["A", "A"])
    }

    @Test func aChoiceByTheProgramTellsNobody() {
        button.isChosen = true
        #expect(button.isSelected && stage.choices.isEmpty && stage.events.isEmpty)
        button.isChosen = false
        #expect(!button.isSelected)
    }

    // MARK: The line

    enum Side: CaseIterable {
        case left, right, up, down

        func place(_ distance: CGFloat) -> CGPoint {
            switch self {
            case .left: CGPoint(x: 20 - distance, y: 200)
            case .right: CGPoint(x: 180 + distance, y: 200)
            case .up: CGPoint(x: 100, y: 100 - distance)
            case .down: CGPoint(x: 100, y: 300 + distance)
            }
        }
    }

    /// Where an event came, in points outside of the shape, as the finger moves by the step.
    private func distance(
        of event: String, _ place: (CGFloat) -> CGPoint, from start: CGFloat, by step: CGFloat
    )
        -> CGFloat?
    {
        for distance in stride(from: start, through: -start, by: step) {
            stage.clear()
            let point = place(distance)
            stage.finger(.moved, point.x, point.y)
            if stage.events.contains(event) { return distance }
        }
        return nil
    }

    @Test(arguments: Side.allCases)
    func crossesTheEdgeOnEachSideWithinHalfAPoint(side: Side) throws {
        stage.finger(.began, 100, 200)
        let exit = try #require(distance(of: "A exit", side.place, from: -3, by: 0.1))
        #expect((0...0.61).contains(exit))
        let enter = try #require(distance(of: "A enter", side.place, from: 3, by: -0.1))
        #expect((-0.61...0).contains(enter))
    }

    @Test func crossesTheRoundedCorner() throws {
        let radius = button.style.cornerRadius
        let way = radius / 2.0.squareRoot()
        func place(_ distance: CGFloat) -> CGPoint {
            let length = (radius + distance) / 2.0.squareRoot()
            return CGPoint(x: 20 + radius - length, y: 100 + radius - length)
        }
        stage.finger(.began, 100, 200)
        let exit = try #require(distance(of: "A exit", place, from: -3, by: 0.1))
        #expect((0...0.61).contains(exit))
        // In the box, and outside of the shape.
        #expect(20 + radius - way > 24 && place(exit).x > 20 && place(exit).y > 100)
    }

    /// Points a second: from a finger that hardly moves to one that is across in a twentieth.
    @Test(arguments: [0.1, 1, 60, 600, 3000] as [CGFloat])
    func crossesOnceAtAnySpeed(speed: CGFloat) {
        stage.finger(.began, 100, 200)
        let step = speed / 60
        let reach = max(2, step * 2)
        let count = min(2000, Int((2 * reach / step).rounded(.up)))
        let start = max(-reach, -CGFloat(count) * step / 2)
        for index in 0...count {
            stage.finger(.moved, 100, 300 + start + CGFloat(index) * step)
        }
        #expect(stage.events == ["A down", "A exit"])
        for index in (0...count).reversed() {
            stage.finger(.moved, 100, 300 + start + CGFloat(index) * step)
        }
        #expect(stage.events == ["A down", "A exit", "A enter"])
    }

    @Test func nothingCrossesWhileThePressScalesTheButton() {
        button.style.pressedScale = 0.5
        stage.finger(.began, 100, 299.8)
        for _ in 0..<30 { stage.finger(.moved, 100, 299.8) }
        stage.host.advance(by: 1)
        stage.finger(.moved, 100, 299.9)
        #expect(stage.events == ["A down"] && button.layer.sublayerTransform.m11 == 0.5)
        stage.finger(.ended, 100, 299.9)
        #expect(stage.choices == ["A"])
    }

    @Test func holdsAPressAsFarAsItIsTold() {
        button.retention = .points(30)
        stage.finger(.began, 100, 200)
        stage.finger(.moved, 100, 330.4)
        #expect(stage.events == ["A down"])
        stage.finger(.moved, 100, 330.6)
        #expect(stage.events == ["A down", "A exit"])
    }

    @Test func holdsAPressByTheEdgeInTheDirectionOfTheScreen() {
        button.retention = .insets(.init(top: 0, leading: 0, bottom: 0, trailing: 50))
        button.semanticContentAttribute = .forceRightToLeft
        stage.slide((100, 200), (-25, 200))
        #expect(stage.choices == ["A"])
        stage.slide((100, 200), (182, 200))
        #expect(stage.choices == ["A"])
    }

    @Test func followsTheSystemsLineWhereItIsTold() {
        button.retention = .system
        stage.finger(.began, 100, 200)
        #expect(button.isSelected && button.isTracking)
        stage.finger(.moved, 100, 365)
        #expect(button.isSelected)
        stage.finger(.moved, 100, 375)
        #expect(!button.isSelected && !button.isTouchInside)
        stage.finger(.moved, 100, 365)
        stage.finger(.ended, 100, 365)
        #expect(stage.choices == ["A"] && button.isChosen && !button.isTracking)
        #expect(stage.events == ["A down", "A exit", "A enter", "A inside", "A primary"])
        stage.slide((100, 200), (100, 400))
        #expect(stage.choices == ["A"] && button.isChosen)
    }

    // MARK: Where a touch begins

    @Test func aTouchThatBeginsOutsideIsNotItsOwn() {
        stage.slide((100, 305), (100, 200))
        #expect(stage.events.isEmpty)
    }

    @Test func aTouchOnTheEdgeIsItsOwn() {
        stage.slide((20, 200), (20, 200))
        stage.slide((100, 100), (100, 100))
        #expect(stage.choices == ["A", "A"])
    }

    @Test func aTouchOnTheCornerOutsideOfTheShapeGoesBelow() {
        stage.slide((21, 101), (100, 200))
        #expect(stage.events.isEmpty)
        let below = stage.host.app.windowScene.keyWindow?.hitTest(CGPoint(x: 21, y: 101), with: nil)
        #expect(below === stage.controller.view)
    }

    // MARK: What changes under the finger

    @Test func followsTheButtonWhereItMoves() {
        stage.finger(.began, 100, 200)
        button.frame.origin.y = 400
        stage.finger(.moved, 100, 200)
        #expect(stage.events == ["A down", "A exit"])
        stage.finger(.moved, 100, 420)
        stage.finger(.ended, 100, 420)
        #expect(stage.choices == ["A"])
    }

    @Test func followsTheButtonWhereItShrinks() {
        stage.finger(.began, 100, 290)
        button.frame.size.height = 100
        stage.finger(.moved, 100, 290)
        stage.finger(.ended, 100, 290)
        #expect(stage.choices.isEmpty && stage.events.last == "A outside")
    }

    /// As an app's layout pass does at any time.
    @Test func aLayoutInThePressChangesNoSize() {
        let frame = button.frame
        stage.finger(.began, 100, 200)
        stage.host.advance(by: 1)
        button.frame = frame
        stage.finger(.moved, 100, 301)
        stage.finger(.ended, 100, 301)
        #expect(stage.choices.isEmpty && button.bounds.size == frame.size && button.frame == frame)
    }

    @Test func isSmallerOnlyWhileItIsPressed() {
        stage.finger(.began, 100, 200)
        stage.host.advance(by: 1)
        #expect(abs(button.layer.sublayerTransform.m11 - 0.97) < 0.001)
        stage.finger(.moved, 100, 400)
        #expect(button.layer.sublayerTransform.m11 == 1)
        stage.finger(.moved, 100, 200)
        stage.finger(.ended, 100, 200)
        #expect(button.layer.sublayerTransform.m11 == 1 && button.transform == .identity)
    }

    @Test func aTransformUnderTheFingerMovesNoLineAndStays() {
        stage.finger(.began, 100, 290)
        let turned = CGAffineTransform(scaleX: 0.2, y: 0.2)
        button.transform = turned
        stage.finger(.moved, 100, 291)
        stage.finger(.ended, 100, 291)
        #expect(stage.choices == ["A"] && button.transform == turned)
    }

    @Test func theLineOfATurnedButtonIsTurned() {
        // 200 wide and 160 high where it stands.
        button.transform = CGAffineTransform(rotationAngle: .pi / 2)
        stage.slide((100, 200), (195, 200))
        #expect(stage.choices == ["A"])
        stage.slide((100, 200), (100, 290))
        #expect(stage.choices == ["A"])
    }

    @Test(arguments: ["disabled", "hidden", "deaf", "removed"])
    func aButtonThatCannotBePressedAnyMoreLosesThePress(how: String) {
        button.isChosen = true
        stage.finger(.began, 100, 200)
        switch how {
        case "disabled": button.isEnabled = false
        case "hidden": button.isHidden = true
        case "deaf": button.isUserInteractionEnabled = false
        default: button.removeFromSuperview()
        }
        stage.finger(.moved, 100, 201)
        stage.finger(.ended, 100, 201)
        #expect(stage.events == ["A down", "A cancel"] && stage.choices.isEmpty)
        #expect(!button.isHighlighted && !button.isTracking && button.isChosen && button.isSelected)
        #expect(button.transform == .identity)
    }

    @Test func aTouchThatTheSystemTakesRestores() {
        stage.finger(.began, 100, 200)
        stage.finger(.cancelled, 100, 200)
        #expect(stage.events == ["A down", "A cancel"] && stage.choices.isEmpty)
        #expect(!button.isSelected && !button.isHighlighted)
    }

    @Test func aLiftUnderAnAlertRestores() {
        stage.finger(.began, 100, 200)
        stage.controller.present(
            UIAlertController(title: "Call", message: nil, preferredStyle: .alert), animated: false)
        stage.host.advance(by: 1)
        stage.finger(.ended, 100, 200)
        #expect(stage.choices.isEmpty && !button.isSelected && !button.isHighlighted)
    }

    @Test func aScrollThatWinsCancels() {
        let scroll = GreedyScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scroll.contentSize = CGSize(width: 393, height: 3000)
        scroll.contentInsetAdjustmentBehavior = .never
        stage.controller.view.addSubview(scroll)
        scroll.addSubview(button)
        stage.host.settle()
        stage.finger(.began, 100, 200)
        stage.host.advance(by: 0.3)
        #expect(stage.events == ["A down"] && button.isSelected)
        stage.finger(.moved, 100, 180)
        stage.finger(.moved, 100, 160)
        #expect(stage.events.last == "A cancel" && !button.isSelected && !button.isHighlighted)
        stage.finger(.ended, 100, 160)
        #expect(stage.choices.isEmpty)
    }

    private final class GreedyScrollView: UIScrollView {
        override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }

    @Test func aSecondFingerOnTheButtonChangesNothing() {
        button.isMultipleTouchEnabled = true
        stage.finger(.began, 100, 200, number: 1)
        stage.finger(.began, 120, 220, number: 2)
        stage.finger(.moved, 120, 500, number: 2)
        stage.finger(.ended, 120, 500, number: 2)
        #expect(stage.events == ["A down"] && button.isSelected)
        stage.finger(.ended, 100, 200, number: 1)
        #expect(stage.choices == ["A"])
    }

    @Test func aDisabledButtonIsNotPressed() {
        button.isEnabled = false
        stage.slide((100, 200), (100, 200))
        #expect(stage.events.isEmpty && !button.isSelected)
    }

    @Test func aHandlerMayRemoveIt() {
        stage.onEvent = { [button] in if $0 == "A inside" { button.removeFromSuperview() } }
        stage.slide((100, 200), (100, 200))
        #expect(stage.choices == ["A"] && button.isChosen)
        #expect(stage.events == ["A down", "A inside", "A primary"])
    }

    // MARK: Bad input

    @Test(arguments: [
        PressRetention.points(-40), .points(.nan),
        .insets(.init(top: -9, leading: -9, bottom: -9, trailing: -9)),
    ])
    func aRetentionThatIsNoneIsTheShape(retention: PressRetention) {
        button.retention = retention
        stage.slide((100, 200), (100, 299))
        stage.slide((100, 200), (100, 301))
        #expect(stage.choices == ["A"])
    }

    @Test func aHugeRetentionHoldsThePressOnTheWholeScreen() {
        button.retention = .points(.infinity)
        stage.slide((100, 200), (392, 851))
        #expect(stage.choices == ["A"])
    }

    @Test func lengthsOfAStyleThatAreNoneAreBounded() {
        var style = ChoiceButton.Style()
        style.cornerRadius = .nan
        style.contentInsets = .init(top: .infinity, leading: -.infinity, bottom: .nan, trailing: 1e9)
        style.pressedScale = -4
        style.chosenStrokeWidth = .nan
        button.style = style
        stage.host.settle()
        stage.slide((100, 200), (100, 200))
        #expect(stage.choices == ["A"] && button.frame == CGRect(x: 20, y: 100, width: 160, height: 200))
    }

    // MARK: Keys and VoiceOver

    @Test(arguments: [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter])
    func aKeyChooses(key: UIKeyboardHIDUsage) {
        _ = button.becomeFirstResponder()
        stage.host.press(key)
        #expect(stage.choices == ["A"] && stage.events == ["A primary"] && button.isChosen)
    }

    @Test func voiceOverChooses() throws {
        #expect(button.accessibilityActivate())
        #expect(stage.choices == ["A"] && button.accessibilityTraits.contains([.button, .selected]))
        #expect(button.accessibilityLabel == "A" && button.accessibilityValue == nil)
        button.isEnabled = false
        #expect(!button.accessibilityActivate())
        #expect(stage.choices == ["A"])
    }

    @Test func isLetGoOf() {
        weak var gone: ChoiceButton?
        do {
            let button = ChoiceButton(title: "Away")
            gone = button
            button.isChosen = true
        }
        #expect(gone == nil)
    }
}
