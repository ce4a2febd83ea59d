import QuartzCore

/// A drawing made of strokes and surfaces, in ems, x right and y down.
///
/// Strokes have round ends and joins and grow outward with the weight.
struct Symbol: Hashable {
    enum Part: Hashable {
        /// A stroked line through points.
        case line([CGPoint])
        /// A stroked circle.
        case ring(center: CGPoint, radius: CGFloat)
        /// A stroked rectangle with round corners.
        case frame(CGRect, radius: CGFloat)
        case disc(center: CGPoint, radius: CGFloat)
        /// A filled shape whose corners are rounded by a stroke around it.
        case surface([CGPoint])

        var isFilled: Bool {
            switch self {
            case .line, .ring, .frame: false
            case .disc, .surface: true
            }
        }
    }

    var parts: [Part]
    /// What is cut out of the parts.
    var cuts: [Part] = []
    /// Whether it points where reading goes.
    var isDirectional = false

    func size(_ configuration: UIImage.SymbolConfiguration.Values, in traits: UITraitCollection) -> CGSize {
        let box = box(stroke: configuration.stroke)
        let em = configuration.em(in: traits)
        let scale = traits.pixelsPerPoint
        // The sizes that symbols have on iOS are whole pixels too.
        func pixels(_ length: CGFloat) -> CGFloat {
            max(1, (length * em * scale - 1e-6).rounded(.up)) / scale
        }
        return CGSize(width: pixels(box.width), height: pixels(box.height))
    }

    func draw(
        in context: CGContext, rect: CGRect, color: CGColor,
        configuration: UIImage.SymbolConfiguration.Values,
        traits: UITraitCollection
    ) {
        let box = box(stroke: configuration.stroke)
        guard box.width > 0, box.height > 0 else { return }
        let em = min(rect.width / box.width, rect.height / box.height)
        context.saveGState()
        context.translateBy(x: rect.midX - box.midX * em, y: rect.midY - box.midY * em)
        context.scaleBy(x: em, y: em)
        context.setFillColor(color.copy(alpha: 1) ?? color)
        context.setStrokeColor(color.copy(alpha: 1) ?? color)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setAlpha(color.alpha)
        // One layer, so that strokes which cross do not show through each other.
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        for part in parts { part.paint(in: context, stroke: configuration.stroke) }
        context.setBlendMode(.destinationOut)
        for part in cuts { part.paint(in: context, stroke: configuration.stroke) }
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func box(stroke: CGFloat) -> CGRect {
        parts.reduce(CGRect.null) { box, part in
            let bounds = part.path.boundingBoxOfPath
            if case .disc = part { return box.union(bounds) }
            return box.union(bounds.insetBy(dx: -stroke / 2, dy: -stroke / 2))
        }
    }
}

extension Symbol.Part {
    var path: CGPath {
        let path = CGMutablePath()
        switch self {
        case .line(let points): path.addLines(between: points)
        case .ring(let center, let radius), .disc(let center, let radius):
            path.addEllipse(
                in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        case .frame(let rect, let radius):
            path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
        case .surface(let points):
            path.addLines(between: points)
            path.closeSubpath()
        }
        return path
    }

    fileprivate func paint(in context: CGContext, stroke: CGFloat) {
        context.setLineWidth(stroke)
        if isFilled {
            context.addPath(path)
            context.fillPath()
        }
        if case .disc = self { return }
        context.addPath(path)
        context.strokePath()
    }
}
