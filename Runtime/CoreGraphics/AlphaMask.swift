import Foundation

/// Opacities without colour: what a shadow is blurred from.
package struct AlphaMask: Equatable, Sendable {
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    /// One a pixel, rows from the top.
    package internal(set) var values: [UInt8]

    /// Makes a mask from its opacities, `width * height` of them.
    package init(width: Int, height: Int, values: [UInt8]) {
        precondition(
            values.count == width * height,
            "A mask of \(width) x \(height) pixels needs as many values, not \(values.count).")
        self.width = width
        self.height = height
        self.values = values
    }

    /// Takes the opacities of a context.
    package init(_ context: CGContext) {
        self.init(
            width: context.width, height: context.height,
            values: context.withPixels { $0.map { UInt8($0 >> 24) } })
    }

    /// Takes the opacities of an image.
    package init(_ image: CGImage) {
        self.init(
            width: image.width, height: image.height, values: image.withPixels { $0.map { UInt8($0 >> 24) } })
    }
}

extension CGImage {
    /// White at the mask's opacities, to be drawn by `drawMask` or a tinted nine-slice.
    package convenience init(_ mask: AlphaMask) {
        self.init(
            width: mask.width, height: mask.height,
            premultipliedARGB: mask.values.map { UInt32($0) &* 0x0101_0101 })
    }
}
