/// Who may load the page and connect to the app behind it.
///
/// A page of any site can make a browser send requests to this machine, so an open port is not enough of a
/// wall. The token in the path keeps out who was not given it; `Host` has to name the address that the server
/// listens on, so that another site's name cannot be pointed at this machine; and `Origin`, which a browser
/// sends for a socket and a page cannot change, has to be the server itself.
struct AccessRule: Equatable, Sendable {
    /// 128 random bits as hexadecimal digits.
    let token: String
    let port: Int
    /// The address that the server listens on; one that stands for all addresses allows any.
    let host: String

    enum Refusal: Equatable, Sendable {
        case host, token, origin

        /// What the person who sees it can do.
        var sentence: String {
            switch self {
            case .host: "This server is not at that address: open the address that was printed."
            case .token: "The address lacks its secret part: open the whole address that was printed."
            case .origin: "Only the page of this server may connect to it."
            }
        }
    }

    /// A request for a file of the page: the part of its path after the token, or why there is none.
    func file(path: String, host: String?) -> Result<String, Refusal> {
        guard isOwn(host: host) else { return .failure(.host) }
        let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
        guard let first = parts.first, isToken(first) else { return .failure(.token) }
        return .success(parts.count > 1 ? String(parts[1]) : "")
    }

    /// A request to open a socket; nil where it is allowed.
    func refusal(ofSocket path: String, host: String?, origin: String?) -> Refusal? {
        switch file(path: path, host: host) {
        case .failure(let refusal): return refusal
        case .success(let name): if name != Self.socket { return .token }
        }
        guard let host, origin == "http://\(host)" else { return .origin }
        return nil
    }

    /// The name of the socket beside the page's files.
    static let socket = "socket"

    private func isOwn(host name: String?) -> Bool {
        guard let name else { return false }
        if self.host == Self.everyAddress { return name.hasSuffix(":\(port)") }
        let names = WebAddress(host: self.host).isLoopback ? [self.host, "localhost"] : [self.host]
        return names.contains { name == "\($0):\(port)" || port == 80 && name == $0 }
    }

    /// Takes the same time wherever the first difference is.
    private func isToken(_ text: Substring) -> Bool {
        let (given, own) = (Array(text.utf8), Array(token.utf8))
        guard given.count == own.count else { return false }
        return zip(given, own).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static let everyAddress = "0.0.0.0"

    static func makeToken() -> String {
        (0..<4).map { _ in
            let digits = String(UInt32.random(in: .min ... .max), radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }
}

extension AccessRule.Refusal: Error {}
