import Testing
import UIKit

@testable import ChoiceKit

/// Mistakes of the app's developer are said, each once.
@MainActor struct DropdownButtonWarningTests {
    private let button = DropdownButton()
    private let lines = Lines()

    private final class Lines {
        var all: [String] = []
    }

    init() { button.log.write = { [lines] in lines.all.append($0) } }

    @Test func saysThatAnIdIsRepeated() {
        for _ in 0..<3 { button.items = [.init(id: 7, title: "a"), .init(id: 7, title: "b")] }
        #expect(lines.all.count == 1 && lines.all[0].contains("same id, 7"))
        #expect(button.items.map(\.title) == ["a"])
    }

    @Test func saysWhyATapOpensNothing() {
        button.items = [.init(id: 7, title: "a")]
        for _ in 0..<3 { button.sendActions(for: .primaryActionTriggered) }
        #expect(lines.all == [DropdownButton.OpenError.notInWindow.description])
    }
}
