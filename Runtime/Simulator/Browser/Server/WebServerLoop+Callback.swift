import CWebSockets
import Foundation

/// What the library tells; other reasons are left to it.
func webServerCallback(
    _ socket: OpaquePointer?, _ reason: lws_callback_reasons, _: UnsafeMutableRawPointer?,
    _ data: UnsafeMutableRawPointer?, _ count: Int
) -> Int32 {
    guard let socket, let loop = WebServerLoop.of(socket) else {
        return lws_callback_http_dummy(socket, reason, nil, data, count)
    }
    switch reason {
    case LWS_CALLBACK_HTTP: return loop.serve(socket, path: data, count)
    case LWS_CALLBACK_HTTP_WRITEABLE: return loop.writeBody(socket)
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return loop.admit(socket)
    case LWS_CALLBACK_ESTABLISHED: return loop.open(socket)
    case LWS_CALLBACK_RECEIVE: return loop.receive(socket, data, count)
    case LWS_CALLBACK_SERVER_WRITEABLE: return loop.write(socket)
    // A socket that breaks off early is told of as one of these only.
    case LWS_CALLBACK_CLOSED, LWS_CALLBACK_CLOSED_HTTP, LWS_CALLBACK_WSI_DESTROY: return loop.close(socket)
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        loop.askToWrite()
        return 0
    default: return lws_callback_http_dummy(socket, reason, nil, data, count)
    }
}

extension WebServerLoop {
    // MARK: Files

    fileprivate func serve(_ socket: OpaquePointer, path data: UnsafeMutableRawPointer?, _ count: Int)
        -> Int32
    {
        let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : count)
        let path = String(decoding: bytes, as: UTF8.self)
        switch rule.file(path: path, host: header(WSI_TOKEN_HOST, of: socket)) {
        case .failure(let refusal):
            return reply(socket, 403, "text/plain; charset=utf-8", Array("\(refusal.sentence)\n".utf8))
        case .success(let name):
            guard let file = files[name] else {
                return reply(socket, 404, "text/plain; charset=utf-8", Array("There is no such file.\n".utf8))
            }
            return reply(socket, 200, file.type, file.bytes)
        }
    }

    private func reply(_ socket: OpaquePointer, _ status: UInt32, _ type: String, _ body: [UInt8]) -> Int32 {
        let head = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.headLength)
        defer { head.deallocate() }
        let start = head + WebPayload.room
        let end = head + Self.headLength
        var place: UnsafeMutablePointer<UInt8>? = start
        guard lws_add_http_common_headers(socket, status, type, UInt64(body.count), &place, end) == 0 else {
            return 1
        }
        for (name, value) in Self.headers {
            let isAdded = lws_add_http_header_by_name(
                socket, name, value, Int32(value.utf8.count), &place, end)
            guard isAdded == 0 else { return 1 }
        }
        guard lws_finalize_write_http_header(socket, start, &place, end) == 0 else { return 1 }
        let peer = peers[socket] ?? WebPeer()
        peer.body = [UInt8](repeating: 0, count: WebPayload.room) + body
        peers[socket] = peer
        lws_callback_on_writable(socket)
        return 0
    }

    fileprivate func writeBody(_ socket: OpaquePointer) -> Int32 {
        guard let peer = peers[socket], !peer.body.isEmpty else { return 0 }
        let count = peer.body.count - WebPayload.room
        let written = peer.body.withUnsafeMutableBufferPointer { bytes in
            lws_write(socket, bytes.baseAddress.map { $0 + WebPayload.room }, count, LWS_WRITE_HTTP_FINAL)
        }
        peer.body = []
        guard written == count else { return 1 }
        return lws_http_transaction_completed(socket) == 0 ? 0 : -1
    }

    // MARK: Sockets

    fileprivate func admit(_ socket: OpaquePointer) -> Int32 {
        let path = header(WSI_TOKEN_GET_URI, of: socket) ?? ""
        let refusal = rule.refusal(
            ofSocket: path, host: header(WSI_TOKEN_HOST, of: socket),
            origin: header(WSI_TOKEN_ORIGIN, of: socket))
        guard let refusal else { return 0 }
        lws_return_http_status(socket, 403, refusal.sentence)
        return -1
    }

    fileprivate func open(_ socket: OpaquePointer) -> Int32 {
        connectionCount += 1
        let peer = WebPeer()
        let connection = WebConnection(number: connectionCount) { [weak self] in self?.wake() }
        peer.connection = connection
        let pages = peers.values.count { $0.connection != nil }
        peers[socket] = peer
        if pages >= WebPeer.mostPages {
            connection.close(.tooManyPages)
        } else {
            onEvent(.opened(connection))
        }
        return 0
    }

    fileprivate func receive(_ socket: OpaquePointer, _ data: UnsafeMutableRawPointer?, _ count: Int) -> Int32
    {
        guard let peer = peers[socket], let connection = peer.connection, !peer.isClosing else { return 0 }
        func end(_ closing: WebClosing) -> Int32 {
            peer.isClosing = true
            peer.incoming = []
            connection.close(closing)
            return 0
        }
        if lws_frame_is_binary(socket) != 0 { return end(.notText) }
        guard peer.incoming.count + count <= WebPeer.longestMessage else { return end(.tooLarge) }
        if let data { peer.incoming.append(contentsOf: UnsafeRawBufferPointer(start: data, count: count)) }
        guard lws_is_final_fragment(socket) != 0, lws_remaining_packet_payload(socket) == 0 else { return 0 }
        guard peer.rate.allows(at: ProcessInfo.processInfo.systemUptime) else { return end(.tooMany) }
        let message = peer.incoming
        peer.incoming = []
        onEvent(.message(connection, message))
        return 0
    }

    fileprivate func write(_ socket: OpaquePointer) -> Int32 {
        guard let peer = peers[socket], let connection = peer.connection else { return 0 }
        switch connection.takeStep() {
        case .rest: return 0
        case .close(let closing):
            peer.isClosing = true
            var reason = closing.bytes
            lws_close_reason(socket, lws_close_status(UInt32(closing.code)), &reason, reason.count)
            return -1
        case .write(let payload, let isLast):
            let kind = payload.isText ? LWS_WRITE_TEXT : LWS_WRITE_BINARY
            let isWritten = payload.withContent { start, count in
                lws_write(socket, start, count, kind) >= count
            }
            guard isWritten else { return -1 }
            if !isLast { lws_callback_on_writable(socket) }
            return 0
        }
    }

    fileprivate func close(_ socket: OpaquePointer) -> Int32 {
        guard let connection = peers.removeValue(forKey: socket)?.connection else { return 0 }
        connection.markClosed()
        onEvent(.closed(connection))
        return 0
    }

    /// Somebody has something to send, or wants a connection closed.
    fileprivate func askToWrite() {
        for (socket, peer) in peers where peer.connection?.isWaiting == true {
            lws_callback_on_writable(socket)
        }
    }

    private func header(_ name: lws_token_indexes, of socket: OpaquePointer) -> String? {
        let length = lws_hdr_total_length(socket, name)
        guard length > 0, length < 4096 else { return nil }
        var bytes = [CChar](repeating: 0, count: Int(length) + 1)
        guard lws_hdr_copy(socket, &bytes, Int32(bytes.count), name) > 0 else { return nil }
        return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static let headLength = 4096

    /// Nothing of other servers is loaded, and no other page may hold this one in a frame or learn its
    /// address.
    private static let headers = [
        (
            "content-security-policy:",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
        ("referrer-policy:", "no-referrer"), ("x-content-type-options:", "nosniff"),
        ("cache-control:", "no-store"), ("cross-origin-resource-policy:", "same-origin"),
    ]
}
