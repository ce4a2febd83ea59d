import Simulator
import Testing
import UIKitCore

@testable import GalleryCommand

@MainActor struct PlayNameTests {
    private func node(_ role: AccessibilityRole, _ label: String, x: CGFloat = 0) -> AccessibilityNode {
        AccessibilityNode(
            role: role, label: label, value: nil, traits: .none, identifier: "",
            frame: CGRect(x: x, y: 0, width: 1, height: 1), visibleFrame: .null, isElement: true,
            children: [],
            source: UIResponder())
    }

    @Test func meansTheElementWithThatLabel() throws {
        let nodes = [node(.staticText, "a"), node(.button, "b")]
        #expect(try PlayName("a").element(in: nodes).role == .staticText)
        #expect(try PlayName("b").element(in: nodes).role == .button)
    }

    @Test func prefersAControlToATextOfTheSameLabel() throws {
        let nodes = [node(.staticText, "a"), node(.cell, "a"), node(.image, "a")]
        #expect(try PlayName("a").element(in: nodes).role == .cell)
    }

    @Test func listsBothOfTwoControls() {
        let nodes = [node(.button, "a", x: 1), node(.cell, "a", x: 2)]
        let error = #expect(throws: PlayStepError.self) { try PlayName("a").element(in: nodes) }
        #expect(error?.description.contains("button \"a\" value=\"\" traits=[] (1, 0, 1, 1)") == true)
        #expect(error?.description.contains("cell \"a\" value=\"\" traits=[] (2, 0, 1, 1)") == true)
    }

    @Test func saysWhatThereIs() {
        let error = #expect(throws: PlayStepError.self) {
            try PlayName("z").element(in: [node(.button, "a")])
        }
        #expect(error?.description == "nothing is called that; there is button \"a\"")
    }
}
