import Foundation

/// Why a picture could not be read or written.
package enum ImageError: Error, Hashable, LocalizedError, CustomStringConvertible {
    /// The data is no PNG, or is cut off or damaged.
    case unreadable
    /// The picture has more pixels than `limit`.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// The picture could not be encoded; `reason` is cairo's word for it.
    case unwritable(reason: String)

    package var description: String {
        switch self {
        case .unreadable:
            "The data is not a readable PNG. Check that the file is a PNG and is complete."
        case .tooLarge(let width, let height, let limit):
            "The PNG has \(width) x \(height) pixels, more than the \(limit) that are read. Make it smaller."
        case .unwritable(let reason):
            "The picture could not be written as PNG (\(reason)). Check that there is memory left."
        }
    }

    package var errorDescription: String? { description }
}
