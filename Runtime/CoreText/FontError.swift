import Foundation

/// Why text cannot be drawn.
package enum FontError: Error, Hashable, LocalizedError, CustomStringConvertible {
    /// A family is not installed; `package` is the Debian package that brings it.
    case missing(family: String, package: String)
    /// Fontconfig did not take our configuration.
    case unusableConfiguration

    package var description: String {
        switch self {
        case .missing(let family, let package):
            "The font \"\(family)\" is not installed. Install Debian's package: apt-get install \(package)"
        case .unusableConfiguration:
            "Fontconfig refused the runtime's font configuration. Install Debian 12's libfontconfig1."
        }
    }

    package var errorDescription: String? { description }
}
