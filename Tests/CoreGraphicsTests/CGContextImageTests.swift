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
}
