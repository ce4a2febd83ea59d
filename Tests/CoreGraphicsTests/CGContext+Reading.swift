import CoreGraphics
import Testing

extension CGContext {
    /// A clear context of so many pixels at one pixel a point.
    static func sheet(_ width: Int = 20, _ height: Int = 20, scale: CGFloat = 1) throws -> CGContext {
        try #require(CGContext(width: width, height: height, scale: scale))
    }

    /// The pixel as premultiplied ARGB.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        withPixels { $0[y * width + x] }
    }

    /// How many pixels are not clear.
    var inked: Int {
        withPixels { $0.count { $0 != 0 } }
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
