import BrowserDriver
import CoreGraphics
import Foundation
import Gallery
import Simulator
import Testing
import UIKit

@testable import GalleryCommand

/// The gallery in a real browser, one page at a time.
@Suite(.serialized) struct BrowserTests {
    let server: GalleryServer
    let browser: Chromium

    init() throws {
        server = try GalleryServer()
        browser = try Self.shared.get()
    }

    /// One browser for all, which ends with the process.
    private static let shared = Result { try Chromium() }

    func open(_ query: String = "") throws -> SimulatorPage {
        try SimulatorPage(server.page(query), in: browser)
    }

    @Test func choosesFromTheDropdownByAccessibleNames() throws {
        let page = try open("screen=Leave+request")
        try page.tap("button", "Leave reason")
        try page.tap("option", "Paternity Leave")
        try page.wait("document.getElementById('events').textContent.includes('select id=spouse')")
        let button = try page.find("button", "Leave reason")
        #expect(SimulatorPage.property(of: button, "hasPopup") as? String == "listbox")
        let text =
            try page.evaluate("document.querySelector('#mirror [aria-haspopup]').textContent") as? String
        #expect(text == "Paternity Leave")
    }

    @Test func rowsSayWhereTheyStand() throws {
        let page = try open("screen=Leave+request")
        try page.activate("button", "Leave reason")
        let option = try page.find("option", "Paternity Leave")
        _ = try page.find("dialog", "Leave reason")

        let row = "document.querySelector('#mirror [aria-label=\"Paternity Leave\"]')"
        #expect(try page.evaluate("\(row).ariaPosInSet") as? String == "3")
        #expect(try page.evaluate("\(row).ariaSetSize") as? String == "14")
        #expect(SimulatorPage.property(of: option, "selected") as? Bool == false)
    }

    @Test func theCanvasHasThePixelsOfAScreenshot() async throws {
        let page = try open("screen=UIButton+states&style=dark")
        try page.wait("simulator.state.settings.style === 'dark'")
        try page.settle()
        let shown = try page.pixels()
        let picture = await MainActor.run { Self.screenshot(of: "UIButton states") }

        #expect(shown == picture)
    }

    @Test func aLinkBringsTheSameStateBack() throws {
        let page = try open("screen=Leave+request&style=dark&textSize=AX5")
        try page.wait("simulator.state.settings.textSize === 'AX5'")
        try page.settle()
        let before = try page.pixels()
        let address = try #require(try page.evaluate("location.href") as? String)
        #expect(address.contains("style=dark") && address.contains("textSize=AX5"))

        let other = try GalleryServer()
        let query = try #require(address.split(separator: "?").last)
        try page.go(to: other.page(String(query)))
        try page.wait("simulator.state.settings.textSize === 'AX5'")
        try page.settle()
        #expect(try page.pixels() == before)
    }

    @Test func settingsBesideTheScreenChangeIt() throws {
        let page = try open("screen=Leave+request")
        try page.settle()
        let light = try page.pixels()
        try page.evaluate("document.querySelector('[name=style][value=dark]').click()")
        try page.wait("simulator.state.settings.style === 'dark'")
        try page.settle()
        let dark = try page.pixels()
        #expect(dark != light)
        try page.evaluate(
            """
            (() => {
              const size = document.querySelector('[name=textSize]');
              size.value = 11;
              size.dispatchEvent(new Event('input', { bubbles: true }));
            })()
            """)
        try page.wait("simulator.state.settings.textSize === 'AX5'")
        try page.settle()
        #expect(try page.pixels() != dark)
    }

    @Test func koreanIsComposedByTheBrowsersInputMethod() throws {
        let page = try open("screen=Text+fields")
        try page.tap("textbox", "Name")
        try page.wait("document.activeElement.id === 'typing'")
        let text = "document.querySelector('#mirror [aria-label=Name]').textContent"
        for step in ["ㅎ", "하", "한"] {
            try page.send(
                "Input.imeSetComposition", ["text": step, "selectionStart": 1, "selectionEnd": 1])
            try page.wait("\(text) === '\(step)'")
        }
        try page.send("Input.insertText", ["text": "한"])
        try page.settle()
        #expect(try page.evaluate(text) as? String == "한")
    }

    @Test func idleSendsNothing() throws {
        let page = try open("screen=Leave+request")
        try page.settle()
        let before = try page.evaluate("simulator.screen.frames") as? Int
        try page.evaluate("new Promise((done) => setTimeout(done, 1000))")
        #expect(try page.evaluate("simulator.screen.frames") as? Int == before)
    }

    @Test func aWheelScrollsByCopying() throws {
        let page = try open("screen=Long+list")
        try page.settle()
        let sent = try #require(try page.evaluate("simulator.screen.bytes") as? Int)
        let frames = try #require(try page.evaluate("simulator.screen.frames") as? Int)
        try page.send(
            "Input.dispatchMouseEvent",
            ["type": "mouseWheel", "x": 600, "y": 450, "deltaX": 0, "deltaY": 300])
        try page.wait("simulator.screen.moves > 0")
        try page.settle()

        let count = try #require(try page.evaluate("simulator.screen.frames") as? Int) - frames
        let bytes = try #require(try page.evaluate("simulator.screen.bytes") as? Int) - sent
        // A frame of all pixels has 12 million bytes.
        #expect(bytes / max(count, 1) < 3_000_000)
        _ = try page.find("option", "Item 7")
    }

    @Test func whatIsDoneByHandPlaysAgainAsAScript() async throws {
        let page = try open("screen=Leave+request&style=dark&language=ko")
        try page.tap("button", "휴가 사유")
        try page.tap("option", "배우자출산휴가")
        try page.wait("document.getElementById('script').textContent.includes('tap \"배우자출산휴가\"')")
        let script = try #require(
            try page.evaluate("document.getElementById('script').textContent") as? String)
        let folder = try TemporaryFolder()
        let file = folder.file("by-hand.play")
        try (script + "\nevents\n").write(to: file, atomically: true, encoding: .utf8)

        let (status, printed) = await MainActor.run {
            var printed: [String] = []
            let tool = CommandLineTool(print: { printed.append($0) }, printError: { printed.append($0) })
            return (tool.run(["play", file.path]), printed)
        }
        #expect(status == 0)
        #expect(printed.contains { $0.hasSuffix("select id=spouse title=\"배우자출산휴가\"") }, "\(printed)")
    }

    @Test func aSocketThatIsCutOpensAgainAndShowsWhatHappenedMeanwhile() throws {
        let page = try open("screen=Leave+request")
        try page.settle()
        let light = try page.pixels()
        let other = try open("screen=Leave+request")
        try page.evaluate("simulator.connection.socket.close()")
        try other.evaluate("document.querySelector('[name=style][value=dark]').click()")
        try page.wait(
            "simulator.connection.socket?.readyState === 1 && simulator.state.settings.style === 'dark'")
        try other.settle()
        let dark = try other.pixels()
        // A page in the background draws when it is looked at.
        try page.bringToFront()
        try page.settle()
        #expect(try page.pixels() == dark)
        #expect(dark != light)
    }

    @Test func aStormOfSizesLeavesAPageThatFits() throws {
        let page = try open("screen=Leave+request")
        try page.settle()
        let before = try page.pixels()
        for step in 0..<40 {
            try page.resize(
                width: 1 + step * 577 % 2000, height: 1 + step * 811 % 1500,
                pixels: [0.5, 1, 2, 3][step % 4])
        }
        try page.resize(width: 1280, height: 900, pixels: 2)
        try page.settle()
        let fits =
            try page.evaluate(
                """
                (() => {
                  const { shown } = simulator.screen;
                  const box = shown.getBoundingClientRect();
                  return box.bottom <= innerHeight && shown.width === Math.round(shown.clientWidth * 2);
                })()
                """) as? Bool
        #expect(fits == true)
        #expect(try page.pixels() == before)
        try page.tap("button", "Leave reason")
        _ = try page.find("option", "Paternity Leave")
    }

    @MainActor private static func screenshot(of name: String) -> SimulatorPage.Fingerprint? {
        let host = HeadlessHost(settings: DeviceSettings(style: .dark))
        defer { host.closeWindows() }
        guard let scenario = Scenario.named(name) else { return nil }
        host.show(scenario.makeViewController(EventLog()))
        let image = host.screenshot()
        let hash = image.withPixels { pixels in
            pixels.reduce(0x811C_9DC5 as UInt32) { hash, pixel in
                (hash ^ ((pixel.byteSwapped >> 8) | 0xFF00_0000)) &* 0x0100_0193
            }
        }
        return SimulatorPage.Fingerprint(width: image.width, height: image.height, hash: hash)
    }
}
