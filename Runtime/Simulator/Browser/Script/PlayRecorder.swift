import CoreGraphics
import Foundation
import UIKitCore

/// Writes down what a person does by hand as the lines of a play script, which does the same again.
///
/// A tap on something with a name of its own is a tap on that name; any other finger is written as where it
/// went. What a script has no word for (a wheel, several fingers at once) becomes a comment.
struct PlayRecorder {
    private(set) var lines: [String] = []
    private var fingers: [Int: Finger] = [:]
    private var lastTime: TimeInterval?
    private var settings: [String: String] = [:]

    private struct Finger {
        let start: CGPoint
        let element: String?
        let time: TimeInterval
        var path: [CGPoint] = []
        var isAlone: Bool
    }

    /// A screen was opened or settings changed.
    mutating func configured(by page: PageSettings, isScreenOpened: Bool, screen: String?) {
        for (word, value) in Self.words(of: page) where settings[word] != value {
            settings[word] = value
            lines.append("\(word) \(value)")
        }
        if let screen, isScreenOpened { opened(screen) }
        if let isUp = page.keyboard { write("keyboard \(isUp ? "show" : "hide")", "keyboard") }
    }

    /// Begins anew: what was done before belongs to another screen.
    mutating func opened(_ screen: String) {
        lines = settings.sorted { $0.key < $1.key }.map { "\($0) \($1)" }
        lines.append("open \(AccessibilityNode.quoted(screen))")
        fingers = [:]
        lastTime = nil
    }

    private mutating func write(_ line: String, _ word: String) {
        guard lines.last(where: { $0.hasPrefix("\(word) ") }) != line else { return }
        guard line != "keyboard hide" || lines.contains("keyboard show") else { return }
        lines.append(line)
    }

    // MARK: Fingers

    mutating func began(_ finger: Int, at point: CGPoint, on element: String?, time: TimeInterval) {
        let isAlone = fingers.isEmpty
        for other in fingers.keys { fingers[other]?.isAlone = false }
        fingers[finger] = Finger(start: point, element: element, time: time, isAlone: isAlone)
    }

    mutating func went(_ number: Int, _ phase: UITouch.Phase, to point: CGPoint, time: TimeInterval) {
        guard var finger = fingers[number] else { return }
        if finger.path.last.map({ $0.distance(to: point) >= Self.step }) ?? true { finger.path.append(point) }
        fingers[number] = finger
        guard phase == .ended || phase == .cancelled else { return }
        fingers[number] = nil
        wait(until: finger.time)
        lastTime = time
        if phase == .cancelled {
            lines.append("# a finger at \(Self.written(finger.start)) was cancelled")
        } else if !finger.isAlone {
            lines.append(
                "# one of several fingers went from \(Self.written(finger.start)) to \(Self.written(point))")
        } else {
            write(finger, liftedAt: point, time: time)
        }
    }

    private mutating func write(_ finger: Finger, liftedAt point: CGPoint, time: TimeInterval) {
        let seconds = time - finger.time
        let stayed = (finger.path + [point]).allSatisfy { $0.distance(to: finger.start) < Self.slop }
        switch (finger.element, stayed, seconds < Self.longPress) {
        case (let name?, true, true): lines.append("tap \(AccessibilityNode.quoted(name))")
        case (let name?, true, false):
            lines.append("press \(AccessibilityNode.quoted(name)) for \(Self.written(seconds))")
        default:
            lines.append("touch down \(Self.written(finger.start))")
            let moves = finger.path.filter { $0 != point }
            let pause = seconds / Double(moves.count + 1)
            for move in moves {
                lines += ["wait \(Self.written(pause))", "touch move \(Self.written(move))"]
            }
            lines += ["wait \(Self.written(pause))", "touch up \(Self.written(point))"]
        }
    }

    /// VoiceOver's double tap on an element.
    mutating func activated(_ name: String, time: TimeInterval) {
        wait(until: time)
        lines.append("tap \(AccessibilityNode.quoted(name))")
    }

    mutating func scrolled(at point: CGPoint, by distance: CGVector, time: TimeInterval) {
        let head = "# a wheel over \(Self.written(point))"
        lastTime = time
        if lines.last != head { lines.append(head) }
    }

    // MARK: Keys

    mutating func pressed(_ key: UIKeyboardHIDUsage, holding: Set<UIKeyboardHIDUsage>, time: TimeInterval) {
        guard key.modifier == nil, let name = Self.name(of: key) else { return }
        wait(until: time)
        let held = holding.compactMap { key in key.modifier.flatMap { Self.modifiers[$0.rawValue] } }
        lines.append("key \((Set(held).sorted() + [name]).joined(separator: "+"))")
    }

    mutating func typed(_ text: String, time: TimeInterval) {
        wait(until: time)
        lines.append("type \(AccessibilityNode.quoted(text))")
    }

    // MARK: Words

    private mutating func wait(until time: TimeInterval) {
        defer { lastTime = time }
        guard let lastTime, time - lastTime >= Self.pause else { return }
        lines.append("wait \(Self.written(time - lastTime))")
    }

    private static func words(of page: PageSettings) -> [(String, String)] {
        let words: [(String, String?)] = [
            ("device", page.device.map(AccessibilityNode.quoted)),
            ("rotate", page.orientation.map { $0 == "portrait" ? "portrait" : "landscape" }),
            ("style", page.style), ("text-size", page.textSize), ("language", page.language),
            ("direction", page.direction == "auto" ? nil : page.direction),
            ("contrast", page.contrast.map { $0 ? "high" : "normal" }),
            ("reduce-motion", page.reduceMotion.map { $0 ? "on" : "off" }),
        ]
        return words.compactMap { word, value in value.map { (word, $0) } }
    }

    private static func name(of key: UIKeyboardHIDUsage) -> String? {
        if let name = keyNames[key] { return name }
        return (33...126).lazy.map { Character(Unicode.Scalar($0)) }
            .first { KeyLayout.key(typing: $0)?.key == key && KeyLayout.key(typing: $0)?.needsShift == false }
            .map(String.init)
    }

    private static func written(_ point: CGPoint) -> String { "(\(written(point.x)), \(written(point.y)))" }

    /// Hundredths, without zeros behind.
    private static func written(_ number: Double) -> String {
        let hundredths = (max(number, 0) * 100).rounded() / 100
        return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(hundredths)
    }

    private static let modifiers = [
        UIKeyModifierFlags.shift.rawValue: "Shift", UIKeyModifierFlags.control.rawValue: "Control",
        UIKeyModifierFlags.alternate.rawValue: "Option", UIKeyModifierFlags.command.rawValue: "Command",
    ]
    private static let keyNames: [UIKeyboardHIDUsage: String] = [
        .keyboardEscape: "Escape", .keyboardReturnOrEnter: "Return", .keypadEnter: "Enter",
        .keyboardSpacebar: "Space", .keyboardTab: "Tab", .keyboardUpArrow: "UpArrow",
        .keyboardDownArrow: "DownArrow", .keyboardLeftArrow: "LeftArrow", .keyboardRightArrow: "RightArrow",
        .keyboardHome: "Home", .keyboardEnd: "End", .keyboardPageUp: "PageUp",
        .keyboardPageDown: "PageDown", .keyboardDeleteOrBackspace: "Delete",
        .keyboardDeleteForward: "ForwardDelete",
    ]

    /// Points that a finger may tremble.
    private static let slop: CGFloat = 10
    /// Points between two places of a path.
    private static let step: CGFloat = 4
    private static let longPress: TimeInterval = 0.5
    /// Seconds without a step that are worth a wait.
    private static let pause: TimeInterval = 0.5
}
