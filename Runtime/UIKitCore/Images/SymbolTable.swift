import QuartzCore

/// The drawings that the runtime has, by the names of Apple's. Proportions follow measured sizes: a medium
/// `chevron.down` of 12 points is 13 by 7.5 points, a regular `checkmark` of 17 points 15 by 14.
extension Symbol {
    static func named(_ name: String) -> Symbol? { table[name] }

    private static let table: [String: Symbol] = [
        "checkmark": Symbol(parts: [.line(check)]),
        "checkmark.circle": Symbol(parts: [ring, .line(smallCheck)]),
        "checkmark.circle.fill": Symbol(parts: [disc], cuts: [.line(smallCheck)]),
        "chevron.down": Symbol(parts: [.line(points((0, 0), (0.474, 0.49), (0.948, 0)))]),
        "chevron.up": Symbol(parts: [.line(points((0, 0.49), (0.474, 0), (0.948, 0.49)))]),
        "chevron.left": Symbol(parts: [.line(points((0.44, 0), (0, 0.43), (0.44, 0.86)))]),
        "chevron.right": Symbol(parts: [.line(points((0, 0), (0.44, 0.43), (0, 0.86)))]),
        "chevron.backward": Symbol(
            parts: [.line(points((0.44, 0), (0, 0.43), (0.44, 0.86)))], isDirectional: true),
        "chevron.forward": Symbol(
            parts: [.line(points((0, 0), (0.44, 0.43), (0, 0.86)))], isDirectional: true),
        "chevron.up.chevron.down": Symbol(parts: [
            .line(points((0, 0.3), (0.3, 0), (0.6, 0.3))), .line(points((0, 0.6), (0.3, 0.9), (0.6, 0.6))),
        ]),
        "xmark": Symbol(parts: cross(from: 0, to: 0.7)),
        "xmark.circle.fill": Symbol(parts: [disc], cuts: cross(from: 0.38, to: 0.78)),
        "plus": Symbol(parts: [
            .line(points((0.42, 0), (0.42, 0.84))), .line(points((0, 0.42), (0.84, 0.42))),
        ]),
        "minus": Symbol(parts: [.line(points((0, 0), (0.84, 0)))]),
        "info.circle": Symbol(parts: [
            ring, .line(points((0.58, 0.53), (0.58, 0.86))),
            .disc(center: CGPoint(x: 0.58, y: 0.33), radius: 0.07),
        ]),
        "circle": Symbol(parts: [ring]),
        "circle.fill": Symbol(parts: [disc]),
        "exclamationmark.circle.fill": Symbol(
            parts: [disc],
            cuts: [
                .line(points((0.58, 0.3), (0.58, 0.63))),
                .disc(center: CGPoint(x: 0.58, y: 0.84), radius: 0.075),
            ]),
        "exclamationmark.triangle.fill": Symbol(
            parts: [.surface(points((0.56, 0.06), (1.06, 0.93), (0.06, 0.93)))],
            cuts: [
                .line(points((0.56, 0.34), (0.56, 0.6))),
                .disc(center: CGPoint(x: 0.56, y: 0.79), radius: 0.07),
            ]),
        "magnifyingglass": Symbol(parts: [
            .ring(center: CGPoint(x: 0.38, y: 0.38), radius: 0.36), .line(points((0.65, 0.65), (0.94, 0.94))),
        ]),
        "ellipsis": Symbol(parts: dots(y: 0.11, from: 0.11, step: 0.37, radius: 0.105)),
        "ellipsis.circle": Symbol(parts: [ring] + dots(y: 0.58, from: 0.34, step: 0.24, radius: 0.075)),
        "clock": Symbol(parts: [ring, .line(points((0.58, 0.28), (0.58, 0.6), (0.36, 0.6)))]),
        "calendar": Symbol(
            parts: [
                .frame(CGRect(x: 0, y: 0, width: 1, height: 0.9), radius: 0.16),
                .line(points((0.02, 0.26), (0.98, 0.26))),
            ] + dots(y: 0.48, from: 0.26, step: 0.24, radius: 0.05)
                + dots(y: 0.68, from: 0.26, step: 0.24, radius: 0.05)),
        "trash": Symbol(parts: [
            .line(points((0, 0.16), (0.86, 0.16))),
            .line(points((0.28, 0.16), (0.31, 0), (0.55, 0), (0.58, 0.16))),
            .line(points((0.1, 0.16), (0.16, 1.02), (0.7, 1.02), (0.76, 0.16))),
            .line(points((0.33, 0.36), (0.35, 0.82))), .line(points((0.53, 0.36), (0.51, 0.82))),
        ]),
    ]

    private static let check = points((0, 0.4), (0.25, 0.706), (0.764, 0))
    private static let smallCheck = points((0.36, 0.6), (0.52, 0.8), (0.8, 0.38))
    private static let ring = Part.ring(center: CGPoint(x: 0.58, y: 0.58), radius: 0.52)
    private static let disc = Part.disc(center: CGPoint(x: 0.58, y: 0.58), radius: 0.58)

    private static func points(_ pairs: (CGFloat, CGFloat)...) -> [CGPoint] {
        pairs.map { CGPoint(x: $0.0, y: $0.1) }
    }

    private static func cross(from low: CGFloat, to high: CGFloat) -> [Part] {
        [.line(points((low, low), (high, high))), .line(points((low, high), (high, low)))]
    }

    private static func dots(y: CGFloat, from x: CGFloat, step: CGFloat, radius: CGFloat) -> [Part] {
        (0..<3).map { .disc(center: CGPoint(x: x + CGFloat($0) * step, y: y), radius: radius) }
    }
}
