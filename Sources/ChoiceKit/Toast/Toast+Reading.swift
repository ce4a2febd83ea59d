public import UIKit

extension Toast {
    /// Seconds that a toast stays at the least: 4, as the floor of other platforms is (Material, sonner and
    /// react-hot-toast 4, Radix and libadwaita 5), or as long as its text takes to read, with the title of
    /// its action.
    public var leastDuration: TimeInterval {
        max(Self.shortestDuration, Self.readingTime(of: text) + Self.readingTime(of: action?.title ?? ""))
    }

    /// Seconds that the toast asks for: what it says, no less than it takes to read it.
    var wantedDuration: TimeInterval {
        guard let duration, !duration.isNaN else { return leastDuration }
        return max(duration, leastDuration)
    }

    /// Seconds that a text takes to read: 12 letters a second, the slow rate of subtitles in Szarkowska and
    /// Gerber-Morón, "Viewers can keep up with fast subtitles" (PLoS ONE, 2018). A character of Korean,
    /// Japanese or Chinese counts as two letters, as Netflix counts them in its style guides for subtitles.
    static func readingTime(of text: String) -> TimeInterval {
        let letters = text.unicodeScalars.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
        return TimeInterval(letters) / lettersPerSecond
    }

    /// Unicode's East Asian Wide, without emoji.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF01...0xFF60, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    private static let shortestDuration: TimeInterval = 4
    private static let lettersPerSecond: TimeInterval = 12
}
