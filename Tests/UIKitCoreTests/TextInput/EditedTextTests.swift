import Testing

@testable import UIKitCore

struct EditedTextTests {
    @Test func deletesByCharacterWhateverItIsMadeOf() {
        for character in ["a", "한", "e\u{301}", "👨‍👩‍👧‍👦", "🇰🇷", "\u{1112}\u{1161}\u{11AB}"] {
            var text = EditedText("x\(character)")
            text.apply(text.backwardDeletion ?? .init(range: 0..<0, replacement: ""))
            #expect(text.text == "x", "\(character)")
        }
    }

    @Test func deletesForward() {
        var text = EditedText("한글", selection: 0..<0)
        text.apply(text.forwardDeletion ?? .init(range: 0..<0, replacement: ""))
        #expect(text.text == "글")
        #expect(text.selection == 0..<0)
    }

    @Test func theEndsHaveNothingToDelete() {
        #expect(EditedText("a", selection: 0..<0).backwardDeletion == nil)
        #expect(EditedText("a").forwardDeletion == nil)
        #expect(EditedText("").backwardDeletion == nil)
    }

    @Test func typingReplacesTheSelection() {
        var text = EditedText("one two", selection: 4..<7)
        text.apply(text.insertion(of: "three"))
        #expect(text.text == "one three")
        #expect(text.selection == 9..<9)
    }

    @Test func rangesNeverCutACharacter() {
        var text = EditedText("a👨‍👩‍👧‍👦b")
        text.select(3..<5)
        #expect(text.selection == 1..<12)
        text.select(-5..<100)
        #expect(text.selection == 0..<13)
        #expect(text.substring(2..<3) == "👨‍👩‍👧‍👦")
    }

    @Test func composingReplacesWhatWasComposed() {
        var text = EditedText("가나", selection: 1..<1)
        for (step, whole) in [("ㅎ", "가ㅎ나"), ("하", "가하나"), ("한", "가한나")] {
            text.mark(step, selected: step.utf16.count..<step.utf16.count)
            #expect(text.text == whole)
            #expect(text.marked == 1..<2)
        }
        text.apply(text.insertion(of: "한"))
        #expect(text.text == "가한나")
        #expect(text.marked == nil)
        #expect(text.selection == 2..<2)
    }

    @Test func composingNothingTakesAwayWhatWasComposed() {
        var text = EditedText("가")
        text.mark("ㅎ", selected: 1..<1)
        text.mark("", selected: 0..<0)
        #expect(text == EditedText("가"))
    }

    @Test func aSelectionElsewhereEndsComposing() {
        var text = EditedText("가나다")
        text.mark("ㅎ", selected: 1..<1)
        text.select(0..<0)
        #expect(text.marked == nil)
        #expect(text.text == "가나다ㅎ")
    }

    @Test func arrowsMoveByCharacterAndCollapseASelection() {
        var text = EditedText("a🇰🇷b", selection: 5..<5)
        text.move(.back, extends: false)
        #expect(text.selection == 1..<1)
        text.select(1..<6)
        text.move(.forth, extends: false)
        #expect(text.selection == 6..<6)
        text.move(.forth, extends: false)
        #expect(text.selection == 6..<6)
        text.move(.start, extends: false)
        #expect(text.selection == 0..<0)
    }

    @Test func shiftMovesOneEndAndMayCrossTheOther() {
        var text = EditedText("abcd", selection: 2..<2)
        text.move(.forth, extends: true)
        #expect(text.selection == 2..<3)
        text.move(.back, extends: true)
        text.move(.back, extends: true)
        #expect(text.selection == 1..<2)
        text.move(.end, extends: true)
        #expect(text.selection == 2..<4)
    }

    @Test func wordsAreLettersAndNumbers() {
        let text = EditedText("one, 둘셋 3")
        #expect(text.word(at: 1) == 0..<3)
        #expect(text.word(at: 3) == 3..<5)
        #expect(text.word(at: 6) == 5..<7)
        #expect(text.word(at: 99) == 8..<9)
        #expect(EditedText("").word(at: 0) == 0..<0)
    }
}
