import CoreGraphics
import UIKit

/// How two pictures differ, pixel by pixel. The same input gives the same pixels, so nothing is let pass.
struct PictureComparison {
    /// How many pixels differ; all of the larger picture where the sizes do.
    let count: Int
    /// Black where the pictures are the same and white where they differ; nil where the sizes differ.
    let difference: CGImage?

    init(_ new: CGImage, with old: CGImage) {
        guard (new.width, new.height) == (old.width, old.height) else {
            count = max(new.width * new.height, old.width * old.height)
            difference = nil
            return
        }
        let pixels = new.withPixels { new in
            old.withPixels { old in zip(new, old).map { $0 == $1 ? Self.black : Self.white } }
        }
        count = pixels.count { $0 == Self.white }
        difference = CGImage(width: new.width, height: new.height, premultipliedARGB: pixels)
    }

    private static let black: UInt32 = 0xFF00_0000
    private static let white: UInt32 = 0xFFFF_FFFF
}
