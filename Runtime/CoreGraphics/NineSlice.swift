import Foundation

/// How one axis of an image is cut in three and laid out.
enum NineSlice {
    /// Pixels of the image and where they go, in points.
    struct Span: Equatable {
        var source: Range<Int>
        var start: CGFloat
        var end: CGFloat
    }

    /// The parts that are not empty. `center` is in fractions of the image.
    static func spans(
        pixels: Int, center: ClosedRange<CGFloat>, imageScale: CGFloat, from: CGFloat, to: CGFloat
    ) -> [Span] {
        let total = CGFloat(pixels)
        func cut(_ fraction: CGFloat) -> Int { Int((min(max(fraction, 0), 1) * total).rounded()) }
        let (first, second) = (cut(center.lowerBound), cut(center.upperBound))
        var (head, tail) = (CGFloat(first) / imageScale, CGFloat(pixels - second) / imageScale)
        let room = max(to - from, 0)
        if head + tail > room {
            let share = room / (head + tail)
            (head, tail) = (head * share, tail * share)
        }
        let spans = [
            Span(source: 0..<first, start: from, end: from + head),
            Span(source: first..<max(first, second), start: from + head, end: to - tail),
            Span(source: max(first, second)..<pixels, start: to - tail, end: to),
        ]
        return spans.filter { !$0.source.isEmpty && $0.end > $0.start }
    }
}
