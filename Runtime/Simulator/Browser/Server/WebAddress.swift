/// Where a server listens.
package struct WebAddress: Hashable, Sendable {
    /// An address of this machine, in numbers; the one that only programs of this machine reach by default.
    package var host: String
    /// 0 takes any that is free.
    package var port: Int

    package init(host: String = Self.loopback, port: Int = 0) {
        self.host = host
        self.port = port
    }

    package static let loopback = "127.0.0.1"

    /// Whether only programs of this machine can connect.
    package var isLoopback: Bool { host.hasPrefix("127.") }
}
