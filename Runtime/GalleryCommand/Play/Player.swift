import ChoiceKit
import CoreGraphics
import Gallery
import Simulator
import UIKit
import XCUIAutomation

/// Takes the steps of a script on a device without a display.
///
/// Each step leaves the screen at rest, as far as it comes to rest without waiting for a delay, and lets
/// tasks of the app go on. A step that changes the device or its settings opens the scenario again.
@MainActor final class Player {
    private let folder: URL
    private let print: (String) -> Void
    let log = EventLog()
    private var device = Device.iPhone15
    private var settings = DeviceSettings()
    private var orientation = UIInterfaceOrientation.portrait
    private var scenario: Scenario?
    private var host: HeadlessHost?
    /// Where the finger of `touch` steps is; nil while it is up.
    var finger: CGPoint?

    /// - Parameters:
    ///   - folder: what the files of the script are relative to.
    ///   - print: takes what the script prints, line by line.
    init(folder: URL, print: @escaping (String) -> Void) {
        self.folder = folder
        self.print = print
        Delays.standard = .frames
        MainTasks.run()
    }

    /// Takes one step; the error says what was there instead of what the step wanted.
    func perform(_ step: PlayStep) throws {
        try take(step)
        MainTasks.run()
        host?.update()
    }

    private func take(_ step: PlayStep) throws {
        switch step {
        case .open(let name): try open(name)
        case .device(let device): change { self.device = device }
        case .style(let style): change { settings.style = style }
        case .textSize(let size): change { settings.contentSizeCategory = size }
        case .language(let tag): change { settings.language = tag }
        case .direction(let direction): change { settings.direction = direction }
        case .contrast(let isHigh): change { settings.increasesContrast = isHigh }
        case .reduceMotion(let isOn): change { settings.reducesMotion = isOn }
        case .voiceOver(let isOn): change { settings.speaks = isOn }
        case .rotate(let orientation): change { self.orientation = orientation }
        case .tap(let name): try tap(name)
        case .press(let name, let seconds, let place): try press(name, for: seconds, dragTo: place)
        case .swipe(let swipe, let name): try self.swipe(swipe, over: name)
        case .touch(let phase, let point): try touch(phase, at: point)
        case .key(let key): try opened().press(key.key, holding: key.modifiers)
        case .type(let text): try type(text)
        case .keyboard(let isUp): try opened().keyboard(isUp: isUp)
        case .activate(let name): try activate(name)
        case .adjust(let name, let adjustment): try adjust(name, by: adjustment)
        case .escape: try escape()
        case .wait(let seconds): try opened().advance(by: seconds)
        case .expectExists(let name): _ = try find(name)
        case .expectAbsent(let name): try expectAbsent(name)
        case .expectValue(let name, let value): try expect(value, of: name)
        case .expectFocus(let name): try expectFocus(on: name)
        case .expectEvent(let words): try expectEvent(words)
        case .expectNoEvent: try expectNoEvent()
        case .screenshot(let file): try writeScreenshot(to: file)
        case .tree: try tree().lines.forEach(print)
        case .events:
            _ = try opened()
            log.takeNewLines().forEach(print)
        }
    }

    // MARK: The screen

    private func open(_ name: String) throws(PlayStepError) {
        guard let scenario = Scenario.named(name) else { throw .unknownScenario(name) }
        self.scenario = scenario
        reopen()
    }

    private func change(_ change: () -> Void) {
        change()
        if scenario != nil { reopen() }
    }

    private func reopen() {
        guard let scenario else { return }
        host?.closeWindows()
        let host = HeadlessHost(device: device, settings: settings, orientation: orientation)
        self.host = host
        finger = nil
        host.show(scenario.makeViewController(log))
    }

    func opened() throws(PlayStepError) -> HeadlessHost {
        guard let host else { throw .init("nothing is open: begin with open \"Scenario\"") }
        host.activate()
        return host
    }

    private func tree() throws(PlayStepError) -> AccessibilityTree {
        let host = try opened()
        host.update()
        return AccessibilityTree(of: host.app)
    }

    /// Types into the field that has the keyboard; where none has, the keys go where they go.
    private func type(_ text: String) throws {
        let host = try opened()
        if host.textInput != nil { return try host.typeText(text) }
        for key in try PlayKey.keys(typing: text) { host.press(key.key, holding: key.modifiers) }
    }

    // MARK: Elements

    func find(_ name: String) throws(PlayStepError) -> AccessibilityNode {
        try PlayName(name).element(in: try tree().elements)
    }

    private func expect(_ value: String, of name: String) throws(PlayStepError) {
        let element = try find(name)
        guard element.value != value else { return }
        throw .init(element.value.map { "the value is \(AccessibilityNode.quoted($0))" } ?? "it has no value")
    }

    private func expectAbsent(_ name: String) throws(PlayStepError) {
        let found = try tree().elements.filter { $0.label == name }
        guard !found.isEmpty else { return }
        throw .init("there is \(found.map(\.line).joined(separator: ", "))")
    }

    // MARK: Files

    private func writeScreenshot(to file: String) throws(PlayStepError) {
        let picture = try opened().screenshot()
        let place = URL(fileURLWithPath: file, relativeTo: folder)
        do {
            try picture.pngData().write(to: place)
        } catch {
            throw .init("\(place.path) cannot be written: does its folder exist?")
        }
    }
}

extension PlayStepError {
    static func unknownScenario(_ name: String) -> PlayStepError {
        let names = Scenario.all.map { AccessibilityNode.quoted($0.name) }.joined(separator: ", ")
        return .init("there is no scenario \(AccessibilityNode.quoted(name)); there is \(names)")
    }
}
