import CCairo
public import Foundation
import Synchronization

/// A picture of pixels that never changes: 32 bits each, alpha, red, green and blue from the highest byte,
/// colours multiplied by alpha, sRGB.
///
/// The pixels belong to the image and are only read, so it can be drawn from any thread; what cairo needs
/// around them is made anew for each drawing, because cairo's own counts are not safe to share between
/// threads.
public final class CGImage: @unchecked Sendable {
    /// How many pixels it is wide.
    public let width: Int
    /// How many pixels it is high.
    public let height: Int

    private let pixels: UnsafeMutablePointer<UInt32>
    /// Found when it is first asked for.
    private let knownInk = Mutex<CGRect?>(nil)

    /// Makes an image from its pixels, rows from the top.
    ///
    /// - Parameter premultipliedARGB: `width * height` of them.
    package convenience init(width: Int, height: Int, premultipliedARGB: [UInt32]) {
        precondition(
            width > 0 && height > 0 && premultipliedARGB.count == width * height,
            "\(premultipliedARGB.count) values make no image of \(width) x \(height); give one a pixel."
        )
        self.init(width: width, height: height) { target in
            _ = target.initialize(from: premultipliedARGB)
        }
    }

    /// Makes an image whose pixels `fill` writes; they are zero before.
    package init(width: Int, height: Int, fill: (UnsafeMutableBufferPointer<UInt32>) throws -> Void) rethrows
    {
        self.width = width
        self.height = height
        pixels = .allocate(capacity: max(width * height, 1))
        pixels.initialize(repeating: 0, count: max(width * height, 1))
        try fill(UnsafeMutableBufferPointer(start: pixels, count: width * height))
    }

    deinit {
        pixels.deallocate()
    }

    /// The box of the pixels that are not clear; empty where all are.
    package var ink: CGRect {
        knownInk.withLock { known in
            let ink = known ?? withPixels { Self.ink(of: $0, width: width) }
            known = ink
            return ink
        }
    }

    private static func ink(of pixels: UnsafeBufferPointer<UInt32>, width: Int) -> CGRect {
        guard let first = pixels.firstIndex(where: { $0 != 0 }),
            let last = pixels.lastIndex(where: { $0 != 0 })
        else { return .zero }
        let rows = first / width...last / width
        var (left, right) = (width, 0)
        for row in rows where left > 0 || right < width {
            let line = pixels[row * width..<(row + 1) * width]
            // What is known to be within needs no second look.
            if let start = line.prefix(left).firstIndex(where: { $0 != 0 }) { left = start - row * width }
            if let end = line.dropFirst(right).lastIndex(where: { $0 != 0 }) { right = end - row * width + 1 }
        }
        return CGRect(x: left, y: rows.lowerBound, width: right - left, height: rows.count)
    }

    /// The size in pixels.
    package var pixelSize: CGSize { CGSize(width: width, height: height) }

    /// The part of the image within `rect` (pixels, rounded outwards); nil where they have nothing in common.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (x, y) = (Int(part.minX), Int(part.minY))
        return CGImage(width: Int(part.width), height: Int(part.height)) { target in
            guard let start = target.baseAddress else { return }
            for row in 0..<Int(part.height) {
                (start + row * Int(part.width)).update(
                    from: pixels + (y + row) * width + x, count: Int(part.width))
            }
        }
    }

    /// Reads the pixels: premultiplied ARGB, `width` a row, rows from the top.
    package func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result
    {
        try body(UnsafeBufferPointer(start: pixels, count: width * height))
    }

    /// Lends a cairo surface over a part of the pixels; it must not be kept.
    func withSurface<Result>(
        x: Int = 0, y: Int = 0, width partWidth: Int? = nil, height partHeight: Int? = nil,
        _ body: (OpaquePointer) throws -> Result
    ) rethrows -> Result? {
        let start = UnsafeMutableRawPointer(pixels + y * width + x).assumingMemoryBound(to: UInt8.self)
        guard
            let surface = cairo_image_surface_create_for_data(
                start, CAIRO_FORMAT_ARGB32, Int32(partWidth ?? width), Int32(partHeight ?? height),
                Int32(width * 4))
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        return try body(surface)
    }
}
