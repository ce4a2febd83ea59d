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

    /// The frame that `tree` prints for what begins with this.
    private func frames(_ start: String, _ text: String) throws -> [String] {
        let result = try play(text + "\ntree")
        #expect(result.errors == [])
        return result.lines.filter { $0.contains(start) }.compactMap { $0.components(separatedBy: "] ").last }
    }

    @Test func setsTheDeviceUpAnew() throws {
        let open = "open \"Leave request\"\n"
        #expect(try frames("window", open + "rotate landscape") == ["(0, 0, 852, 393)"])
        #expect(try frames("window", open + "rotate landscape\nrotate portrait") == ["(0, 0, 393, 852)"])
        let usual = try frames("button \"Request\"", open)
        #expect(usual.count == 1)
        #expect(try frames("button \"Request\"", open + "text-size AX5") != usual)
        let plain = try play(open + "screenshot plain.png").errors
        let changes = ["style dark", "contrast high", "direction rtl", "text-size AX1"]
        for change in changes {
            #expect(try play(open + change + "\nscreenshot \"\(change).png\"").errors == [])
        }
        #expect(plain == [])
        let pictures = try (["plain"] + changes).map { try Data(contentsOf: folder.file("\($0).png")) }
        #expect(Set(pictures).count == pictures.count)
    }

    @Test func typesToWhatHasTheKeys() throws {
        let script = """
            open "Leave request"
            tap "Leave reason"
            key End
            type " "
            wait 1
            events
            """
        let result = try play(script)
        #expect(result.errors == [])
        #expect(result.lines.count == 1)
        #expect(result.lines.first?.contains("select id=unpaid") == true)
    }

    @Test func tellsTheAppThatThereIsToBeLessMotion() throws {
        #expect(try play("reduce-motion on\nopen \"Leave request\"").errors == [])
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(try play("open \"Leave request\"").errors == [])
        #expect(!UIAccessibility.isReduceMotionEnabled)
    }

    @Test func coversWhatIsBelowWithTheKeyboard() throws {
        let script =
            "language ko\ndevice \"iPhone SE\"\nopen \"DropdownButton open above\"\nkey Escape\nwait 1\n"
        #expect(try failure(script + "keyboard show\ntap \"휴가 사유\"").contains("is covered by"))
        #expect(try play(script + "keyboard show\nkeyboard hide\ntap \"휴가 사유\"").errors == [])
        #expect(try failure("keyboard show").hasSuffix("nothing is open: begin with open \"Scenario\""))
    }

    @Test func pressesAndDragsToAnElement() throws {
        let script = """
            language ko
            open "Leave request"
            press "휴가 사유" for 0.3
            press "육아휴직" for 0.2 drag to (380, 845)
            expect exists "육아휴직"
            press "육아휴직" for 0.05
            events
            """
        let result = try play(script)
        #expect(result.errors == [])
        #expect(result.lines.count == 1)
    }

    @Test func swipesOverARow() throws {
        let open = "device \"iPhone SE\"\nlanguage ko\nopen \"DropdownButton open below\"\n"
        let row = "cell \"배우자출산휴가\""
        let before = try frames(row, open)
        #expect(before.count == 1)
        #expect(try frames(row, open + "swipe up \"배우자출산휴가\"") != before)
    }

    @Test func touchesStepByStep() throws {
        let script = """
            language ko
            open "DropdownButton placeholder"
            touch down (196, 150)
            touch move (197, 151)
            touch up (197, 151)
            expect exists "육아휴직"
            """
        #expect(try play(script).errors == [])
    }

    @Test func refusesTouchesThatAFingerCannotMake() throws {
        let open = "open \"Leave request\"\n"
        #expect(
            try failure(open + "touch up (1, 1)").hasSuffix("no finger is down: begin with touch down (x, y)")
        )
        #expect(
            try failure(open + "touch down (1, 1)\ntouch down (2, 2)").hasSuffix("the finger is down already")
        )
        #expect(
            try failure(open + "touch down (393, 1)").hasSuffix(
                "the point is not on the screen, which is 393 x 852"))
        #expect(
            try failure(open + "press \"Leave reason\" for 0.1 drag to (-1, 5)").hasSuffix(
                "the point is not on the screen, which is 393 x 852"))
        #expect(try failure(open + "swipe up \"Nothing\"").contains("nothing is called that"))
    }

    @Test func saysWhatVoiceOverStandsOn() throws {
        let open = "open \"Leave request\"\n"
        let opened = open + "activate \"Leave reason\"\nwait 1\n"
        #expect(try play(opened + "expect focus \"Parental Leave\"").errors == [])
        #expect(
            try failure(opened + "expect focus \"Maternity Leave\"").hasSuffix(
                "VoiceOver stands on \"Parental Leave\""))
    }

    @Test func refusesWhatVoiceOverCannotDo() throws {
        let open = "open \"Leave request\"\n"
        #expect(
            try failure(open + "activate \"Request\"").hasSuffix(": button \"Request\" is disabled"))
        #expect(
            try failure(open + "increment \"Request\"").hasSuffix(": button \"Request\" is not adjustable"))
        #expect(try failure(open + "escape").contains("can be escaped from"))
    }

    @Test func comparesNewLinesOfTheLog() throws {
        let chosen = "open \"Leave request\"\nincrement \"Leave reason\"\n"
        let event = "expect event DropdownButton \"Leave reason\" select"
        #expect(try play(chosen + event + " id=parental\nexpect no event").errors == [])
        let message = try failure(chosen + event + " id=sick")
        #expect(message.contains("there is 0.") && message.contains("id=parental"))
        #expect(try failure(chosen + "expect no event").contains("there is 0."))
        #expect(try failure(chosen + event + "\n" + event).hasSuffix("there is nothing"))
        let twice = chosen + "increment \"Leave reason\"\n" + event
        #expect(try failure(twice).hasSuffix("it came 2 times"))
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
