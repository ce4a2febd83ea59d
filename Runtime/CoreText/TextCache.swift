import CoreGraphics
import Synchronization

/// The layouts that were asked for last.
struct TextCache: ~Copyable {
    static let shared = Mutex(TextCache())

    struct Key: Hashable {
        var source: TextSource
        var paragraph: TextParagraph
        var width: CGFloat
        var scale: CGFloat
    }

    private struct Entry {
        var text: MeasuredText
        var used: Int
    }

    /// When it is full, the half that was not used for longest is forgotten, which is cheaper than keeping an
    /// order.
    private let limit = 4096
    /// Longer texts are not kept: one would outweigh all the others.
    private let longest = 20_000
    private var entries: [Key: Entry] = [:]
    private var clock = 0

    mutating func find(_ key: Key) -> MeasuredText? {
        clock += 1
        guard let index = entries.index(forKey: key) else { return nil }
        entries.values[index].used = clock
        return entries.values[index].text
    }

    mutating func keep(_ text: MeasuredText, for key: Key) {
        guard key.source.bytes.count <= longest else { return }
        entries[key] = Entry(text: text, used: clock)
        guard entries.count > limit else { return }
        let middle = entries.values.map(\.used).sorted()[entries.count / 2]
        entries = entries.filter { $0.value.used >= middle }
    }
}
