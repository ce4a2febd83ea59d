import QuartzCore

/// Where the items of a toolbar are, decided from their widths alone, left to right.
struct ToolbarLayout: Equatable {
    /// An item of a toolbar.
    enum Part: Equatable {
        /// A button or a view, of this width.
        case item(CGFloat)
        case fixed(CGFloat)
        case flexible
    }

    /// For each part where it is; of spaces the room that they take.
    let frames: [CGRect]

    /// Items that have no space between them stand a space apart. Where room is short, the widest give way
    /// to it alike, so that none is lost.
    ///
    /// - Parameter insets: how far the sides of the bar are out of the safe area.
    init(_ parts: [Part], in bounds: CGRect, insets: UIEdgeInsets = .zero) {
        let start = bounds.minX + insets.left + NavigationBarLayout.margin(in: bounds.width)
        let end = bounds.maxX - insets.right - NavigationBarLayout.margin(in: bounds.width)
        var gaps: [CGFloat] = []
        for (part, next) in zip(parts, parts.dropFirst()) {
            gaps.append(part.isItem && next.isItem ? NavigationBarLayout.spacing : 0)
        }
        let room = max(0, end - start - gaps.reduce(0, +))
        var widths = parts.map(\.width)
        let taken = widths.reduce(0, +)
        let flexible = parts.count { $0 == .flexible }
        if taken > room {
            widths = Self.shrunk(widths, to: room)
        } else if flexible > 0 {
            for index in parts.indices where parts[index] == .flexible {
                widths[index] = (room - taken) / CGFloat(flexible)
            }
        }
        var x = start
        frames = zip(widths, gaps + [0]).map { width, gap in
            defer { x += width + gap }
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        }
    }

    /// The widest are cut to one width, at which all fit.
    private static func shrunk(_ widths: [CGFloat], to room: CGFloat) -> [CGFloat] {
        var left = room
        let sorted = widths.sorted()
        for (index, width) in sorted.enumerated() {
            let share = left / CGFloat(sorted.count - index)
            if width > share { return widths.map { min($0, share) } }
            left -= width
        }
        return widths
    }
}

extension ToolbarLayout.Part {
    fileprivate var isItem: Bool {
        if case .item = self { return true }
        return false
    }

    fileprivate var width: CGFloat {
        switch self {
        case .item(let width), .fixed(let width): max(0, width.isFinite ? width : 0)
        case .flexible: 0
        }
    }
}
