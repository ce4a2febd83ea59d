import Testing

@testable import GalleryCommand

struct CommandTests {
    @Test func isReadFromArguments() throws {
        #expect(try Command(["list"]) == .list)
        #expect(try Command(["play", "a.play"]) == .play("a.play"))
        #expect(try Command(["pictures"]) == .pictures(folder: Command.standardFolder, scenario: nil))
        #expect(
            try Command(["pictures", "--scenario", "Leave request", "--out", "there"])
                == .pictures(folder: "there", scenario: "Leave request"))
        #expect(try Command(["--help"]) == .help)
    }

    @Test(arguments: [
        [], ["dance"], ["list", "all"], ["play"], ["play", "a", "b"], ["pictures", "--out"],
        ["pictures", "there"],
    ])
    func refusesWhatItDoesNotKnow(_ arguments: [String]) {
        #expect(throws: UsageError.self) { try Command(arguments) }
    }
}
