package import Foundation

/// Corners of a rectangle. Raw values are those of `CACornerMask` and `UIRectCorner`.
package struct RectCorners: OptionSet, Hashable, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }

    package static let minXMinY = RectCorners(rawValue: 1)
    package static let maxXMinY = RectCorners(rawValue: 2)
    package static let minXMaxY = RectCorners(rawValue: 4)
    package static let maxXMaxY = RectCorners(rawValue: 8)
    package static let all: RectCorners = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}

extension CGPath {
    /// A rectangle with continuous corners, as sheets and alerts have: the curve begins 1.53 radii from the
    /// corner.
    ///
    /// Where a side is too short for that, the corner turns towards a circular one, which it is at half a
    /// side.
    package convenience init(
        continuousRoundedRect rect: CGRect, cornerRadius: CGFloat, corners: RectCorners = .all
    ) {
        self.init(rect: rect, cornerRadius: cornerRadius, corners: corners, shape: .continuous)
    }

    /// A rectangle with some circular corners. The radius is at most half the shorter side.
    package convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, corners: RectCorners = .all) {
        self.init(rect: rect, cornerRadius: cornerRadius, corners: corners, shape: .circular)
    }

    private convenience init(
        rect: CGRect, cornerRadius: CGFloat, corners: RectCorners, shape: CornerShape
    ) {
        let rect = rect.isNull ? .zero : rect.standardized
        let shorter = min(rect.width, rect.height) / 2
        let radius = cornerRadius.isFinite ? min(max(cornerRadius, 0), shorter) : 0
        let path = CGMutablePath()
        guard radius > 0, !corners.isEmpty else {
            path.addRect(rect)
            self.init(elements: path.elements)
            return
        }
        let fitted = shape.fitted(reach: shorter / radius)
        // Clockwise from the top right corner; `along` is the way the outline comes in, `out` the way it
        // leaves.
        let turns: [(RectCorners, CGPoint, along: CGVector, out: CGVector)] = [
            (.maxXMinY, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (.maxXMaxY, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
            (
                .minXMaxY, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0),
                CGVector(dx: 0, dy: -1)
            ),
            (.minXMinY, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
        ]
        for (corner, point, along, out) in turns {
            guard corners.contains(corner) else {
                if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
                continue
            }
            func place(_ p: CGPoint) -> CGPoint {
                CGPoint(
                    x: point.x - along.dx * p.x * radius + out.dx * p.y * radius,
                    y: point.y - along.dy * p.x * radius + out.dy * p.y * radius)
            }
            let points = fitted.points.map(place)
            if path.isEmpty { path.move(to: points[0]) } else { path.addLine(to: points[0]) }
            for index in stride(from: 1, to: points.count, by: 3) {
                path.addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
            }
        }
        path.closeSubpath()
        self.init(elements: path.elements)
    }
}

/// A corner of radius 1 as three cubic curves: x is the distance back along the edge that comes in, y down
/// the one that leaves.
private struct CornerShape {
    /// Where it begins, then two controls and an end for each curve.
    var points: [CGPoint]

    /// How far back the curve begins, in radii.
    var reach: CGFloat { points[0].x }

    /// The corner of iOS, from the outline `UIBezierPath` gives (read off and published by PaintCode, 2013).
    static let continuous = CornerShape(firstHalf: [
        CGPoint(x: 1.528665, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
        CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956),
    ])

    /// A quarter of a circle, cut where the continuous corner's curves meet so that the two can be mixed.
    static let circular: CornerShape = {
        func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
        func ahead(_ angle: CGFloat, _ step: CGFloat) -> CGPoint {
            let reach = 4.0 / 3.0 * tan(step / 4)
            return CGPoint(x: point(angle).x - reach * cos(angle), y: point(angle).y + reach * sin(angle))
        }
        let cut = atan2(1 - 0.63149379, 1 - 0.07491139)
        return CornerShape(firstHalf: [
            point(0), ahead(0, cut), ahead(cut, -cut), point(cut), ahead(cut, .pi / 2 - 2 * cut),
        ])
    }()

    /// The second half is the first one mirrored on the diagonal.
    private init(firstHalf: [CGPoint]) {
        points = firstHalf + firstHalf.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }

    /// The corner that stays within `limit` radii: this one, or one between it and the circular corner.
    func fitted(reach limit: CGFloat) -> CornerShape {
        guard limit < reach else { return self }
        let share = max(0, (limit - 1) / (reach - 1))
        var fitted = self
        fitted.points = zip(Self.circular.points, points).map { circular, own in
            CGPoint(
                x: circular.x + (own.x - circular.x) * share, y: circular.y + (own.y - circular.y) * share)
        }
        return fitted
    }
}
