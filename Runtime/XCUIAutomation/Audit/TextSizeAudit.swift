import Simulator
import UIKit

/// What a text is at a type size.
@MainActor struct TextAtSize {
    let text: AuditText
    let pointSize: CGFloat
    let isCut: Bool

    init(_ text: AuditText) {
        self.text = text
        pointSize = text.label.font.pointSize
        isCut = text.label.cutsItsText || text.isCutOff
    }
}

extension HeadlessHost {
    /// Reads the screen at the largest type size and puts the size back.
    func atLargestType<Value>(_ read: () -> Value) -> Value {
        let old = settings
        defer { change(to: old) }
        var large = old
        large.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        change(to: large)
        return read()
    }
}

extension AuditScreen {
    /// Texts that do not grow, or hardly. Text should grow to twice its size at least (Human Interface
    /// Guidelines, Accessibility); the system's large titles grow by three quarters, so half is the limit.
    /// Those that are gone at the largest size are not judged.
    func fixedTexts(comparedWith large: [TextAtSize]) -> [AuditFault] {
        texts.compactMap { text in
            guard let other = large.first(where: { $0.text.label === text.label }) else { return nil }
            let size = text.label.font.pointSize
            guard other.pointSize < Self.leastGrowth * size,
                host.settings.contentSizeCategory < .accessibilityExtraExtraExtraLarge
            else { return nil }
            let isFixed = other.pointSize <= size
            return AuditFault(
                .dynamicType,
                isFixed
                    ? "Dynamic Type font sizes are unsupported"
                    : "Dynamic Type font sizes are partially unsupported",
                "\"\(text.text)\" has \(Self.written(size)) points, and \(Self.written(other.pointSize)) at "
                    + "the largest type size.", on: text.node)
        }
    }

    /// Texts that are cut now, or at the largest size.
    func cutTexts(and large: [TextAtSize]) -> [AuditFault] {
        let now = texts.map(TextAtSize.init).filter(\.isCut)
        let later = large.filter { other in
            other.isCut && !now.contains { $0.text.label === other.text.label }
        }
        return now.map { Self.fault(of: $0.text, "") }
            + later.map { Self.fault(of: $0.text, " at the largest type size") }
    }

    private static func fault(of text: AuditText, _ when: String) -> AuditFault {
        AuditFault(.textClipped, "Text clipped", "\"\(text.text)\" is not shown whole\(when).", on: text.node)
    }

    private static func written(_ points: CGFloat) -> String { String(format: "%g", Double(points)) }

    private static let leastGrowth: CGFloat = 1.5
}
