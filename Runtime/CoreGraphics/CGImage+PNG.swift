import CCairo
import Foundation

extension CGImage {
    /// The most pixels a PNG may have: a 16-kilobyte file can promise gigabytes.
    package static let pngPixelLimit = 100_000_000

    /// The picture as PNG. The same pixels give the same bytes.
    ///
    /// - Throws: `ImageError.unwritable`.
    package func pngData() throws -> Data {
        var data = Data()
        let status = withUnsafeMutablePointer(to: &data) { target in
            withSurface { surface in
                cairo_surface_write_to_png_stream(
                    surface,
                    { target, bytes, count in
                        guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                        target.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
                        return CAIRO_STATUS_SUCCESS
                    }, target)
            }
        }
        guard let status else { throw ImageError.unwritable(reason: "no surface") }
        guard status == CAIRO_STATUS_SUCCESS else {
            throw ImageError.unwritable(reason: String(cString: cairo_status_to_string(status)))
        }
        return data
    }

    /// Reads a PNG.
    ///
    /// - Throws: `ImageError.unreadable`, or `.tooLarge` beyond `pngPixelLimit`.
    package convenience init(pngData: Data) throws {
        let size = try Self.pngSize(of: pngData)
        guard size.width <= 32_767, size.height <= 32_767, size.width * size.height <= Self.pngPixelLimit
        else {
            throw ImageError.tooLarge(width: size.width, height: size.height, limit: Self.pngPixelLimit)
        }
        guard let surface = Self.readSurface(pngData) else { throw ImageError.unreadable }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { throw ImageError.unreadable }
        // Gray and opaque pictures arrive in other formats; a context converts them.
        guard
            let context = CGContext(
                width: Int(cairo_image_surface_get_width(surface)),
                height: Int(cairo_image_surface_get_height(surface)), scale: 1)
        else { throw ImageError.unreadable }
        cairo_set_operator(context.cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(context.cairo, surface, 0, 0)
        cairo_paint(context.cairo)
        self.init(width: context.width, height: context.height) { target in
            context.withPixels { _ = target.update(fromContentsOf: $0) }
        }
    }

    /// The size that the header promises, read before anything is allocated.
    private static func pngSize(of data: Data) throws -> (width: Int, height: Int) {
        let header = [UInt8](data.prefix(24))
        guard header.count == 24, header.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
            throw ImageError.unreadable
        }
        func number(at index: Int) -> Int { header[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(at: 16), number(at: 20))
    }

    private static func readSurface(_ data: Data) -> OpaquePointer? {
        var reader = Reader(data: data)
        return withUnsafeMutablePointer(to: &reader) { reader in
            cairo_image_surface_create_from_png_stream(
                { closure, bytes, count in
                    guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
                    let reader = closure.assumingMemoryBound(to: Reader.self)
                    return reader.pointee.read(Int(count), into: bytes)
                        ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
                }, reader)
        }
    }

    /// Bytes that are taken in order.
    private struct Reader {
        var data: Data

        mutating func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> Bool {
            guard count <= data.count else { return false }
            data.copyBytes(to: target, count: count)
            data = data.dropFirst(count)
            return true
        }
    }
}
