/// Why a server could not be started.
package enum WebServerError: Error, Equatable, CustomStringConvertible {
    case portInUse(Int)
    /// Ports under 1024 are for root.
    case portNotAllowed(Int)
    case notAPort(Int)
    case noSuchAddress(String)
    case pageMissing(String)
    case refused(String)

    package var description: String {
        switch self {
        case .portInUse(let port):
            "Port \(port) is in use by another program: stop it, or choose another with --port (0 takes any)."
        case .portNotAllowed(let port):
            "Port \(port) may not be used by this user: choose one from 1024 up with --port, or 0 for any."
        case .notAPort(let port):
            "\(port) is no port: --port takes a number from 0 to 65535, and 0 takes any that is free."
        case .noSuchAddress(let host):
            "\(host) is no address of this machine: --host takes one in numbers, as 127.0.0.1."
        case .pageMissing(let file):
            "\(file) of the page was not found beside the program: build it again."
        case .refused(let reason):
            "The server could not be started: \(reason)."
        }
    }
}
