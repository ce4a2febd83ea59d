import Foundation
import Gallery
import Testing
import UIKit

@testable import GalleryCommand

@MainActor struct CommandLineToolTests {
    private func run(_ arguments: [String]) -> (status: Int32, lines: [String], errors: [String]) {
        let output = Output()
        let tool = CommandLineTool(
            print: { output.lines.append($0) }, printError: { output.errors.append($0) })
        return (tool.run(arguments), output.lines, output.errors)
    }

    @Test func listsEveryScenario() {
        let result = run(["list"])
        #expect(result.status == 0)
        #expect(result.lines == Scenario.all.map(\.name))
    }

    @Test func endsWithTwoWhereTheCommandIsNotUnderstood() {
        let result = run(["dance"])
        #expect(result.status == 2)
        #expect(result.lines == [])
        #expect(result.errors.first?.hasPrefix("gallery: there is no command \"dance\".") == true)
    }

    @Test func endsWithOneWhereTheScriptIsMissing() {
        let result = run(["play", "nowhere.play"])
        #expect(result.status == 1)
        #expect(result.errors == ["nowhere.play: play: there is no such file"])
    }
}

@MainActor private final class Output {
    var lines: [String] = []
    var errors: [String] = []
}
