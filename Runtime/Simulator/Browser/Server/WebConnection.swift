import CWebSockets
import Synchronization

/// A page that is connected: takes what the app sends and knows it apart from other pages.
///
/// Nothing here waits: what is sent is written when the page's socket takes it. How much may wait is for the
/// sender to bound; who sends only what was asked for cannot fill it.
final class WebConnection: Sendable {
    let number: Int
    private let outgoing = Mutex(Outgoing())
    private let onSend: @Sendable () -> Void

    private struct Outgoing {
        var messages: [WebPayload] = []
        var closing: WebClosing?
        var isClosed = false
    }

    init(number: Int, onSend: @escaping @Sendable () -> Void) {
        self.number = number
        self.onSend = onSend
    }

    func send(_ payload: WebPayload) {
        outgoing.withLock { if !$0.isClosed { $0.messages.append(payload) } }
        onSend()
    }

    /// Closes the connection, with a reason that the page shows; what waits is not sent any more.
    func close(_ closing: WebClosing) {
        outgoing.withLock { if $0.closing == nil { $0.closing = closing } }
        onSend()
    }

    // MARK: The server's side

    enum Step {
        case write(WebPayload, isLast: Bool)
        case close(WebClosing)
        case rest
    }

    func takeStep() -> Step {
        outgoing.withLock { outgoing in
            if let closing = outgoing.closing { return .close(closing) }
            guard !outgoing.messages.isEmpty else { return .rest }
            let next = outgoing.messages.removeFirst()
            return .write(next, isLast: outgoing.messages.isEmpty)
        }
    }

    var isWaiting: Bool { outgoing.withLock { !$0.messages.isEmpty || $0.closing != nil } }

    func markClosed() {
        outgoing.withLock {
            $0.isClosed = true
            $0.messages = []
        }
    }
}

/// Something to be written, with the room before it that the library asks for.
///
/// A class, so that millions of pixels are not copied on their way; once it is sent it belongs to the server,
/// whose library writes its own header into the room.
final class WebPayload: @unchecked Sendable {
    let isText: Bool
    private var bytes: [UInt8]

    init(text: some Sequence<UInt8>) {
        isText = true
        bytes = [UInt8](repeating: 0, count: Self.room) + Array(text)
    }

    /// - Parameter fill: appends the bytes.
    init(binary fill: (inout [UInt8]) -> Void) {
        isText = false
        bytes = [UInt8](repeating: 0, count: Self.room)
        fill(&bytes)
    }

    var count: Int { bytes.count - Self.room }

    /// Lends the first byte that is sent, and how many follow.
    func withContent<Result>(_ body: (UnsafeMutablePointer<UInt8>?, Int) -> Result) -> Result {
        bytes.withUnsafeMutableBufferPointer { bytes in
            body(bytes.baseAddress.map { $0 + Self.room }, bytes.count - Self.room)
        }
    }

    /// Bytes before the first that is sent.
    static let room = Int(lws_room_before)
}

/// Why a connection is closed: a number of RFC 6455 and a sentence.
struct WebClosing: Hashable, Sendable {
    let code: Int
    let reason: String

    static func badMessage(_ reason: String) -> WebClosing { WebClosing(code: 1008, reason: reason) }
    static let tooLarge = WebClosing(code: 1009, reason: "A message is too large.")
    static let tooMany = WebClosing(code: 1008, reason: "Too many messages in a second.")
    static let tooManyPages = WebClosing(code: 1013, reason: "Too many pages are open: close one.")
    static let notText = WebClosing(code: 1003, reason: "A message is text.")
    static let ended = WebClosing(code: 1001, reason: "The app has ended.")

    /// As the library takes it: at most 123 bytes fit a closing frame.
    var bytes: [UInt8] { Array(reason.utf8.prefix(123)) }
}
