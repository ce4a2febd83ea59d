import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor
struct LayerPainterTests {
    private let sample = Sample(width: 40, height: 30, scale: 1)

    @Test func snapsEdgesToPixelsWithoutGaps() {
        sample.add(CGRect(x: 0, y: 0, width: 10.4, height: 10), .pureRed)
        sample.add(CGRect(x: 10.4, y: 0, width: 10.2, height: 10), .pureBlue)
        sample.frame()
        #expect(sample.pixel(9, 5) == 0xffff_0000)
        #expect(sample.pixel(10, 5) == 0xff00_00ff)
        #expect(sample.pixel(20, 5) == 0xff00_00ff)
        #expect(sample.pixel(21, 5) == 0)
    }

    @Test func keepsAHairlineOnePixelWhereverItLies() {
        let third = Sample(width: 10, height: 10, scale: 3)
        for (x, y) in [(0.0, 0.1), (3, 1.5), (6, 43.0 / 9)] {
            third.add(CGRect(x: x, y: y, width: 2, height: 1.0 / 3), .black)
        }
        third.frame()
        for x in [0, 9, 18] {
            #expect((0..<30).filter { third.pixel(x, $0) == 0xff00_0000 }.count == 1)
            #expect((0..<30).filter { third.pixel(x, $0) != 0 }.count == 1)
        }
    }

    @Test func drawsTheBorderAboveSublayersAndInsideTheBounds() {
        let layer = sample.add(CGRect(x: 2, y: 2, width: 20, height: 20), .pureRed)
        layer.borderWidth = 3
        layer.borderColor = .pureBlue
        sample.add(CGRect(x: 0, y: 0, width: 20, height: 20), .pureGreen, to: layer)
        sample.frame()
        #expect(sample.pixel(2, 10) == 0xff00_00ff)
        #expect(sample.pixel(4, 10) == 0xff00_00ff)
        #expect(sample.pixel(5, 10) == 0xff00_ff00)
        #expect(sample.pixel(1, 10) == 0)
    }

    @Test func fadesALayerWithItsSublayersAsOnePicture() {
        let layer = sample.add(CGRect(x: 0, y: 0, width: 20, height: 20), .pureRed)
        sample.add(CGRect(x: 0, y: 0, width: 10, height: 20), .pureBlue, to: layer)
        layer.opacity = 0.5
        sample.frame()
        #expect(sample.pixel(5, 5) == 0x8000_0080)
        #expect(sample.pixel(15, 5) == 0x8080_0000)
    }

    @Test func cutsOffAtRoundedCornersWithoutTheBackgroundShiningThrough() {
        let layer = sample.add(CGRect(x: 0, y: 0, width: 20, height: 20), .pureRed)
        layer.cornerRadius = 10
        layer.masksToBounds = true
        sample.add(CGRect(x: 0, y: 0, width: 30, height: 30), .pureBlue, to: layer)
        sample.frame()
        #expect(sample.pixel(0, 0) == 0)
        #expect(sample.pixel(10, 10) == 0xff00_00ff)
        #expect(sample.pixel(22, 10) == 0)
        var edges = 0
        for y in 0..<20 {
            for x in 0..<20 {
                let pixel = sample.pixel(x, y)
                #expect(pixel & 0x00ff_ff00 == 0, "red at \(x), \(y)")
                if pixel >> 24 > 0, pixel >> 24 < 255 { edges += 1 }
            }
        }
        #expect(edges > 20)
    }

    @Test func leavesOutWhatIsHiddenOrClear() {
        sample.add(CGRect(x: 0, y: 0, width: 5, height: 5)).isHidden = true
        sample.add(CGRect(x: 0, y: 0, width: 5, height: 5)).opacity = 0
        sample.add(CGRect(x: 0, y: 0, width: 5, height: 5)).transform = CATransform3DMakeScale(0, 1, 1)
        sample.add(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
        sample.frame()
        #expect(sample.pixels.allSatisfy { $0 == 0 })
    }

    @Test func showsALayerThroughItsMask() {
        let layer = sample.add(CGRect(x: 2, y: 2, width: 20, height: 20), .pureRed)
        sample.add(CGRect(x: 0, y: 0, width: 20, height: 20), .pureBlue, to: layer)
        let mask = CALayer()
        mask.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
        mask.backgroundColor = CGColor(gray: 0, alpha: 0.5)
        layer.mask = mask
        sample.frame()
        #expect(sample.pixel(8, 8) == 0x8000_0080)
        #expect(sample.pixel(4, 4) == 0)
        layer.mask = nil
        sample.frame()
        #expect(sample.pixel(4, 4) == 0xff00_00ff)
    }

    @Test func cutsToThePathOfAMaskRowByRow() {
        let layer = sample.add(CGRect(x: 0, y: 0, width: 40, height: 30), .pureRed)
        sample.add(CGRect(x: 0, y: 0, width: 40, height: 30), .pureBlue, to: layer)
        let path = CGMutablePath()
        path.addLines(
            between: [(4, 2), (20, 2), (20, 10), (26, 14), (20, 18), (20, 28), (4, 28)]
                .map { CGPoint(x: $0.0, y: $0.1) })
        path.closeSubpath()
        let mask = CAShapeLayer()
        mask.path = path
        layer.mask = mask
        sample.frame()
        // Beside the pointer, and in the rows that it takes.
        for y in [2, 9, 14, 18, 27] {
            #expect(sample.pixel(3, y) == 0)
            #expect(sample.pixel(4, y) == 0xff00_00ff)
            #expect(sample.pixel(19, y) == 0xff00_00ff)
        }
        #expect(sample.pixel(20, 9) == 0)
        #expect(sample.pixel(22, 14) == 0xff00_00ff)
        #expect(sample.pixel(30, 14) == 0)
        #expect(sample.pixel(10, 1) == 0)
        #expect(sample.pixel(10, 28) == 0)
    }

    @Test func throwsAShadowOfItsShapeBeneathAndAround() {
        let layer = sample.add(CGRect(x: 12, y: 10, width: 12, height: 10), .white)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 2, CGSize(width: 0, height: 3))
        sample.frame()
        #expect(sample.pixel(18, 15) == 0xffff_ffff)
        // Just below the layer the shadow's edge is three pixels away: nearly full.
        #expect(sample.pixel(18, 20) >> 24 > 200)
        let edge = Int(sample.pixel(18, 22) >> 24) + Int(sample.pixel(18, 23) >> 24)
        #expect(abs(edge - 255) <= 2)
        #expect(sample.pixel(18, 6) >> 24 == 0)
        layer.masksToBounds = true
        sample.frame()
        sample.frame(after: 1)
        #expect(sample.pixel(18, 21) == 0)
    }

    @Test func stretchesTheSameShadowThatItWouldBlur() {
        // Two sizes share one small picture; a path of the same shape is blurred whole.
        let wide = Sample(width: 90, height: 60, scale: 1)
        let layer = wide.add(CGRect(x: 20, y: 15, width: 50, height: 30), .black)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 3, CGSize(width: 2, height: 4))
        layer.cornerRadius = 6
        wide.frame()
        let stretched = wide.pixels
        layer.shadowPath = CGPath(roundedRect: layer.bounds, cornerRadius: 6)
        CATransaction.flush()
        wide.frame(after: 1)
        wide.frame(after: 1)
        #expect(Difference(stretched, wide.pixels).greatest <= 1)
    }

    @Test func laysOutContentsByTheirGravity() {
        let image = CGImage(width: 2, height: 1, premultipliedARGB: [0xffff_0000, 0xff00_00ff])
        let layer = sample.add(CGRect(x: 0, y: 0, width: 8, height: 8), nil)
        layer.contents = image
        sample.frame()
        #expect(sample.pixel(0, 7) == 0xffff_0000 && sample.pixel(7, 0) == 0xff00_00ff)
        layer.contentsGravity = .topLeft
        sample.frame()
        #expect(sample.pixel(0, 0) == 0xffff_0000 && sample.pixel(1, 0) == 0xff00_00ff)
        #expect(sample.pixel(2, 0) == 0 && sample.pixel(0, 1) == 0)
        layer.contentsGravity = .bottomRight
        sample.frame()
        #expect(sample.pixel(6, 7) == 0xffff_0000 && sample.pixel(7, 7) == 0xff00_00ff)
        layer.contentsGravity = .resizeAspect
        sample.frame()
        #expect(sample.pixel(0, 1) == 0 && sample.pixel(0, 2) == 0xffff_0000 && sample.pixel(0, 6) == 0)
    }

    @Test func scrollsSublayersByTheBoundsOrigin() {
        let layer = sample.add(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
        sample.add(CGRect(x: 0, y: 96_000_000, width: 10, height: 10), .pureRed, to: layer)
        layer.bounds.origin.y = 95_999_995.4
        layer.masksToBounds = true
        sample.frame()
        #expect(sample.pixel(5, 4) == 0)
        #expect(sample.pixel(5, 5) == 0xffff_0000)
        #expect(sample.pixel(5, 14) == 0xffff_0000)
        #expect(sample.pixel(5, 15) == 0)
    }

    @Test func strokesThePartOfAPathThatIsAskedFor() {
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5)])
        (layer.path, layer.strokeColor, layer.lineWidth) = (path, .pureRed, 2)
        (layer.strokeStart, layer.strokeEnd) = (0.25, 0.5)
        path.addLine(to: CGPoint(x: 20, y: 30))
        sample.root.addSublayer(layer)
        sample.frame()
        #expect((0..<40).filter { sample.pixel($0, 5) == 0xffff_0000 } == [5, 6, 7, 8, 9])
    }

    @Test func rendersIntoAContextInItsOwnSpace() {
        let layer = sample.add(CGRect(x: 20, y: 20, width: 10, height: 10), .pureRed)
        let context = CGContext(width: 40, height: 40, scale: 2)!
        context.translateBy(x: 5, y: 5)
        layer.render(in: context)
        context.withPixels { pixels in
            #expect(pixels[10 * 40 + 10] == 0xffff_0000 && pixels[29 * 40 + 29] == 0xffff_0000)
            #expect(pixels[9 * 40 + 10] == 0 && pixels[30 * 40 + 29] == 0)
        }
    }
}
