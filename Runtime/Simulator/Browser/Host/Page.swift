import CoreGraphics
import Foundation
import UIKitCore

/// One page that shows the app: what its canvas shows, how far behind it is, what it holds down.
@MainActor final class Page {
    let connection: WebConnection
    private var canvas: Canvas?
    private var damage = CanvasDamage()
    private(set) var lastFrame: UInt32 = 0
    private var lastShown: UInt32 = 0
    /// What this page's fingers are called on the device.
    var fingers: [Int: Int] = [:]
    var keysDown: Set<UIKeyboardHIDUsage> = []
    var wantsEdges = false
    /// Whether it was told to draw no pointer; it draws one until then.
    private var hidesPointer = false
    /// What it is told when nothing moves; nil where it did not ask.
    var restNumber: Int?
    /// The newest of each kind of message that it was sent, so that none is sent twice.
    private var sent: [String: [UInt8]] = [:]

    init(_ connection: WebConnection) { self.connection = connection }

    // MARK: Frames

    /// Whether it takes another frame: at most two are on their way or not yet on the canvas.
    ///
    /// A page that sleeps or is slow answers late, and then gets the newest frame: what came between is not
    /// sent at all.
    var isReady: Bool { lastFrame &- lastShown < Self.framesInFlight }

    /// The page shows a frame.
    ///
    /// - Returns: false where it was not sent that frame, or said so before.
    func hasShown(_ frame: UInt32) -> Bool {
        guard frame &- lastShown <= lastFrame &- lastShown, frame != lastShown else { return false }
        lastShown = frame
        return true
    }

    func add(_ rects: [CGRect], scale: CGFloat) {
        for rect in rects { damage.add(CanvasRect(covering: rect, scale: scale)) }
    }

    /// Sends what differs from the surface, if anything does.
    func send(_ surface: CGContext) {
        if canvas?.width != surface.width || canvas?.height != surface.height {
            canvas = Canvas(width: surface.width, height: surface.height)
        }
        guard let canvas, !damage.isEmpty || !canvas.isShown else { return }
        surface.withPixels { pixels in
            guard let start = pixels.baseAddress else { return }
            let steps = canvas.follow(start, in: damage)
            guard !steps.isEmpty else { return }
            lastFrame &+= 1
            connection.send(
                FrameMessage.payload(serial: lastFrame, canvas: canvas, steps: steps, screen: start))
        }
        damage.clear()
    }

    // MARK: Words

    /// Sends a message that takes the place of the one before of its kind, unless it is the same.
    func send(_ kind: String, _ bytes: [UInt8]) {
        guard sent[kind] != bytes else { return }
        sent[kind] = bytes
        connection.send(WebPayload(text: bytes))
    }

    /// Tells the page whether to draw its own pointer over the screen.
    func send(hidesPointer: Bool) {
        guard hidesPointer != self.hidesPointer else { return }
        self.hidesPointer = hidesPointer
        connection.send(WebPayload(text: "{\"type\":\"pointer\",\"isHidden\":\(hidesPointer)}".utf8))
    }

    /// Tells the page that asked that nothing moves, once it was sent everything.
    func answerRest() {
        guard let number = restNumber, damage.isEmpty else { return }
        restNumber = nil
        connection.send(WebPayload(text: "{\"type\":\"rest\",\"number\":\(number)}".utf8))
    }

    private static let framesInFlight: UInt32 = 2
}
