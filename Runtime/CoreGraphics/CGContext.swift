import CCairo
import Foundation

/// A bitmap and the state of drawing on it. The origin is at the top left, y points down, units are points.
///
/// Colours are sRGB, pixels premultiplied. Numbers stay `Double` until they are relative to the bitmap,
/// because cairo knows so many pixels only: what lies far beyond is cut off outside the bitmap, so that a
/// list 96 million pixels long draws as a short one does. Not-a-number draws nothing. One thread at a time
/// may use a context.
public class CGContext {
    /// How many pixels the bitmap is wide.
    public let width: Int
    /// How many pixels the bitmap is high.
    public let height: Int
    /// How many pixels a point has at first.
    package let scale: CGFloat
    /// What draws. Its matrix is the identity except within `withUserSpace`.
    package let cairo: OpaquePointer

    var state: GraphicsState
    var stack: [Saved] = []
    /// The path that is being built, in pixels.
    var device = CGMutablePath()

    private let surface: OpaquePointer
    private let pixels: UnsafeMutablePointer<UInt32>

    enum Saved {
        case state(GraphicsState)
        case layer(GraphicsState)
    }

    /// Makes a clear bitmap.
    ///
    /// - Parameters:
    ///   - width: in pixels, from 1 to 32767, which is cairo's limit; otherwise there is no context.
    ///   - height: in pixels, likewise.
    ///   - scale: pixels a point.
    package init?(width: Int, height: Int, scale: CGFloat) {
        guard (1...32_767).contains(width), (1...32_767).contains(height), scale > 0, scale.isFinite else {
            return nil
        }
        let count = width * height
        // calloc gives pages that cost nothing until they are drawn on.
        guard let memory = calloc(count, 4) else { return nil }
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        guard
            let surface = cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface)
        else {
            free(memory)
            return nil
        }
        self.width = width
        self.height = height
        self.scale = scale
        self.surface = surface
        self.cairo = cairo
        pixels = memory.bindMemory(to: UInt32.self, capacity: count)
        state = GraphicsState(matrix: CGAffineTransform(scaleX: scale, y: scale))
        cairo_set_tolerance(cairo, 0.1)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
        free(pixels)
    }

    /// A copy of the bitmap as it is now.
    public func makeImage() -> CGImage? {
        withPixels { pixels in
            CGImage(width: width, height: height) { _ = $0.update(fromContentsOf: pixels) }
        }
    }

    /// Reads the pixels: premultiplied ARGB, `width` a row, rows from the top.
    package func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result
    {
        cairo_surface_flush(surface)
        return try body(UnsafeBufferPointer(start: pixels, count: width * height))
    }

    /// Changes the pixels in place.
    package func withMutablePixels<Result>(
        _ body: (UnsafeMutableBufferPointer<UInt32>) throws -> Result
    ) rethrows -> Result {
        cairo_surface_flush(surface)
        defer { cairo_surface_mark_dirty(surface) }
        return try body(UnsafeMutableBufferPointer(start: pixels, count: width * height))
    }
}
