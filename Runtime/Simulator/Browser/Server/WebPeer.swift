import CWebSockets
import Foundation

/// The other end of one connection, on the server's thread.
final class WebPeer {
    /// The page, once its socket is open.
    var connection: WebConnection?
    /// What of a message has come so far.
    var incoming: [UInt8] = []
    /// What is left to be written of a file.
    var body: [UInt8] = []
    var rate = MessageRate(now: ProcessInfo.processInfo.systemUptime)
    /// Whether the connection is being closed, so that nothing more of it counts.
    var isClosing = false

    /// The most bytes of a message: a long text that is pasted.
    static let longestMessage = 65_536
    /// The most pages at a time.
    static let mostPages = 16
}
