import CWebSockets
import Foundation
import Synchronization

/// Serves the page and its sockets from a thread of its own, over libwebsockets.
///
/// Everything that the library calls back runs on that thread; the app hears of it through `onEvent`, which
/// is called there too.
final class WebServer: Sendable {
    enum Event: Sendable {
        case opened(WebConnection)
        case message(WebConnection, [UInt8])
        case closed(WebConnection)
    }

    /// Where the page is.
    let url: URL
    private let loop: WebServerLoop

    /// Starts to serve.
    ///
    /// - Throws: `WebServerError`.
    init(
        at address: WebAddress, token: String = AccessRule.makeToken(),
        onEvent: @escaping @Sendable (Event) -> Void
    ) throws(WebServerError) {
        loop = try WebServerLoop(at: address, token: token, files: PageFiles(), onEvent: onEvent)
        let host = address.host == "0.0.0.0" ? WebAddress.loopback : address.host
        guard let url = URL(string: "http://\(host):\(loop.port)/\(token)/") else {
            throw .noSuchAddress(address.host)
        }
        self.url = url
        loop.start()
    }

    deinit { stop() }

    /// Closes every connection and the port; returns when that is done.
    func stop() { loop.stop() }
}

/// The library's context and the thread that it runs on.
///
/// Unchecked, because the peers belong to the thread alone, and the context is touched by others only to wake
/// it, which the library allows.
final class WebServerLoop: @unchecked Sendable {
    let port: Int
    let rule: AccessRule
    let files: PageFiles
    let onEvent: @Sendable (WebServer.Event) -> Void
    var peers: [OpaquePointer: WebPeer] = [:]
    var connectionCount = 0
    private let context: OpaquePointer
    private let protocols: UnsafeMutablePointer<lws_protocols>
    private let isRunning = Mutex(false)
    private let ended = DispatchSemaphore(value: 0)

    init(
        at address: WebAddress, token: String, files: PageFiles,
        onEvent: @escaping @Sendable (WebServer.Event) -> Void
    ) throws(WebServerError) {
        try WebPort.check(address)
        lws_set_log_level(0, nil)
        // The library reads the table as long as the context lives; an empty entry ends it.
        protocols = .allocate(capacity: 2)
        protocols.initialize(repeating: lws_protocols(), count: 2)
        let name = strdup("http")
        protocols[0].name = UnsafePointer(name)
        protocols[0].callback = webServerCallback
        protocols[0].rx_buffer_size = Self.receiveLength
        var info = lws_context_creation_info()
        info.port = Int32(address.port)
        info.protocols = UnsafePointer(protocols)
        info.options = Self.options
        info.gid = -1
        info.uid = -1
        info.pt_serv_buf_size = 16_384
        info.max_http_header_data = 8192
        // A page that only opens a connection holds nothing up for long.
        info.timeout_secs = 10
        let made = address.host.withCString { host in
            info.iface = host
            return lws_create_context(&info)
        }
        guard let made, let vhost = lws_get_vhost_by_name(made, "default") else {
            if let made { lws_context_destroy(made) }
            free(name)
            protocols.deallocate()
            throw .refused("the port could not be opened")
        }
        context = made
        port = Int(lws_get_vhost_listen_port(vhost))
        rule = AccessRule(token: token, port: port, host: address.host)
        self.files = files
        self.onEvent = onEvent
        let number = UInt(bitPattern: made)
        Self.loops.withLock { $0[number] = Weak(loop: self) }
    }

    func start() {
        isRunning.withLock { $0 = true }
        let thread = Thread { [self] in run() }
        thread.name = "Web server"
        thread.start()
    }

    func wake() {
        isRunning.withLock { if $0 { lws_cancel_service(context) } }
    }

    func stop() {
        let wasRunning = isRunning.withLock { isRunning in
            guard isRunning else { return false }
            isRunning = false
            lws_cancel_service(context)
            return true
        }
        if wasRunning { ended.wait() }
    }

    private func run() {
        while isRunning.withLock({ $0 }) { lws_service(context, 0) }
        let number = UInt(bitPattern: context)
        Self.loops.withLock { $0[number] = nil }
        for peer in peers.values { peer.connection?.markClosed() }
        lws_context_destroy(context)
        free(UnsafeMutableRawPointer(mutating: protocols[0].name))
        protocols.deallocate()
        peers = [:]
        ended.signal()
    }

    /// The loop that a connection belongs to.
    static func of(_ socket: OpaquePointer) -> WebServerLoop? {
        guard let context = lws_get_context(socket) else { return nil }
        let number = UInt(bitPattern: context)
        return loops.withLock { $0[number]?.loop }
    }

    private struct Weak: @unchecked Sendable {
        weak var loop: WebServerLoop?
    }

    /// By the number of their context.
    private static let loops = Mutex<[UInt: Weak]>([:])
    /// Bytes of a message that are handed over at once; longer ones come in parts.
    private static let receiveLength = 65_536
    /// What the text of a message is made of is checked by the library.
    private static let options = UInt64(1 << 8 | 1 << 5)
}
