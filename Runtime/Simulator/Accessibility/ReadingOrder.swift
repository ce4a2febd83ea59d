package import UIKitCore

/// The order in which VoiceOver reads what stands beside and below each other: line by line, along each line
/// from the leading side.
package struct ReadingOrder: Hashable, Sendable {
    /// Points by which the top of something is lower than that of the first of a line, where it begins
    /// another one.
    private let leastDistance: CGFloat
    private let isRightToLeft: Bool

    /// The distances were found by experiment on phones and tablets by the makers of AccessibilitySnapshot.
    package init(idiom: UIUserInterfaceIdiom, isRightToLeft: Bool) {
        leastDistance = idiom == .pad ? 13 : 8
        self.isRightToLeft = isRightToLeft
    }

    /// Things in reading order; those at the same place stay in the order they are given in.
    package func sorted<Thing>(_ things: [(thing: Thing, frame: CGRect)]) -> [Thing] {
        let fromTop = things.enumerated().sorted {
            ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
        }
        var lines: [[(offset: Int, element: (thing: Thing, frame: CGRect))]] = []
        for next in fromTop {
            if let first = lines.last?.first,
                next.element.frame.minY - first.element.frame.minY < leastDistance
            {
                lines[lines.count - 1].append(next)
            } else {
                lines.append([next])
            }
        }
        return lines.flatMap { line in
            line.sorted {
                (start(of: $0.element.frame), $0.offset) < (start(of: $1.element.frame), $1.offset)
            }
        }.map(\.element.thing)
    }

    /// Grows along the line.
    private func start(of frame: CGRect) -> CGFloat { isRightToLeft ? -frame.minX : frame.minX }
}
