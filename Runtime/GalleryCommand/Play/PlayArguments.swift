import Foundation
import Simulator
import UIKit

/// The words that follow the name of a step.
struct PlayArguments {
    let words: [String]

    init(_ words: [String]) { self.words = words }

    // MARK: Of any step

    /// The one word that there may be.
    func only(_ form: String) throws(PlayStepError) -> String {
        guard words.count == 1, !words[0].isEmpty else { throw .init("written as `\(form)`") }
        return words[0]
    }

    func none(_ step: PlayStep) throws(PlayStepError) -> PlayStep {
        guard words.isEmpty else { throw .init("nothing may follow, and there is \"\(words[0])\"") }
        return step
    }

    /// What one of a few words stands for.
    func choice<Value>(_ step: String, _ choices: KeyValuePairs<String, Value>) throws(PlayStepError) -> Value
    {
        let names = choices.map { $0.key }
        let name = try only("\(step) \(names.joined(separator: "|"))")
        if let choice = choices.first(where: { $0.key == name }) { return choice.value }
        throw .init("it is \(names.joined(separator: " or ")), not \"\(name)\"")
    }

    // MARK: Of one step

    func device() throws(PlayStepError) -> Device {
        if let device = Device(named: try only("device \"Name\"")) { return device }
        throw .init(
            "there is no such device; the devices are \(Device.all.map(\.name).joined(separator: ", "))")
    }

    /// Sizes are called as in Apple's tables: xS to xxxL, AX1 to AX5, in capitals or not.
    func textSize() throws(PlayStepError) -> UIContentSizeCategory {
        let name = try only("text-size SIZE")
        let sizes = zip(Self.textSizes, UIContentSizeCategory.allSizes)
        if let size = sizes.first(where: { $0.0.lowercased() == name.lowercased() }) { return size.1 }
        throw .init("there is no such size; the sizes are \(Self.textSizes.joined(separator: ", "))")
    }

    func language() throws(PlayStepError) -> String {
        let tag = try only("language TAG")
        let isTag = tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        guard isTag, tag.first?.isLetter == true else {
            throw .init("a language is a tag such as ko or en-GB")
        }
        return tag
    }

    func wait() throws(PlayStepError) -> TimeInterval { try Self.seconds(try only("wait SECONDS")) }

    func press() throws(PlayStepError) -> PlayStep {
        let form = "press \"name\" for SECONDS [drag to \"name\"|(x, y)]"
        guard words.count >= 3, !words[0].isEmpty, words[1] == "for" else {
            throw .init("written as `\(form)`")
        }
        let seconds = try Self.seconds(words[2])
        if words.count == 3 { return .press(words[0], seconds: seconds, dragTo: nil) }
        guard words.count > 5, Array(words[3...4]) == ["drag", "to"],
            let place = PlayPlace(Array(words[5...]))
        else {
            throw .init("written as `\(form)`")
        }
        return .press(words[0], seconds: seconds, dragTo: place)
    }

    func swipe() throws(PlayStepError) -> PlayStep {
        guard words.count == 2, !words[1].isEmpty, let direction = PlaySwipe(rawValue: words[0]) else {
            throw .init("written as `swipe up|down|left|right \"name\"`")
        }
        return .swipe(direction, words[1])
    }

    func touch() throws(PlayStepError) -> PlayStep {
        let phases: [String: UITouch.Phase] = ["down": .began, "move": .moved, "up": .ended]
        guard let phase = words.first.flatMap({ phases[$0] }),
            case .point(let point) = PlayPlace(Array(words.dropFirst()))
        else {
            throw .init("written as `touch down|move|up (x, y)`, in points")
        }
        return .touch(phase, point)
    }

    func expectation() throws(PlayStepError) -> PlayStep {
        switch (words.first, words.count) {
        case ("exists", 2): .expectExists(words[1])
        case ("absent", 2): .expectAbsent(words[1])
        case ("value", 3): .expectValue(name: words[1], value: words[2])
        case ("focus", 2): .expectFocus(words[1])
        case ("event", 2...): .expectEvent(Array(words.dropFirst()))
        case ("no", 2) where words[1] == "event": .expectNoEvent
        default:
            throw .init(
                "written as `expect exists|absent|focus \"name\"`, `expect value \"name\" \"value\"`, "
                    + "`expect event COMPONENT \"name\" EVENT [key=value ...]` or `expect no event`")
        }
    }

    private static func seconds(_ text: String) throws(PlayStepError) -> TimeInterval {
        guard let seconds = TimeInterval(text), (0...longestTime).contains(seconds) else {
            throw .init("the time is a number of seconds from 0 to \(Int(longestTime))")
        }
        return seconds
    }

    private static let longestTime: TimeInterval = 3600
    private static let textSizes = [
        "xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5",
    ]
}
