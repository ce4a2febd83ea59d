import Simulator
import UIKit
import XCUIAutomation

/// One thing that a script does.
enum PlayStep: Equatable {
    case open(String)
    case device(Device)
    case style(UIUserInterfaceStyle)
    case textSize(UIContentSizeCategory)
    case language(String)
    case direction(UITraitEnvironmentLayoutDirection)
    case contrast(isHigh: Bool)
    case reduceMotion(Bool)
    /// Whether apps are told that VoiceOver runs.
    case voiceOver(Bool)
    case rotate(UIInterfaceOrientation)
    case tap(String)
    case press(String, seconds: TimeInterval, dragTo: PlayPlace?)
    case swipe(PlaySwipe, String)
    case touch(UITouch.Phase, CGPoint)
    case key(PlayKey)
    case type(String)
    case keyboard(isUp: Bool)
    case activate(String)
    case adjust(String, VoiceOver.Adjustment)
    case escape
    case wait(TimeInterval)
    case expectExists(String)
    case expectAbsent(String)
    case expectValue(name: String, value: String)
    /// VoiceOver stands on the element.
    case expectFocus(String)
    /// One of the new lines of the log begins with these words, its time left out.
    case expectEvent([String])
    case expectNoEvent
    case screenshot(String)
    case tree
    case events

    /// Reads the words of one line.
    init(_ words: [String]) throws(PlayStepError) {
        let rest = PlayArguments(Array(words.dropFirst()))
        switch words[0] {
        case "open": self = .open(try rest.only("open \"Scenario\""))
        case "device": self = .device(try rest.device())
        case "style": self = .style(try rest.choice("style", Self.styles))
        case "text-size": self = .textSize(try rest.textSize())
        case "language": self = .language(try rest.language())
        case "direction": self = .direction(try rest.choice("direction", Self.directions))
        case "contrast": self = .contrast(isHigh: try rest.choice("contrast", Self.contrasts))
        case "reduce-motion": self = .reduceMotion(try rest.choice("reduce-motion", Self.switches))
        case "voiceover": self = .voiceOver(try rest.choice("voiceover", Self.switches))
        case "rotate": self = .rotate(try rest.choice("rotate", Self.orientations))
        case "tap": self = .tap(try rest.only("tap \"name\""))
        case "press": self = try rest.press()
        case "swipe": self = try rest.swipe()
        case "touch": self = try rest.touch()
        case "key": self = .key(try PlayKey(try rest.only("key [MODIFIER+...]KEY")))
        case "type": self = .type(try rest.only("type \"text\""))
        case "keyboard": self = .keyboard(isUp: try rest.choice("keyboard", Self.movements))
        case "activate": self = .activate(try rest.only("activate \"name\""))
        case "increment": self = .adjust(try rest.only("increment \"name\""), .increment)
        case "decrement": self = .adjust(try rest.only("decrement \"name\""), .decrement)
        case "escape": self = try rest.none(.escape)
        case "wait": self = .wait(try rest.wait())
        case "expect": self = try rest.expectation()
        case "screenshot": self = .screenshot(try rest.only("screenshot FILE.png"))
        case "tree": self = try rest.none(.tree)
        case "events": self = try rest.none(.events)
        default:
            throw .init(
                "there is no step \"\(words[0])\"; the steps are \(Self.names.joined(separator: ", "))")
        }
    }

    private static let names = [
        "open", "device", "style", "text-size", "language", "direction", "contrast", "reduce-motion",
        "voiceover", "rotate", "tap", "press", "swipe", "touch", "key", "type", "keyboard", "activate",
        "increment",
        "decrement", "escape", "wait", "expect", "screenshot", "tree", "events",
    ]

    private static let styles: KeyValuePairs<String, UIUserInterfaceStyle> = ["light": .light, "dark": .dark]
    private static let directions: KeyValuePairs<String, UITraitEnvironmentLayoutDirection> = [
        "ltr": .leftToRight, "rtl": .rightToLeft,
    ]
    private static let contrasts: KeyValuePairs<String, Bool> = ["normal": false, "high": true]
    private static let switches: KeyValuePairs<String, Bool> = ["on": true, "off": false]
    private static let movements: KeyValuePairs<String, Bool> = ["show": true, "hide": false]
    private static let orientations: KeyValuePairs<String, UIInterfaceOrientation> = [
        "portrait": .portrait, "landscape": .landscapeRight,
    ]
}

/// What is wrong with a step, or what was found instead of what it wanted.
struct PlayStepError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
