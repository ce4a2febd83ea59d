import Simulator

/// What a script calls an element: its label.
///
/// A name means the one element that has it. A control wins over a text of the same label; of two controls
/// neither is meant.
@MainActor struct PlayName {
    let name: String

    init(_ name: String) { self.name = name }

    func element(in elements: [AccessibilityNode]) throws(PlayStepError) -> AccessibilityNode {
        let named = elements.filter { $0.label == name }
        let controls = named.filter(\.role.isControl)
        let meant = controls.isEmpty ? named : controls
        if meant.count == 1 { return meant[0] }
        guard !meant.isEmpty else { throw .init("nothing is called that; there is \(Self.list(elements))") }
        throw .init("\(meant.count) elements are called that: \(meant.map(\.line).joined(separator: ", "))")
    }

    private static func list(_ elements: [AccessibilityNode]) -> String {
        guard !elements.isEmpty else { return "nothing on the screen" }
        let shown = elements.prefix(limit).map(\.summary).joined(separator: ", ")
        return elements.count > limit ? "\(shown) and \(elements.count - limit) more" : shown
    }

    private static let limit = 24
}
