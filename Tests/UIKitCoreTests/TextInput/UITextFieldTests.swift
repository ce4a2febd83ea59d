import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct UITextFieldTests {
    @Test func editingBeginsInTheOrderOfUIKit() {
        let stage = FieldStage()
        #expect(stage.field.becomeFirstResponder())
        #expect(stage.log == ["shouldBegin", "didBegin", "event didBegin"])
        #expect(stage.field.isEditing)
    }

    @Test func aRefusalKeepsEditingFromBeginning() {
        let stage = FieldStage()
        stage.refused = ["shouldBegin"]
        #expect(!stage.field.becomeFirstResponder())
        #expect(stage.log == ["shouldBegin"])
        #expect(!stage.field.isEditing)
    }

    @Test func aTransferAsksOnceWhetherEditingMayEnd() {
        let stage = FieldStage()
        let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        stage.stage.window.addSubview(other)
        stage.field.becomeFirstResponder()
        stage.log = []
        #expect(other.becomeFirstResponder())
        #expect(stage.log == ["shouldEnd", "didEnd", "event didEnd"])

        other.resignFirstResponder()
        stage.field.becomeFirstResponder()
        stage.refused = ["shouldEnd"]
        #expect(!other.becomeFirstResponder())
        #expect(stage.field.isEditing)
    }

    @Test func aFieldThatLeavesItsWindowEndsWithoutAQuestion() {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        stage.refused = ["shouldEnd"]
        stage.log = []
        stage.field.removeFromSuperview()
        #expect(stage.log == ["didEnd", "event didEnd"])
        #expect(!stage.field.isEditing)
    }

    @Test func typingAsksChangesAndTells() {
        let stage = FieldStage("ab")
        stage.field.becomeFirstResponder()
        stage.log = []
        stage.field.insertText("c")
        #expect(stage.log == ["shouldChange 2+0 \"c\"", "selection", "event changed"])
        #expect(stage.field.text == "abc")

        stage.refused = ["shouldChange"]
        stage.log = []
        stage.field.insertText("d")
        stage.field.deleteBackward()
        #expect(stage.log == ["shouldChange 3+0 \"d\"", "shouldChange 2+1 \"\""])
        #expect(stage.field.text == "abc")
    }

    @Test func theProgramsTextIsToldToNobody() {
        let stage = FieldStage()
        stage.field.text = "new"
        #expect(stage.log.isEmpty)
        #expect(
            stage.field.selectedTextRange.map {
                stage.field.offset(from: stage.field.beginningOfDocument, to: $0.start)
            } == 3)
    }

    @Test func koreanIsComposedOnce() {
        let stage = FieldStage()
        let field = stage.field
        field.becomeFirstResponder()
        for step in ["ㅎ", "하", "한"] {
            field.setMarkedText(step, selectedRange: NSRange(location: 1, length: 0))
            #expect(field.text == step)
            #expect(field.markedTextRange.flatMap { field.text(in: $0) } == step)
        }
        field.insertText("한")
        #expect(field.text == "한")
        #expect(field.markedTextRange == nil)
    }

    @Test func endingInTheMiddleOfComposingKeepsTheText() {
        let stage = FieldStage("가")
        stage.field.becomeFirstResponder()
        stage.field.setMarkedText("하", selectedRange: NSRange(location: 1, length: 0))
        stage.field.resignFirstResponder()
        #expect(stage.field.text == "가하")
        #expect(stage.field.markedTextRange == nil)
    }

    @Test func keysTypeMoveAndDelete() {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        stage.press(.keyboardA, holding: [.keyboardLeftShift])
        stage.press(.keyboardB)
        stage.press(.keyboardLeftArrow)
        stage.press(.keyboardC)
        #expect(stage.field.text == "Acb")
        stage.press(.keyboardDeleteOrBackspace)
        stage.press(.keyboardDeleteForward)
        #expect(stage.field.text == "A")
        stage.press(.keyboardA, holding: [.keyboardLeftGUI])
        stage.press(.keyboardX)
        #expect(stage.field.text == "x")
    }

    @Test func returnEndsEditingOnlyWhereThatIsListenedTo() {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        stage.log = []
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.log == ["shouldReturn", "event primary"])
        #expect(stage.field.isEditing)

        stage.field.addAction(UIAction { _ in stage.log.append("event exit") }, for: .editingDidEndOnExit)
        stage.log = []
        stage.press(.keyboardReturnOrEnter)
        #expect(
            stage.log == [
                "shouldReturn", "event primary", "event exit", "shouldEnd", "didEnd", "event didEnd",
            ])

        stage.field.becomeFirstResponder()
        stage.refused = ["shouldReturn"]
        stage.log = []
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.log == ["shouldReturn"])
    }

    @Test func aTapPutsTheCaretWhereTheFingerIs() {
        let stage = FieldStage("Hello")
        stage.tap(21, 117)
        #expect(stage.field.isEditing)
        #expect(stage.field.edited.selection == 0..<0)
        stage.tap(150, 117)
        #expect(stage.field.edited.selection == 5..<5)
    }

    @Test func aSecondTapSelectsTheWord() {
        let stage = FieldStage("Hello")
        stage.tap(40, 117)
        stage.tap(40, 117)
        #expect(stage.field.edited.selection == 0..<5)
    }

    @Test func aDisabledFieldTakesNothing() {
        let stage = FieldStage("a")
        stage.field.isEnabled = false
        stage.tap(40, 117)
        #expect(!stage.field.isEditing)
        stage.field.isEnabled = true
        stage.field.becomeFirstResponder()
        stage.field.isEnabled = false
        #expect(!stage.field.isEditing)
    }

    @Test func theClearButtonEmptiesAndIsAsked() throws {
        let stage = FieldStage("abc")
        stage.field.clearButtonMode = .whileEditing
        stage.field.becomeFirstResponder()
        stage.stage.run()
        let rect = stage.field.clearButtonRect(forBounds: stage.field.bounds)
        stage.refused = ["shouldClear"]
        stage.tap(20 + rect.midX, 100 + rect.midY)
        #expect(stage.field.text == "abc")
        stage.refused = []
        stage.tap(20 + rect.midX, 100 + rect.midY)
        #expect(stage.field.text == "")
        #expect(stage.log.suffix(3) == ["shouldClear", "selection", "event changed"])
    }

    @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func theCrossStaysWithinItsRect(size: UIContentSizeCategory) throws {
        let stage = TestStage(traits: UITraitCollection(preferredContentSizeCategory: size))
        let field = UITextField()
        field.text = "abc"
        field.clearButtonMode = .always
        stage.show(field, frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let cross = try #require(field.clearButton.imageView)
        let rect = field.clearButtonRect(forBounds: field.bounds)
        let shown = cross.convert(cross.bounds, to: field)
        #expect(shown.minX >= rect.minX - 0.01 && shown.maxX <= rect.maxX + 0.01)
        #expect(shown.minY >= rect.minY - 0.01 && shown.maxY <= rect.maxY + 0.01)
        #expect(cross.bounds.width > 15)
    }

    @Test func positionsCountUTF16UnitsWithinTheText() throws {
        let field = FieldStage("a👍b").field
        let start = field.beginningOfDocument
        #expect(field.offset(from: start, to: field.endOfDocument) == 4)
        #expect(field.position(from: start, offset: 5) == nil)
        #expect(field.position(from: start, offset: -1) == nil)
        #expect(field.position(from: start, offset: .max) == nil)
        let after = try #require(field.position(from: start, offset: 3))
        #expect(field.compare(start, to: after) == .orderedAscending)
        let range = try #require(field.textRange(from: after, to: start))
        #expect(field.text(in: range) == "a👍")
        #expect(field.caretRect(for: after).minX > field.caretRect(for: start).minX)
    }

    @Test func aForeignPositionIsNoPosition() {
        let field = FieldStage("abc").field
        #expect(field.position(from: UITextPosition(), offset: 0) == nil)
        #expect(field.text(in: UITextRange()) == nil)
        field.replace(UITextRange(), withText: "x")
        field.selectedTextRange = nil
        #expect(field.text == "abc")
    }

    @Test func aSecretIsShownAndReadAsBullets() {
        let field = FieldStage("pässword").field
        field.isSecureTextEntry = true
        #expect(field.shownText == "••••••••")
        #expect(field.accessibilityValue == "••••••••")
        field.text = ""
        field.placeholder = "Password"
        #expect(field.accessibilityValue == "Password")
    }

    @Test func severalLinesBecomeOne() {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        stage.field.insertText("one\ntwo\r\nthree")
        #expect(stage.field.text == "one two three")
    }

    @Test func aLongTextIsMovedSoThatTheCaretIsSeen() {
        let stage = FieldStage(String(repeating: "long text ", count: 40))
        stage.field.becomeFirstResponder()
        stage.stage.run()
        let end = stage.field.caretRect(for: stage.field.endOfDocument)
        #expect(stage.field.bounds.contains(end))
        stage.press(.keyboardHome)
        let start = stage.field.caretRect(for: stage.field.beginningOfDocument)
        #expect(start.minX >= 0 && start.minX < 2)
    }

    @Test func theCaretFollowsTheText() {
        let field = FieldStage("한글").field
        let places = [0, 1, 2].compactMap { field.position(from: field.beginningOfDocument, offset: $0) }
            .map { field.caretRect(for: $0).minX }
        #expect(places == places.sorted() && Set(places).count == 3)
        #expect(abs((places[2] - places[1]) - (places[1] - places[0])) < 1)
    }

    @Test func sizesAreThoseMeasured() {
        let field = UITextField()
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
        #expect(
            field.textRect(forBounds: CGRect(x: 0, y: 0, width: 280, height: 34))
                == CGRect(x: 7, y: 2, width: 266, height: 30))
    }

    @Test func aFieldWithoutABorderKeepsTheLayerThatTheAppGaveIt() {
        let stage = FieldStage("a")
        stage.field.layer.cornerRadius = 8
        stage.field.layer.borderWidth = 2
        stage.stage.app.screen.override(UITraitCollection(userInterfaceStyle: .dark))
        stage.stage.run()
        #expect(stage.field.layer.cornerRadius == 8 && stage.field.layer.borderWidth == 2)
    }

    @Test func goesAwayWhenNobodyHoldsIt() {
        weak var held: UITextField?
        do {
            let stage = FieldStage("a")
            held = stage.field
            stage.field.becomeFirstResponder()
            stage.field.removeFromSuperview()
            stage.stage.run()
        }
        #expect(held == nil)
    }
}
