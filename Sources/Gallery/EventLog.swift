public import UIKit

/// What the components of a screen told the app, a line for each callback:
/// `SECONDS COMPONENT "name" EVENT key=value ...`.
@MainActor public final class EventLog {
    /// Every line since the log was made, oldest first.
    public private(set) var lines: [String] = []
    private var taken = 0
    private let now: () -> TimeInterval

    /// - Parameter now: the time in seconds; the clock of animations by default, which a host may own.
    public init(now: @escaping () -> TimeInterval = CACurrentMediaTime) { self.now = now }

    /// The lines since they were last taken.
    public func takeNewLines() -> [String] {
        defer { taken = lines.count }
        return Array(lines[taken...])
    }

    /// Writes a line.
    ///
    /// - Parameters:
    ///   - component: the type that called back.
    ///   - name: what the component is called for VoiceOver.
    ///   - event: what it told.
    ///   - values: with it, in this order.
    public func record(
        _ component: String, _ name: String, _ event: String, _ values: KeyValuePairs<String, Value> = [:]
    ) {
        let seconds = String(format: "%.3f", now())
        let pairs = values.map { "\($0.key)=\($0.value.written)" }
        lines.append(([seconds, component, Value.text(name).written, event] + pairs).joined(separator: " "))
    }
}

extension EventLog {
    /// A value in a line.
    public enum Value: Hashable, Sendable {
        /// An identifier or a number, written as it is where that can be read back, else quoted.
        case symbol(String)
        /// What a person reads, always quoted.
        case text(String)

        var written: String {
            switch self {
            case .symbol(let symbol): Self.isPlain(symbol) ? symbol : Self.quoted(symbol)
            case .text(let text): Self.quoted(text)
            }
        }

        private static func isPlain(_ symbol: String) -> Bool {
            !symbol.isEmpty && symbol.allSatisfy { $0.isLetter || $0.isNumber || "-_.:".contains($0) }
        }

        /// One line, whatever the text holds.
        private static func quoted(_ text: String) -> String {
            let escaped = text.reduce(into: "") { result, character in
                switch character {
                case "\"": result += "\\\""
                case "\\": result += "\\\\"
                case _ where character.isNewline: result += "\\n"
                default: result.append(character)
                }
            }
            return "\"\(escaped)\""
        }
    }
}
