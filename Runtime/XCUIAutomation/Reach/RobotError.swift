import Simulator

/// Why something could not be done on the screen as a person would.
package enum RobotError: Error, Equatable {
    case notRunning
    case absent(String, present: [String])
    case ambiguous(String, candidates: [String])
    case disabled(String)
    case offScreen(String)
    case covered(String, by: String)
    case untouchable(String)
    case untypeable(String)
    case unadjustable(String)
    case noValue(String, on: String)
    case inescapable
    case noKeyboard(String)
}

extension RobotError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notRunning:
            "The app does not run: call launch() first."
        case .absent(let name, let present):
            "\(name) is not on the screen; there is \(Self.list(present))."
        case .ambiguous(let name, let candidates):
            "\(name) means \(candidates.count) elements: \(Self.list(candidates))."
        case .disabled(let name):
            "\(name) is disabled."
        case .offScreen(let name):
            "\(name) is out of view: scroll to it first."
        case .covered(let name, let cover):
            "\(name) is covered by \(cover)."
        case .untouchable(let name):
            "\(name) takes no touches."
        case .noKeyboard(let text):
            "No field has the keyboard for \(AccessibilityNode.quoted(text)): tap one first."
        case .untypeable(let text):
            "No key of the keyboard types \(AccessibilityNode.quoted(text))."
        case .unadjustable(let name):
            "\(name) is not adjustable."
        case .noValue(let value, let wheel):
            "\(wheel) has no value \(AccessibilityNode.quoted(value))."
        case .inescapable:
            "Nothing that VoiceOver stands on can be escaped from."
        }
    }

    /// A long list is cut: it is there to see what was meant.
    private static func list(_ names: [String]) -> String {
        guard !names.isEmpty else { return "nothing" }
        let shown = names.prefix(limit).joined(separator: ", ")
        return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
    }

    private static let limit = 24
}

/// Does what Apple's signatures have no error for: a failure ends the test with its sentence.
@MainActor func succeed<Value>(_ body: () throws(RobotError) -> Value) -> Value {
    do {
        return try body()
    } catch {
        preconditionFailure(error.description)
    }
}
