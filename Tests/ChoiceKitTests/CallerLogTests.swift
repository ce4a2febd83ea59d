import Testing
import UIKit

@testable import ChoiceKit

struct CallerLogTests {
    @Test func saysEachMistakeOnce() {
        let lines = Lines()
        var log = CallerLog()
        log.write = { lines.all.append($0) }
        for mistake in ["one", "two", "one", "two"] { log.warn(mistake) }
        #expect(lines.all == ["one", "two"])
    }

    private final class Lines {
        var all: [String] = []
    }
}
