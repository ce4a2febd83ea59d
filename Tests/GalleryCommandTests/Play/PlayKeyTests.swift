import Testing
import UIKit

@testable import GalleryCommand

struct PlayKeyTests {
    @Test func namesKeysAsXCUIKeyboardKeyDoes() throws {
        #expect(try PlayKey("Escape").key == .keyboardEscape)
        #expect(try PlayKey("downarrow").key == .keyboardDownArrow)
        #expect(try PlayKey("a") == PlayKey("A".lowercased()))
    }

    @Test func holdsModifiers() throws {
        let key = try PlayKey("Shift+Option+Tab")
        #expect(key.key == .keyboardTab)
        #expect(key.modifiers == [.shift, .alternate])
        #expect(try PlayKey("?").modifiers == .shift)
        #expect(try PlayKey("+").key == .keyboardEqualSign)
    }

    @Test func saysWhichKeysThereAre() {
        #expect {
            try PlayKey("Nothing")
        } throws: {
            "\($0)".hasPrefix(
                "there is no key \"Nothing\"; a key is a character or one of delete, downarrow, ")
        }
        #expect {
            try PlayKey("Hyper+a")
        } throws: {
            "\($0)" == "nothing is held that is called \"Hyper\"; there is command, control, option, shift"
        }
        #expect(throws: PlayStepError.self) { try PlayKey("Shift+") }
    }
}
