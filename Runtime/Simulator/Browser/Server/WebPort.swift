import Foundation

/// Finds out why a port cannot be had, which the library does not say.
enum WebPort {
    /// Binds the port and lets go of it.
    ///
    /// - Throws: what stands against it.
    static func check(_ address: WebAddress) throws(WebServerError) {
        guard (0...65_535).contains(address.port) else { throw .notAPort(address.port) }
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = in_port_t(address.port).bigEndian
        guard inet_pton(AF_INET, address.host, &place.sin_addr) == 1 else {
            throw .noSuchAddress(address.host)
        }
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { throw .refused("no socket is left") }
        defer { close(socket) }
        var yes: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                let bound = bind(socket, pointer, length)
                // A port that another program listens on may be bound beside it, but not listened on.
                return bound == 0 ? listen(socket, 1) : bound
            }
        }
        guard status != 0 else { return }
        switch errno {
        case EADDRINUSE: throw .portInUse(address.port)
        case EACCES: throw .portNotAllowed(address.port)
        case EADDRNOTAVAIL: throw .noSuchAddress(address.host)
        default: throw .refused(String(cString: strerror(errno)))
        }
    }
}
