import Foundation
import Simulator
import UIKit

/// One thing that a script does.
enum PlayStep: Equatable {
    case open(String)
    case device(Device)
    case style(UIUserInterfaceStyle)
    case language(String)
    case tap(String)
    case key(PlayKey)
    case wait(TimeInterval)
    case expectExists(String)
    case expectAbsent(String)
    case expectValue(name: String, value: String)
    case screenshot(String)
    case tree
    case events

    /// Reads the words of one line.
    init(_ words: [String]) throws(PlayStepError) {
        let rest = Array(words.dropFirst())
        switch words[0] {
        case "open": self = .open(try Self.only(rest, "open \"Scenario\""))
        case "device": self = .device(try Self.device(try Self.only(rest, "device \"Name\"")))
        case "style": self = .style(try Self.style(try Self.only(rest, "style light|dark")))
        case "language": self = .language(try Self.language(try Self.only(rest, "language TAG")))
        case "tap": self = .tap(try Self.only(rest, "tap \"name\""))
        case "key": self = .key(try PlayKey(try Self.only(rest, "key [MODIFIER+...]KEY")))
        case "wait": self = .wait(try Self.seconds(try Self.only(rest, "wait SECONDS")))
        case "expect": self = try Self.expectation(rest)
        case "screenshot": self = .screenshot(try Self.only(rest, "screenshot FILE.png"))
        case "tree": self = try Self.alone(.tree, rest)
        case "events": self = try Self.alone(.events, rest)
        default:
            throw .init(
                "there is no step \"\(words[0])\"; the steps are \(Self.names.joined(separator: ", "))")
        }
    }

    private static let names = [
        "open", "device", "style", "language", "tap", "key", "wait", "expect", "screenshot", "tree",
        "events",
    ]

    // MARK: What follows the name

    private static func only(_ words: [String], _ form: String) throws(PlayStepError) -> String {
        guard words.count == 1, !words[0].isEmpty else { throw .init("written as `\(form)`") }
        return words[0]
    }

    private static func alone(_ step: PlayStep, _ words: [String]) throws(PlayStepError) -> PlayStep {
        guard words.isEmpty else { throw .init("nothing may follow, and there is \"\(words[0])\"") }
        return step
    }

    private static func device(_ name: String) throws(PlayStepError) -> Device {
        if let device = Device(named: name) { return device }
        throw .init(
            "there is no such device; the devices are \(Device.all.map(\.name).joined(separator: ", "))")
    }

    private static func style(_ name: String) throws(PlayStepError) -> UIUserInterfaceStyle {
        switch name {
        case "light": .light
        case "dark": .dark
        default: throw .init("a style is light or dark")
        }
    }

    private static func language(_ tag: String) throws(PlayStepError) -> String {
        let isTag = tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        guard isTag, tag.first?.isLetter == true else {
            throw .init("a language is a tag such as ko or en-GB")
        }
        return tag
    }

    private static func seconds(_ text: String) throws(PlayStepError) -> TimeInterval {
        guard let seconds = TimeInterval(text), (0...longestWait).contains(seconds) else {
            throw .init("the time is a number of seconds from 0 to \(Int(longestWait))")
        }
        return seconds
    }

    private static func expectation(_ words: [String]) throws(PlayStepError) -> PlayStep {
        switch (words.first, words.count) {
        case ("exists", 2): .expectExists(words[1])
        case ("absent", 2): .expectAbsent(words[1])
        case ("value", 3): .expectValue(name: words[1], value: words[2])
        default:
            throw .init("written as `expect exists|absent \"name\"` or `expect value \"name\" \"value\"`")
        }
    }

    private static let longestWait: TimeInterval = 3600
}

/// What is wrong with a step, or what was found instead of what it wanted.
struct PlayStepError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
