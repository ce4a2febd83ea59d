import Foundation
import Glibc

/// A client that says what it likes over a socket: requests and frames as bytes.
final class RawClient: @unchecked Sendable {
    private let socket: Int32
    private var received: [UInt8] = []

    /// Connects to a port of this machine.
    init?(port: Int) {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = in_port_t(port).bigEndian
        place.sin_addr.s_addr = inet_addr("127.0.0.1")
        // Half a minute, should the other side never answer.
        var patience = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let status = withUnsafePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if status != 0 { return nil }
    }

    deinit { close(socket) }

    @discardableResult func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// The other side sees the end of what is sent.
    func finish() { shutdown(socket, Int32(SHUT_WR)) }

    // MARK: HTTP

    /// Asks for a file; the status and what follows the head.
    func get(_ path: String, host: String) -> (status: Int, body: String)? {
        write(Array("GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n".utf8))
        var bytes: [UInt8] = []
        while let more = read() { bytes += more }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let status = Self.status(of: text), let end = text.range(of: "\r\n\r\n") else { return nil }
        return (status, String(text[end.upperBound...]))
    }

    /// Asks to open a socket; the status, 101 where it is open.
    func open(_ path: String, host: String, origin: String?) -> Int? {
        let head =
            [
                "GET \(path) HTTP/1.1", "Host: \(host)", "Upgrade: websocket", "Connection: Upgrade",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
            ] + (origin.map { ["Origin: \($0)"] } ?? [])
        write(Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8))
        let end = Array("\r\n\r\n".utf8)
        while true {
            if let found = received.indices.first(where: { received[$0...].starts(with: end) }) {
                let text = String(decoding: received[..<found], as: UTF8.self)
                received.removeSubrange(..<(found + end.count))
                return Self.status(of: text)
            }
            guard let more = read() else { return nil }
            received += more
        }
    }

    private static func status(of text: String) -> Int? {
        text.split(separator: " ", maxSplits: 2).dropFirst().first.flatMap { Int($0) }
    }

    // MARK: Frames

    struct Frame: Equatable {
        var kind: UInt8
        var payload: [UInt8]

        /// The number of a closing frame.
        var code: Int? { kind == 8 && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil }
        var text: String { String(decoding: kind == 8 ? payload.dropFirst(2) : payload[...], as: UTF8.self) }
    }

    /// Sends a frame as a browser does, masked.
    @discardableResult
    func send(_ payload: [UInt8], kind: UInt8 = 1, isLast: Bool = true, isMasked: Bool = true) -> Bool {
        var bytes: [UInt8] = [(isLast ? 0x80 : 0) | kind]
        let bit: UInt8 = isMasked ? 0x80 : 0
        switch payload.count {
        case ..<126: bytes.append(bit | UInt8(payload.count))
        case ..<65_536: bytes += [bit | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
        default: bytes += [bit | 127] + (0..<8).map { UInt8(payload.count >> ((7 - $0) * 8) & 255) }
        }
        let mask: [UInt8] = [1, 2, 3, 4]
        if isMasked {
            bytes += mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
        } else {
            bytes += payload
        }
        return write(bytes)
    }

    @discardableResult func send(_ text: String) -> Bool { send(Array(text.utf8), kind: 1) }

    /// The next frame; nil where the connection has ended.
    func frame() -> Frame? {
        while true {
            if let frame = takeFrame() { return frame }
            guard let more = read() else { return nil }
            received += more
        }
    }

    /// The closing frame, whatever comes before it; nil where the connection ended without one.
    func closing() -> Frame? {
        while let frame = frame() { if frame.kind == 8 { return frame } }
        return nil
    }

    /// The next text with these words in it.
    func text(containing words: String) -> String? {
        while let frame = frame(), frame.kind != 8 {
            if frame.kind == 1, frame.text.contains(words) { return frame.text }
        }
        return nil
    }

    private func takeFrame() -> Frame? {
        guard received.count >= 2 else { return nil }
        var (count, start) = (Int(received[1] & 127), 2)
        if count == 126 {
            guard received.count >= 4 else { return nil }
            (count, start) = (Int(received[2]) << 8 | Int(received[3]), 4)
        } else if count == 127 {
            guard received.count >= 10 else { return nil }
            (count, start) = (received[2..<10].reduce(0) { $0 << 8 | Int($1) }, 10)
        }
        guard received.count >= start + count else { return nil }
        let frame = Frame(kind: received[0] & 15, payload: Array(received[start..<start + count]))
        received.removeSubrange(..<(start + count))
        return frame
    }

    private func read() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(socket, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer[..<count]) : nil
    }
}
