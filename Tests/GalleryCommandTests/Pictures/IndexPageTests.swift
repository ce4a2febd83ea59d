import Foundation
import Testing

@testable import GalleryCommand

struct IndexPageTests {
    private func variant(_ name: String) throws -> PictureVariant {
        try #require(PictureVariant.all.first { $0.name == name })
    }

    @Test func namesFilesAfterTheScenarioAndTheCondition() throws {
        #expect(try variant("dark").file("DropdownButton open below") == "dropdownbutton-open-below.dark.png")
        #expect(try variant("light").file("A / B?") == "a-b.light.png")
    }

    @Test func showsEachScenarioUnderAllConditions() {
        let page = IndexPage(names: ["A & <B>", "C"]).html
        #expect(page.contains("<h2>A &amp; &lt;B&gt;</h2>"))
        for name in ["light", "dark", "ax5", "rtl", "landscape", "ipad"] {
            #expect(page.contains("src=\"a-b.\(name).png\""))
            #expect(page.contains("src=\"c.\(name).png\""))
        }
    }

    @Test func leadsFromTheListToEachScenario() {
        let page = IndexPage(names: ["Leave request"]).html
        #expect(page.contains("<a href=\"#Leave-request\">Leave request</a>"))
        #expect(page.contains("<section id=\"Leave-request\">"))
    }

    @Test func listsWhatTheAuditFound() {
        let page = IndexPage(names: ["A", "B"], findings: ["A": ["error A-T01: “<Error>” says nothing."]])
            .html
        #expect(page.contains("<li>error A-T01: “&lt;Error&gt;” says nothing.</li>"))
        #expect(page.components(separatedBy: "<ul class=\"findings\"").count == 2)
    }

    @Test func picturesALyingDeviceWide() throws {
        let landscape = try variant("landscape")
        #expect(landscape.size.width > landscape.size.height)
        #expect(IndexPage(names: ["A"], variants: [landscape]).html.contains("width=\"852\" height=\"393\""))
    }
}
