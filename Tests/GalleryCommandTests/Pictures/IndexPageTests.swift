import Simulator
import Testing
import UIKit

@testable import GalleryCommand

struct IndexPageTests {
    @Test func namesFilesAfterTheScenarioAndTheStyle() {
        #expect(IndexPage.file("DropdownButton open below", .dark) == "dropdownbutton-open-below.dark.png")
        #expect(IndexPage.file("A / B?", .light) == "a-b.light.png")
    }

    @Test func showsEachScenarioInBothStyles() {
        let page = IndexPage(names: ["A & <B>"], device: .iPhone15).html
        #expect(page.contains("<h2>A &amp; &lt;B&gt;</h2>"))
        #expect(page.contains("a-b.light.png"))
        #expect(page.contains("a-b.dark.png"))
    }
}
