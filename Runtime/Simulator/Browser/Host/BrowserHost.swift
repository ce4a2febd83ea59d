import CoreGraphics
package import Foundation
import Synchronization
import UIKitCore

/// An app that lives in real time and is shown by pages in browsers: what they say goes in, frames come out.
///
/// It is the headless host with a clock that goes by itself. A turn is taken when something came in or a
/// frame is due, and none otherwise; all pages show the same app, and closing them changes nothing in it.
@MainActor package final class BrowserHost {
    let app: SimulatedApp
    private(set) var host: HeadlessHost
    let clock = LiveClock()
    var pages: [Int: Page] = [:]
    /// The screen that is open; nil where the app begins.
    private(set) var screen: String?
    var script = PlayRecorder()
    var events = LineLog()
    var spoken = LineLog()
    let mirror = AccessibilityMirror()
    private var server: WebServer?
    private let inbox = Inbox()
    private var nextTurn: TimeInterval?
    private var turnNumber = 0
    private var isInTurn = false
    private var wordsAreStale = true
    private var lastWords: TimeInterval = 0
    private var fingerCount = 0

    /// Starts an app on a device; nobody sees it yet.
    ///
    /// - Parameter screen: the name of the one to open; nil opens the first, if the app has any.
    package init(
        _ app: SimulatedApp, device: Device = .iPhone15, settings: DeviceSettings = DeviceSettings(),
        screen: String? = nil
    ) {
        self.app = app
        self.screen = screen ?? app.screens.first
        host = HeadlessHost(device: device, settings: settings, orientation: .portrait, clock: clock)
        launch()
        if let screen = self.screen { script.opened(screen) }
    }

    isolated deinit { server?.stop() }

    /// Begins to serve the page.
    ///
    /// - Returns: the page's address, with its secret part.
    /// - Throws: `WebServerError`.
    package func serve(at address: WebAddress = WebAddress()) throws(WebServerError) -> URL {
        inbox.onArrival = { [weak self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.takeInbox() } }
        }
        let server = try WebServer(at: address) { [inbox] in inbox.add($0) }
        self.server = server
        return server.url
    }

    /// Closes the pages' connections and the port.
    package func stop() {
        for page in pages.values { page.connection.close(.ended) }
        server?.stop()
        server = nil
    }

    // MARK: The device

    /// Starts the app anew on another device or screen.
    func relaunch(on device: Device, _ settings: DeviceSettings, _ orientation: UIInterfaceOrientation) {
        let isUp = host.app.screen.softwareKeyboard.isUp
        host.closeWindows()
        host = HeadlessHost(device: device, settings: settings, orientation: orientation, clock: clock)
        launch()
        host.app.screen.softwareKeyboard.setUp(isUp)
    }

    func open(_ screen: String) { self.screen = screen }

    private func launch() {
        host.activate()
        for page in pages.values { page.fingers = [:] }
        mirror.forget()
        host.app.screen.frames.onNeedsFrame = { [weak self] in self?.schedule() }
        UIAccessibility.onPost = { [weak self] in self?.hear($0, $1) }
        app.launch(host, screen)
        wordsAreStale = true
        schedule()
    }

    // MARK: What comes in

    /// Hands over what the server heard since the last time.
    func takeInbox() {
        host.activate()
        isInTurn = true
        for event in inbox.take() {
            switch event {
            case .opened(let connection):
                pages[connection.number] = Page(connection)
                wordsAreStale = true
                // A page that has nothing yet does not wait: with frames on their way it would not be ready.
                lastWords = -.infinity
            case .message(let connection, let bytes): take(bytes, from: connection)
            case .closed(let connection): close(connection)
            }
        }
        turn()
    }

    private func take(_ bytes: [UInt8], from connection: WebConnection) {
        guard let page = pages[connection.number] else { return }
        do throws(PageMessageError) {
            try take(PageMessage(bytes), from: page)
        } catch {
            connection.close(.badMessage(error.reason))
            close(connection)
        }
    }

    /// The page is gone: what it held is let go.
    private func close(_ connection: WebConnection) {
        guard let page = pages.removeValue(forKey: connection.number) else { return }
        letGo(of: page)
        wordsAreStale = true
    }

    func makeFinger() -> Int {
        fingerCount += 1
        return fingerCount
    }

    // MARK: Turns

    /// Runs the frame that is due, and sends what the pages can take.
    private func turn() {
        host.activate()
        turnNumber += 1
        nextTurn = nil
        isInTurn = true
        if host.runDueFrame() { wordsAreStale = true }
        deliver()
        isInTurn = false
        schedule()
    }

    /// Something that pages are told in words is another.
    func wordsChanged() {
        wordsAreStale = true
        schedule()
    }

    private func deliver() {
        let ready = pages.values.filter(\.isReady)
        guard !ready.isEmpty else { return }
        let (surface, damage) = host.compositeDamage()
        for page in pages.values { page.add(damage, scale: host.device.scale) }
        for page in ready { page.send(surface) }
        for page in pages.values { page.send(hidesPointer: host.app.screen.pointer.isHidden) }
        if wordsAreStale, clock.machineTime >= lastWords + Self.wordInterval {
            wordsAreStale = false
            lastWords = clock.machineTime
            sendWords(to: Array(pages.values))
        }
        if isAtRest { for page in pages.values { page.answerRest() } }
    }

    /// Sees to it that a turn is taken when the next thing is due.
    private func schedule() {
        guard !isInTurn, nextTurn.map({ $0 > clock.machineTime }) ?? true, let delay = nextDelay else {
            return
        }
        let due = clock.machineTime + delay
        if let nextTurn, nextTurn <= due { return }
        nextTurn = due
        turnNumber += 1
        let number = turnNumber
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, number == self.turnNumber else { return }
                self.turn()
            }
        }
    }

    /// Seconds until something is to be done; nil while nothing is.
    private var nextDelay: TimeInterval? {
        var delays: [TimeInterval] = []
        host.activate()
        if let due = host.nextFrameTime { delays.append(max(0, due - host.now) / clock.speed) }
        if pages.values.contains(where: \.isReady) {
            if host.app.screen.layerTree.needsComposite { delays.append(0) }
            if wordsAreStale { delays.append(max(0, lastWords + Self.wordInterval - clock.machineTime)) }
        }
        return delays.min()
    }

    /// Whether all that moves has come to its end and was sent; what happens once in a while, as a caret that
    /// blinks, is no motion.
    private var isAtRest: Bool {
        !wordsAreStale && !host.app.screen.layerTree.needsComposite
            && host.nextFrameTime.map { $0 > host.now + Self.wordInterval } ?? true
    }

    /// Seconds between two readings of the accessibility tree.
    private static let wordInterval: TimeInterval = 0.1
}

/// What the server heard, until the app takes it.
private final class Inbox: Sendable {
    private let events = Mutex<[WebServer.Event]>([])
    private let arrival = Mutex<(@Sendable () -> Void)?>(nil)

    var onArrival: (@Sendable () -> Void)? {
        get { arrival.withLock { $0 } }
        set { arrival.withLock { $0 = newValue } }
    }

    /// An app that is stuck must not be sent more than it can ever do: then a page's messages end it.
    func add(_ event: WebServer.Event) {
        let count = events.withLock { events in
            if events.count >= Self.most, case .message(let connection, _) = event {
                connection.close(.tooMany)
            } else {
                events.append(event)
            }
            return events.count
        }
        if count == 1 { onArrival?() }
    }

    func take() -> [WebServer.Event] {
        events.withLock { events in
            defer { events = [] }
            return events
        }
    }

    private static let most = 20_000
}
