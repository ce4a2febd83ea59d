import CoreGraphics
import Foundation
import UIKitCore

extension BrowserHost {
    /// Does what a page says.
    func take(_ message: PageMessage, from page: Page) throws(PageMessageError) {
        switch message {
        case .shown(let frame):
            guard page.hasShown(frame) else { throw PageMessageError("That frame was not sent.") }
            // Nothing that is told in words is another for it.
            return
        case .touch(let samples): touch(samples, from: page)
        case .hover(let place): host.app.screen.pointer.move(to: place)
        case .scroll(let place, let distance): scroll(at: place, by: distance)
        case .key(let key, let isDown): press(key, isDown: isDown, from: page)
        case .text(let input): enter(input)
        case .configure(let settings): configure(settings)
        case .element(let id, let action): perform(action, on: id)
        case .edges(let isOn): page.wantsEdges = isOn
        case .escape: escape()
        case .rest(let number):
            page.restNumber = number
            return
        }
        wordsChanged()
    }

    /// What a page held when it went: fingers are cancelled, keys come up, composed text stays as it is.
    func letGo(of page: Page) {
        let samples = page.fingers.values.map {
            TouchSample(finger: $0, phase: .cancelled, location: .zero)
        }
        page.fingers = [:]
        host.app.screen.input.send(samples)
        for key in page.keysDown { host.app.screen.keyboard.send(key, isDown: false) }
        page.keysDown = []
        host.app.screen.pointer.move(to: nil)
        host.textInput?.unmarkText()
    }

    // MARK: Fingers

    private func touch(_ samples: [PageMessage.FingerSample], from page: Page) {
        let own = samples.compactMap { sample -> TouchSample? in
            guard let finger = finger(of: sample, page) else { return nil }
            return TouchSample(finger: finger, phase: sample.phase, location: onScreen(sample.location))
        }
        guard !own.isEmpty else { return }
        for sample in own where sample.phase == .began {
            let element = mirror.element(at: sample.location, of: host)
            script.began(sample.finger, at: sample.location, on: element, time: host.now)
        }
        for sample in own where sample.phase != .began {
            script.went(sample.finger, sample.phase, to: sample.location, time: host.now)
        }
        send(own)
    }

    /// A finger stays on glass for more than a frame; a mouse that clicks at once would lift in the frame in
    /// which it came down, which no recogniser expects.
    private func send(_ samples: [TouchSample]) {
        let input = host.app.screen.input
        guard !input.isEmpty, samples.contains(where: { $0.phase == .ended }) else {
            return input.send(samples)
        }
        host.app.screen.frames.ticks.after(FrameLoop.interval) { input.send(samples) }
    }

    /// The device's number of a page's finger; nil for one that never came down, or comes down outside.
    private func finger(of sample: PageMessage.FingerSample, _ page: Page) -> Int? {
        switch sample.phase {
        case .began:
            guard page.fingers[sample.id] == nil, page.fingers.count < PageMessage.mostFingers,
                host.app.screen.bounds.contains(sample.location)
            else { return nil }
            let finger = makeFinger()
            page.fingers[sample.id] = finger
            return finger
        case .ended, .cancelled: return page.fingers.removeValue(forKey: sample.id)
        default: return page.fingers[sample.id]
        }
    }

    /// A finger that leaves the glass is felt at its edge.
    private func onScreen(_ point: CGPoint) -> CGPoint {
        let bounds = host.app.screen.bounds
        return CGPoint(
            x: min(max(point.x, bounds.minX), bounds.maxX), y: min(max(point.y, bounds.minY), bounds.maxY))
    }

    private func scroll(at place: CGPoint, by distance: CGVector) {
        guard let view = host.app.screen.view(at: place) else { return }
        view.scrollByWheel(distance)
        script.scrolled(at: place, by: distance, time: host.now)
    }

    // MARK: Keys

    private func press(_ key: UIKeyboardHIDUsage, isDown: Bool, from page: Page) {
        if isDown {
            guard page.keysDown.insert(key).inserted else { return }
            script.pressed(key, holding: page.keysDown, time: host.now)
        } else {
            guard page.keysDown.remove(key) != nil else { return }
        }
        host.app.screen.keyboard.send(key, isDown: isDown)
    }

    /// Gives text to the responder that takes some; without one it goes nowhere.
    private func enter(_ text: PageMessage.TextInput) {
        guard let field = host.textInput else { return }
        switch text {
        case .insert(let text), .commit(let text):
            script.typed(text, time: host.now)
            field.insertText(text)
        case .mark(let text):
            let end = NSRange(location: text.utf16.count, length: 0)
            field.setMarkedText(text, selectedRange: end)
        case .deleteBackward:
            script.pressed(.keyboardDeleteOrBackspace, holding: [], time: host.now)
            field.deleteBackward()
        case .deleteForward:
            script.pressed(.keyboardDeleteForward, holding: [], time: host.now)
            (field as? UITextField)?.deleteForward()
        }
    }

    // MARK: Settings

    private func configure(_ page: PageSettings) {
        let old = host.settings
        let settings = old.changed(by: page)
        let device = page.device.flatMap(Device.init(named:)) ?? host.device
        let orientation = page.orientation.flatMap { PageSettings.orientations[$0] } ?? host.orientation
        let isOtherScreen = page.screen.map { app.screens.contains($0) && $0 != screen } ?? false
        if let slow = page.slow { clock.setSpeed(slow ? Self.slowSpeed : 1) }
        if let name = page.screen, isOtherScreen { open(name) }
        if isOtherScreen || device != host.device || settings.language != old.language {
            // As on a device, an app starts anew in another language.
            relaunch(on: device, settings, orientation)
        } else {
            if settings != old { host.adopt(settings) }
            host.turn(to: orientation)
        }
        if let isUp = page.keyboard { host.app.screen.softwareKeyboard.setUp(isUp) }
        script.configured(by: page, isScreenOpened: isOtherScreen, screen: screen)
    }

    // MARK: Elements

    private func perform(_ action: PageMessage.ElementAction, on id: Int) {
        guard let element = mirror.source(of: id) else { return }
        switch action {
        case .activate: activate(element, id)
        case .increment: _ = element.perform(.increment)
        case .decrement: _ = element.perform(.decrement)
        }
    }

    /// As a double tap by VoiceOver: the element does it, or the system touches its middle.
    private func activate(_ element: UIResponder, _ id: Int) {
        script.activated(mirror.label(of: id), time: host.now)
        guard element.isEnabledForAccessibility, !element.perform(.activate),
            let point = mirror.middle(of: id)
        else { return }
        let (finger, input) = (makeFinger(), host.app.screen.input)
        input.send([TouchSample(finger: finger, phase: .began, location: point)])
        host.app.screen.frames.ticks.after(Self.tapLength) {
            input.send([TouchSample(finger: finger, phase: .ended, location: point)])
        }
    }

    private func escape() {
        _ = host.app.windowScene.keyWindow?.keyResponder.perform(.escape)
    }

    /// A tenth, as the simulator of Apple shows slow animations.
    static let slowSpeed = 0.1
    private static let tapLength: TimeInterval = 0.06
}
