import CoreGraphics
import Testing

struct CGContextImageTests {
    /// Red over blue.
    private let image = CGImage(width: 1, height: 2, premultipliedARGB: [0xFFFF_0000, 0xFF00_00FF])

    @Test func drawsUpright() throws {
        let context = try CGContext.sheet(1, 2)
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(context.pixel(0, 0) == 0xFFFF_0000 && context.pixel(0, 1) == 0xFF00_00FF)
    }

    @Test func drawsUpsideDownAsApplesDoes() throws {
        let context = try CGContext.sheet(1, 2)
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(context.pixel(0, 0) == 0xFF00_00FF && context.pixel(0, 1) == 0xFFFF_0000)
    }

    @Test func stretchesSquaresWithoutSmoothing() throws {
        let context = try CGContext.sheet(4, 8)
        context.interpolationQuality = .none
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 4, height: 8))
        #expect(context.withPixels { Set($0) } == [0xFFFF_0000, 0xFF00_00FF])
    }

    @Test func smoothingKeepsEdgesSolid() throws {
        let context = try CGContext.sheet(4, 8)
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 4, height: 8))
        #expect(context.pixel(0, 0) == 0xFFFF_0000 && context.pixel(3, 7) == 0xFF00_00FF)
        #expect(context.pixel(1, 3) != 0xFFFF_0000)
    }

    @Test func opacityAppliesToImages() throws {
        let context = try CGContext.sheet(1, 2)
        context.setAlpha(0.5)
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(context.pixel(0, 0) == 0x8080_0000)
    }

    @Test func masksAreTinted() throws {
        let context = try CGContext.sheet(2, 1)
        let mask = CGImage(width: 2, height: 1, premultipliedARGB: [0xFF12_3456, 0x8000_0000])
        context.drawMask(mask, color: .green, in: CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(context.pixel(0, 0) == 0xFF00_FF00 && context.pixel(1, 0) == 0x8000_8000)
    }

    @Test func anImageOf96MillionPixelsShowsItsPart() throws {
        let context = try CGContext.sheet(2, 2)
        context.translateBy(x: 0, y: -96_000_000)
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 2, height: 96_000_002))
        #expect(context.withPixels { Set($0) } == [0xFF00_00FF])
    }

    @Test func nineSlicesKeepTheirCorners() throws {
        let pixels: [UInt32] = [
            0xFF00_0001, 0xFF00_0002, 0xFF00_0003,
            0xFF00_0004, 0xFF00_0005, 0xFF00_0006,
            0xFF00_0007, 0xFF00_0008, 0xFF00_0009,
        ]
        let image = CGImage(width: 3, height: 3, premultipliedARGB: pixels)
        let context = try CGContext.sheet(10, 10)
        let center = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        context.drawNineSlice(
            image, center: center, imageScale: 1, in: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(
            [context.pixel(0, 0), context.pixel(9, 0), context.pixel(0, 9), context.pixel(9, 9)]
                == [0xFF00_0001, 0xFF00_0003, 0xFF00_0007, 0xFF00_0009])
        #expect(context.pixel(5, 0) == 0xFF00_0002 && context.pixel(5, 5) == 0xFF00_0005)
        #expect(context.inked == 100)
    }

    @Test func nineSlicesLeaveNoGaps() throws {
        let image = CGImage(width: 3, height: 3, premultipliedARGB: Array(repeating: 0xFF00_0000, count: 9))
        let context = try CGContext.sheet(30, 30, scale: 3)
        context.drawNineSlice(
            image, center: CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2), imageScale: 2,
            in: CGRect(x: 1.1, y: 1.1, width: 5.2, height: 5.2))
        #expect(context.withPixels { Set($0) } == [0, 0xFF00_0000])
    }

    /// Only what has ink is sampled, and it comes out as it does with the clear part around it: a dot far
    /// off keeps the whole picture from being left out.
    @Test(arguments: [0.3, 0.6, 0.95, 1.4, 3])
    func clearPartsAroundAPictureChangeNothing(scale: CGFloat) throws {
        let side = 40
        func picture(dots: [Int]) -> CGImage {
            CGImage(width: side, height: side) { pixels in
                for row in 16..<22 {
                    let color: UInt32 = row.isMultiple(of: 2) ? 0xFF00_0000 : 0xFF80_8080
                    for column in 13..<25 { pixels[row * side + column] = color }
                }
                for dot in dots { pixels[dot] = 0x0100_0000 }
            }
        }
        func drawn(_ image: CGImage) throws -> CGContext {
            let context = try CGContext.sheet(side * 3, side * 3)
            context.drawUpright(
                image, in: CGRect(x: 1, y: 2, width: CGFloat(side), height: (CGFloat(side) * scale).rounded())
            )
            return context
        }
        let cropped = try drawn(picture(dots: []))
        let whole = try drawn(picture(dots: [0, side * side - 1]))
        let height = (CGFloat(side) * scale).rounded()
        for y in 5..<Int(height) - 2 {
            for x in 5..<side - 3 {
                let (a, b) = (cropped.pixel(x, y), whole.pixel(x, y))
                for shift in [0, 8, 16, 24] {
                    #expect(abs(Int(a >> shift & 255) - Int(b >> shift & 255)) <= 1, "\(x), \(y)")
                }
            }
        }
    }

    @Test func aClearPictureDrawsNothingHoweverLarge() throws {
        let context = try CGContext.sheet(8, 8)
        context.drawUpright(
            CGImage(width: 2, height: 2, premultipliedARGB: [0, 0, 0, 0]),
            in: CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(context.withPixels { $0.allSatisfy { $0 == 0 } })
    }
}
