import Foundation

/// A frame as a page takes it: numbers of 32 bits, the lowest byte first, then pixels as they are in memory.
///
/// `serial, width, height, count`, and for each step `kind, x, y, width, height, distance`; a step that
/// paints (kind 0) is followed by its pixels, rows from the top, one that moves (kind 1) by nothing.
enum FrameMessage {
    static func payload(
        serial: UInt32, canvas: Canvas, steps: [Canvas.Step], screen: UnsafePointer<UInt32>
    ) -> WebPayload {
        WebPayload { bytes in
            bytes.reserveCapacity(bytes.count + size(of: steps))
            append([Int(serial), canvas.width, canvas.height, steps.count], to: &bytes)
            for step in steps {
                switch step {
                case .move(let rect, let distance):
                    append([1, rect.x, rect.y, rect.width, rect.height, distance], to: &bytes)
                case .paint(let rect):
                    append([0, rect.x, rect.y, rect.width, rect.height, 0], to: &bytes)
                    for row in rect.y..<rect.maxY {
                        bytes.append(
                            contentsOf: UnsafeRawBufferPointer(
                                start: screen + row * canvas.width + rect.x, count: rect.width * 4))
                    }
                }
            }
        }
    }

    private static func size(of steps: [Canvas.Step]) -> Int {
        steps.reduce(16) { size, step in
            guard case .paint(let rect) = step else { return size + 24 }
            return size + 24 + rect.width * rect.height * 4
        }
    }

    private static func append(_ numbers: [Int], to bytes: inout [UInt8]) {
        for number in numbers {
            withUnsafeBytes(of: Int32(truncatingIfNeeded: number).littleEndian) {
                bytes.append(contentsOf: $0)
            }
        }
    }
}
