/// What the command line of a program that serves an app may say.
package struct ServeOptions: Equatable, Sendable {
    package var address = WebAddress(port: Self.standardPort)
    /// Whether the page is opened in this machine's browser.
    package var opensBrowser = false
    /// The screen to begin with; the first where none is named.
    package var screen: String?

    package static let standardPort = 8420

    /// - Throws: a sentence that says what is wrong.
    package init(_ arguments: [String]) throws(ServeOptionsError) {
        var rest = arguments[...]
        func value(_ option: String) throws(ServeOptionsError) -> String {
            guard let value = rest.popFirst(), !value.isEmpty else {
                throw ServeOptionsError(description: "\(option) needs a value.")
            }
            return value
        }
        while let option = rest.popFirst() {
            switch option {
            case "--port":
                let text = try value(option)
                guard let port = Int(text), (0...65_535).contains(port) else {
                    throw ServeOptionsError(
                        description: "--port takes a number from 0 to 65535 (0: any that is free), "
                            + "not \"\(text)\".")
                }
                address.port = port
            case "--host": address.host = try value(option)
            case "--screen": screen = try value(option)
            case "--open": opensBrowser = true
            default:
                throw ServeOptionsError(
                    description: "there is no option \"\(option)\": there are --port, --host, --screen and "
                        + "--open.")
            }
        }
    }
}

package struct ServeOptionsError: Error, Equatable, CustomStringConvertible {
    package let description: String
}
