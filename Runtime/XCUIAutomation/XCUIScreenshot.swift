public import UIKit

/// A picture of the screen, or of an element on it.
@MainActor public final class XCUIScreenshot: NSObject {
    private let picture: CGImage
    private let scale: CGFloat

    init(_ picture: CGImage, scale: CGFloat) {
        self.picture = picture
        self.scale = scale
        super.init()
    }

    /// The picture, in points as large as what it shows.
    public var image: UIImage { UIImage(cgImage: picture, scale: scale, orientation: .up) }

    /// The picture as a PNG file.
    public var pngRepresentation: Data {
        do {
            return try picture.pngData()
        } catch {
            preconditionFailure("The screenshot could not be written as PNG: \(error)")
        }
    }
}

/// Something that a picture can be taken of.
@MainActor public protocol XCUIScreenshotProviding: NSObjectProtocol {
    func screenshot() -> XCUIScreenshot
}
