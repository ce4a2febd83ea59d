public import Foundation

extension CGMutablePath {
    /// Adds the ellipse that fills `rect`, closed, from its rightmost point.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        let unit = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        let placed = unit.concatenating(transform)
        move(to: CGPoint(x: 1, y: 0), transform: placed)
        addUnitArc(from: 0, by: 2 * .pi, transform: placed)
        closeSubpath()
    }

    /// Adds a rectangle with elliptical corners. A corner is at most half a side wide and high.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        let width = min(max(cornerWidth, 0), rect.width / 2)
        let height = min(max(cornerHeight, 0), rect.height / 2)
        guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
        let corners: [(CGPoint, CGFloat)] = [
            (CGPoint(x: rect.maxX - width, y: rect.minY + height), -.pi / 2),
            (CGPoint(x: rect.maxX - width, y: rect.maxY - height), 0),
            (CGPoint(x: rect.minX + width, y: rect.maxY - height), .pi / 2),
            (CGPoint(x: rect.minX + width, y: rect.minY + height), .pi),
        ]
        move(to: CGPoint(x: rect.minX + width, y: rect.minY), transform: transform)
        for (center, angle) in corners {
            let unit = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y)
            let placed = unit.concatenating(transform)
            addLine(to: CGPoint(x: cos(angle), y: sin(angle)), transform: placed)
            addUnitArc(from: angle, by: .pi / 2, transform: placed)
        }
        closeSubpath()
    }

    /// Adds an arc, after a line from the current point to its start.
    ///
    /// - Parameters:
    ///   - startAngle: in radians, from the x axis towards the y axis.
    ///   - clockwise: as seen where y points up. Where y points down, as on a screen, `false` is what looks
    ///     clockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var delta = endAngle - startAngle
        guard delta.isFinite else { return }
        if !clockwise, delta < 0 { delta = delta.remainder(from: 2 * .pi) }
        if clockwise, delta > 0 { delta = -(-delta).remainder(from: 2 * .pi) }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds an arc that turns by `delta` radians, at most one full turn, after a line to its start.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard radius >= 0, startAngle.isFinite, delta.isFinite else { return }
        let unit = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
        let placed = unit.concatenating(transform)
        let start = CGPoint(x: cos(startAngle), y: sin(startAngle))
        if isEmpty { move(to: start, transform: placed) } else { addLine(to: start, transform: placed) }
        addUnitArc(from: startAngle, by: min(max(delta, -2 * .pi), 2 * .pi), transform: placed)
    }

    /// Adds an arc that touches the line from the current point to `tangent1End` and the line on to
    /// `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty, transform.isInvertible, radius.isFinite else { return }
        let start = currentPoint.applying(transform.inverted())
        let (u, v) = (start.direction(from: tangent1End), tangent2End.direction(from: tangent1End))
        let cross = u.dx * v.dy - u.dy * v.dx
        guard radius > 0, abs(cross) > 1e-9 else { return addLine(to: tangent1End, transform: transform) }
        let angle = acos(min(max(u.dx * v.dx + u.dy * v.dy, -1), 1))
        let reach = radius / tan(angle / 2)
        let bisector = CGPoint(x: u.dx + v.dx, y: u.dy + v.dy).direction(from: .zero)
        let distance = radius / sin(angle / 2)
        let center = CGPoint(
            x: tangent1End.x + bisector.dx * distance, y: tangent1End.y + bisector.dy * distance)
        let from = CGPoint(x: tangent1End.x + u.dx * reach, y: tangent1End.y + u.dy * reach)
        let startAngle = atan2(from.y - center.y, from.x - center.x)
        let delta = (cross > 0 ? -1 : 1) * (.pi - angle)
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds curves along the unit circle; each covers a quarter at most, which keeps them within 0.03 % of
    /// it.
    private func addUnitArc(from start: CGFloat, by delta: CGFloat, transform: CGAffineTransform) {
        let count = max(1, (abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
        let step = delta / count
        let reach = 4.0 / 3.0 * tan(step / 4)
        for index in 0..<Int(count) {
            let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
            let (p, q) = (CGPoint(x: cos(from), y: sin(from)), CGPoint(x: cos(to), y: sin(to)))
            addCurve(
                to: q, control1: CGPoint(x: p.x - reach * p.y, y: p.y + reach * p.x),
                control2: CGPoint(x: q.x + reach * q.y, y: q.y - reach * q.x), transform: transform)
        }
    }
}

extension CGFloat {
    /// What is left of the number after whole turns, from 0 up to `turn`.
    fileprivate func remainder(from turn: CGFloat) -> CGFloat {
        self - (self / turn).rounded(.down) * turn
    }
}

extension CGPoint {
    /// The unit vector that points here from `other`; zero where they coincide.
    fileprivate func direction(from other: CGPoint) -> CGVector {
        let (dx, dy) = (x - other.x, y - other.y)
        let length = (dx * dx + dy * dy).squareRoot()
        return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
    }
}
