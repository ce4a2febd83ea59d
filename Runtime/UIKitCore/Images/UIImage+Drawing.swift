import QuartzCore

extension UIImage {
    /// Whether a view's tint shows through the shape.
    var isTemplate: Bool {
        switch renderingMode {
        case .automatic: isSymbolImage
        case .alwaysOriginal: false
        case .alwaysTemplate: true
        }
    }

    /// Draws the image stretched to a rectangle; a template in the tint.
    func draw(in context: CGContext, rect: CGRect, tint: UIColor, traits: UITraitCollection) {
        let color = isTemplate ? tint : values.tint
        switch values.source {
        case .pixels(let pixels):
            context.saveGState()
            context.translateBy(x: rect.minX, y: rect.minY)
            context.scaleBy(x: rect.width, y: rect.height)
            context.concatenate(pixels.orientation.transform)
            let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
            if let color {
                context.drawMask(pixels.image, color: color.cgColor(in: traits), in: unit)
            } else {
                context.drawUpright(pixels.image, in: unit)
            }
            context.restoreGState()
        case .symbol(let symbol, let configuration):
            let color = (color ?? .black).cgColor(in: traits)
            symbol.draw(in: context, rect: rect, color: color, configuration: configuration, traits: traits)
        }
    }

    /// A symbol in the pixels of the current traits.
    func bitmap() -> CGImage? {
        let size = size
        let scale = scale
        let context = CGContext(
            width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)),
            scale: scale)
        guard let context else { return nil }
        let rect = CGRect(origin: .zero, size: size)
        draw(in: context, rect: rect, tint: values.tint ?? .black, traits: .current)
        return context.makeImage()
    }
}
