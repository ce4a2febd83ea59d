import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import GalleryCommand

@MainActor struct PlayerTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Plays a script and gives its status, what it printed and what went wrong.
    private func play(_ text: String) throws -> (status: Int32, lines: [String], errors: [String]) {
        let script = folder.file("a.play")
        try text.write(to: script, atomically: true, encoding: .utf8)
        let output = Output()
        let tool = CommandLineTool(
            print: { output.lines.append($0) }, printError: { output.errors.append($0) })
        return (tool.run(["play", script.path]), output.lines, output.errors)
    }

    private func failure(_ text: String) throws -> String {
        let result = try play(text)
        #expect(result.status == 1)
        #expect(result.errors.count == 1)
        return result.errors.first ?? ""
    }

    private static let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Scripts")

    @Test func choosesAReason() throws {
        let script = Self.scripts.appendingPathComponent("choose-a-reason.play")
        let result = try play(String(contentsOf: script, encoding: .utf8))
        #expect(result.errors == [])
        #expect(result.status == 0)
        let picture = try CGImage(pngData: Data(contentsOf: folder.file("open.png")))
        #expect((picture.width, picture.height) == (750, 1334))
        let events = result.lines.filter { $0.contains("DropdownButton") }
        #expect(events.count == 1)
        let selection = #"^\d+\.\d{3} DropdownButton "휴가 사유" select id=spouse title="배우자출산휴가"$"#
        #expect(result.lines.first?.range(of: selection, options: .regularExpression) != nil)
        let tree = result.lines.dropFirst()
        #expect(tree.first == "window \"\" value=\"\" traits=[] (0, 0, 375, 667)")
        #expect(tree.contains { $0.hasPrefix("  button \"휴가 사유\" value=\"배우자출산휴가\" traits=[button") })
    }

    @Test func givesTheSameLinesEachTime() throws {
        let script = "open \"Leave request\"\nlanguage ko\ntap \"휴가 사유\"\ntap \"병가\"\nevents\ntree"
        #expect(try play(script).lines == play(script).lines)
    }

    @Test func printsEventsOnce() throws {
        let script = "open \"Leave request\"\nlanguage ko\ntap \"휴가 사유\"\ntap \"육아휴직\"\nevents\nevents"
        #expect(try play(script).lines.count == 1)
    }

    @Test func opensAgainInAnotherLanguage() throws {
        let script = """
            open "Leave request"
            expect exists "Leave reason"
            language ko
            expect absent "Leave reason"
            expect exists "휴가 사유"
            device "iPhone 15"
            style dark
            expect exists "휴가 사유"
            """
        #expect(try play(script).errors == [])
    }

    @Test func saysWhereAndWhatWasThereInstead() throws {
        let message = try failure("open \"Leave request\"\n\nexpect value \"Leave reason\" \"Sick Leave\"")
        #expect(
            message.hasSuffix(
                "a.play:3: expect value \"Leave reason\" \"Sick Leave\": the value is \"Select\""))
    }

    @Test func saysWhatIsThereWhereANameIsNot() throws {
        let message = try failure("open \"Leave request\"\ntap \"Nothing\"")
        #expect(message.contains("a.play:2: tap \"Nothing\": nothing is called that; there is "))
        #expect(message.contains("button \"Leave reason\""))
    }

    @Test func saysThatAnElementIsThereThatShouldNotBe() throws {
        #expect(
            try failure("open \"Leave request\"\nexpect absent \"Leave reason\"").contains("there is button"))
    }

    @Test func refusesToTapWhatIsDisabled() throws {
        #expect(
            try failure("open \"Leave request\"\ntap \"Request\"").hasSuffix(
                ": button \"Request\" is disabled"))
    }

    @Test func needsAScenarioFirst() throws {
        #expect(try failure("tap \"a\"").hasSuffix("nothing is open: begin with open \"Scenario\""))
        #expect(
            try failure("open \"Nowhere\"").contains(
                "there is no scenario \"Nowhere\"; there is \"Leave request\""))
    }

    @Test func saysThatAPictureCannotBeWritten() throws {
        let message = try failure("open \"Leave request\"\nscreenshot missing/open.png")
        #expect(message.contains("missing/open.png cannot be written"))
    }

    @Test func takesNoStepOfAScriptWithAFault() throws {
        let result = try play("open \"Leave request\"\ntree\ndance")
        #expect(result.status == 1)
        #expect(result.lines == [])
    }
}

@MainActor private final class Output {
    var lines: [String] = []
    var errors: [String] = []
}
