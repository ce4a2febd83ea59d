import QuartzCore

/// Where the rows of a menu stand, decided from their heights alone.
struct MenuLayout: Equatable {
    private(set) var height: CGFloat = 0
    private(set) var rows: [CGRect] = []
    private(set) var headers: [CGRect] = []
    /// Between rows, and below headers: each a pixel high, at the bottom of what it is below.
    private(set) var lines: [CGRect] = []
    /// Between sections.
    private(set) var gaps: [CGRect] = []

    struct Section {
        /// Of its title; nil without one.
        var header: CGFloat?
        var rows: [CGFloat]
    }

    init(_ sections: [Section], width: CGFloat, pixel: CGFloat) {
        for (index, section) in sections.enumerated() {
            if index > 0 { gaps.append(take(MenuMetrics.sectionGap, width)) }
            if let header = section.header {
                headers.append(take(header, width))
                underline(pixel, width)
            }
            for (place, row) in section.rows.enumerated() {
                rows.append(take(row, width))
                if place < section.rows.count - 1 { underline(pixel, width) }
            }
        }
    }

    private mutating func take(_ height: CGFloat, _ width: CGFloat) -> CGRect {
        defer { self.height += height }
        return CGRect(x: 0, y: self.height, width: width, height: height)
    }

    private mutating func underline(_ pixel: CGFloat, _ width: CGFloat) {
        lines.append(CGRect(x: 0, y: height - pixel, width: width, height: pixel))
    }
}
