import Foundation
import Simulator
import Testing
import UIKit

@testable import GalleryCommand

struct PlayScriptTests {
    private func steps(_ text: String) throws -> [PlayStep] {
        try PlayScript(text, file: "a.play").lines.map(\.step)
    }

    @Test func readsEachKindOfStep() throws {
        let text = """
            open "Leave request"
            device "iPhone SE"
            style dark
            language ko
            tap "휴가 사유"
            wait 0.6
            expect exists "a"
            expect absent "b"
            expect value "c" ""
            screenshot open.png
            tree
            events
            """
        #expect(
            try steps(text) == [
                .open("Leave request"), .device(.iPhoneSE), .style(.dark), .language("ko"), .tap("휴가 사유"),
                .wait(0.6),
                .expectExists("a"), .expectAbsent("b"), .expectValue(name: "c", value: ""),
                .screenshot("open.png"),
                .tree, .events,
            ])
    }

    @Test func leavesOutCommentsAndEmptyLines() throws {
        #expect(try steps("# first\n\n  tap \"a # b\" # then\ntree# all\r\n") == [.tap("a # b"), .tree])
        #expect(try steps("") == [])
    }

    @Test func readsQuotesWithinQuotes() throws {
        #expect(try steps(#"tap "a \"b\" \\ \n""#) == [.tap("a \"b\" \\ \n")])
    }

    @Test func keepsThePlaceOfEachStep() throws {
        let line = try #require(try PlayScript("\n  tree  ", file: "a.play").lines.first)
        #expect(line.place == "a.play:2")
        #expect(line.text == "tree")
    }

    @Test(arguments: [
        "dance", "tap", "tap \"a", "tap \"a\" \"b\"", "wait soon", "wait -1", "wait nan", "wait inf",
        "style pink",
        "device \"Nokia\"", "expect", "expect luck \"a\"", "expect value \"a\"", "tree 3", "open \"\"",
        "language 1",
        #"tap "\x""#,
    ])
    func refusesWhatIsNotAStep(_ text: String) throws {
        let failure = #expect(throws: PlayFailure.self) { try PlayScript("tree\n" + text, file: "a.play") }
        #expect(failure?.description.hasPrefix("a.play:2: \(text): ") == true)
    }

    @Test func saysThatThereIsNoSuchStepAndWhichThereAre() {
        let failure = #expect(throws: PlayFailure.self) { try PlayScript("dance", file: "a.play") }
        #expect(failure?.reason.hasPrefix("there is no step \"dance\"; the steps are open, device") == true)
    }

    @Test func refusesAFileThatIsNotThere() {
        let failure = #expect(throws: PlayFailure.self) { try PlayScript(contentsOf: "nowhere.play") }
        #expect(failure?.description == "nowhere.play: play: there is no such file")
    }

    @Test func refusesAFileThatIsNotText() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("a.play")
        try Data([0xFF, 0xFE, 0x80]).write(to: file)
        #expect(throws: PlayFailure.self) { try PlayScript(contentsOf: file.path) }
    }
}
