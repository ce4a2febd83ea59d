package import UIKitCore

extension AccessibilityNode {
    /// `role "label" value="..." traits=[...] (x, y, w, h)`: one line, in points of the screen.
    package var line: String {
        let words = traits.names.joined(separator: ", ")
        return "\(summary) value=\(Self.quoted(value ?? "")) traits=[\(words)] \(Self.written(frame))"
    }

    /// `role "label"`.
    package var summary: String { "\(role.rawValue) \(Self.quoted(label))" }

    /// The node's line and those of what it holds, two spaces deeper. What an element is made of is left out.
    func lines(level: Int) -> [String] {
        let inner = isElement ? [] : children
        return [String(repeating: "  ", count: level) + line] + inner.flatMap { $0.lines(level: level + 1) }
    }

    /// One line, whatever the text holds.
    package nonisolated static func quoted(_ text: String) -> String {
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

    private static func written(_ rect: CGRect) -> String {
        "(" + [rect.minX, rect.minY, rect.width, rect.height].map(written).joined(separator: ", ") + ")"
    }

    /// Hundredths of a point at most, and no zeros behind.
    private static func written(_ number: CGFloat) -> String {
        let hundredths = (number * 100).rounded() / 100
        guard hundredths != hundredths.rounded() else {
            return String(format: "%.0f", hundredths == 0 ? 0 : hundredths)
        }
        let text = String(format: "%.2f", hundredths)
        return text.hasSuffix("0") ? String(text.dropLast()) : text
    }
}

extension AccessibilityTree {
    /// The tree as text, a line a node and two spaces a level.
    package var lines: [String] { windows.flatMap { $0.lines(level: 0) } }
}

extension UIAccessibilityTraits {
    /// The names of the traits, in the order of their bits.
    package var names: [String] { Self.named.filter { contains($0.0) }.map(\.1) }

    private static let named: [(UIAccessibilityTraits, String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
        (.playsSound, "playsSound"),
        (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.summaryElement, "summaryElement"),
        (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
        (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
        (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
        (.header, "header"),
    ]
}
