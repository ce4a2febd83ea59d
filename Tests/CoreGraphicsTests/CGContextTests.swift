import CoreGraphics
import Testing

struct CGContextTests {
    @Test func theOriginIsAtTheTopLeftAndPointsAreScaled() throws {
        let context = try CGContext.sheet(20, 20, scale: 2)
        context.setFillColor(.red)
        context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(context.pixel(2, 4) == 0xFFFF_0000 && context.pixel(7, 11) == 0xFFFF_0000)
        #expect(context.inked == 6 * 8)
    }

    @Test(arguments: [(0, 5), (5, -1), (32_768, 1)]) func thereIsNoBitmapOfSuchASize(
        _ width: Int, _ height: Int
    ) {
        #expect(CGContext(width: width, height: height, scale: 1) == nil)
        #expect(CGContext(width: 1, height: 1, scale: .nan) == nil)
    }

    @Test func imagesDoNotFollow() throws {
        let context = try CGContext.sheet(2, 1)
        let before = try #require(context.makeImage())
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(before.withPixels(Array.init) == [0, 0])
        #expect(context.makeImage()?.withPixels(Array.init) == [0xFF00_0000, 0xFF00_0000])
    }

    @Test func statesAreGivenBack() throws {
        let context = try CGContext.sheet()
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.translateBy(x: 5, y: 5)
        context.setFillColor(.red)
        context.setAlpha(0.5)
        context.restoreGState()
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(context.pixel(19, 19) == 0xFF00_0000)
        #expect(context.ctm == .identity)
    }

    @Test func transformsNest() throws {
        let context = try CGContext.sheet()
        context.translateBy(x: 10, y: 0)
        context.scaleBy(x: 2, y: 2)
        context.rotate(by: .pi / 2)
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
        #expect(context.pixel(8, 0) != 0 && context.pixel(9, 5) != 0 && context.pixel(10, 0) == 0)
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 0)).y.rounded() == 2)
    }

    @Test func clippingLimitsDrawing() throws {
        let context = try CGContext.sheet()
        context.clip(to: CGRect(x: 2, y: 2, width: 10, height: 10))
        context.clip(to: CGRect(x: 8, y: 8, width: 10, height: 10))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 8, y: 8, width: 4, height: 4))
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(context.inked == 16)
    }

    @Test func anEmptyClipLetsNothingThrough() throws {
        let context = try CGContext.sheet()
        context.clip()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(context.inked == 0)
    }

    @Test func opacityIsMultiplied() throws {
        let context = try CGContext.sheet(1, 1)
        context.setAlpha(0.5)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.pixel(0, 0) == 0x4040_0000)
    }

    @Test func strokesLieOnBothSidesOfTheLine() throws {
        let context = try CGContext.sheet()
        context.setStrokeColor(.red)
        context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10), width: 2)
        #expect(context.pixel(4, 4) == 0xFFFF_0000 && context.pixel(5, 5) == 0xFFFF_0000)
        #expect(context.pixel(6, 6) == 0 && context.inked == 12 * 12 - 8 * 8)
    }

    @Test func dashesAreLeftOutWhenTheyMakeNoSense() throws {
        for lengths: [CGFloat] in [[-1, 2], [0, 0], [.nan], []] {
            let context = try CGContext.sheet()
            context.setLineDash(phase: .nan, lengths: lengths)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 5.5), CGPoint(x: 20, y: 5.5)])
            #expect(context.inked == 20)
        }
        let dashed = try CGContext.sheet()
        dashed.setLineDash(phase: 0, lengths: [5])
        dashed.strokeLineSegments(between: [CGPoint(x: 0, y: 5.5), CGPoint(x: 20, y: 5.5)])
        #expect(dashed.inked == 10)
    }

    @Test func thePathIsForgottenAfterUse() throws {
        let context = try CGContext.sheet()
        context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(context.path == CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil))
        context.fillPath()
        #expect(context.isPathEmpty)
        context.fillPath()
        #expect(context.inked == 4)
    }

    @Test func clearingTakesAway() throws {
        let context = try CGContext.sheet()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.clear(CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(context.inked == 200)
    }

    @Test func edgesMoveToPixels() throws {
        let context = try CGContext.sheet(20, 20, scale: 3)
        let snapped = context.snappedToPixels(CGRect(x: 0.4, y: 0.5, width: 1, height: 1))
        #expect(abs(snapped.minX - 1.0 / 3) < 1e-9 && abs(snapped.width - 1) < 1e-9)
        context.rotate(by: 1)
        #expect(context.snappedToPixels(CGRect(x: 0.4, y: 0, width: 1, height: 1)).minX == 0.4)
    }

    @Test func edgesAreHardWithoutSmoothing() throws {
        let context = try CGContext.sheet()
        context.setShouldAntialias(false)
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(context.withPixels { Set($0) } == [0, 0xFF00_0000])
    }
}
