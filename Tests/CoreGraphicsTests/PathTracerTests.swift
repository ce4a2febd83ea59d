import CoreGraphics
import Testing

struct PathTracerTests {
    @Test func aListOf96MillionPixelsShowsItsEnd() throws {
        let context = try CGContext.sheet()
        context.translateBy(x: 0, y: -96_000_000)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 96_000_005))
        #expect(context.inked == 10 * 5)
    }

    @Test func hugeSlopesStayExact() throws {
        let context = try CGContext.sheet()
        // Everything below the diagonal.
        context.addLines(between: [
            CGPoint(x: -1e9, y: -1e9), CGPoint(x: 1e9, y: 1e9), CGPoint(x: -1e9, y: 1e9),
        ])
        context.fillPath()
        #expect(context.pixel(2, 18) == 0xFF00_0000 && context.pixel(18, 2) == 0)
        #expect(context.pixel(9, 10) == 0xFF00_0000 && context.pixel(10, 9) == 0)
    }

    @Test func anEdgeThatPassesFarAwayDoesNotCutAcross() throws {
        let context = try CGContext.sheet()
        context.addLines(between: [
            CGPoint(x: -0.9e6, y: -10e6), CGPoint(x: 10e6, y: 0.9e6), CGPoint(x: 10e6, y: 10e6),
            CGPoint(x: -10e6, y: 10e6), CGPoint(x: -10e6, y: -10e6),
        ])
        context.fillPath()
        #expect(context.inked == 400)
    }

    @Test func hugeCirclesAreSeenInPart() throws {
        let context = try CGContext.sheet()
        context.fillEllipse(in: CGRect(x: -1e8, y: -1e8, width: 2e8, height: 2e8))
        #expect(context.inked == 400)
    }

    @Test(arguments: [
        CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e300, .leastNonzeroMagnitude,
    ])
    func noNumberStopsDrawing(_ number: CGFloat) throws {
        let context = try CGContext.sheet()
        let rect = CGRect(x: number, y: 0, width: 5, height: number)
        let image = CGImage(width: 1, height: 1, premultipliedARGB: [0xFF00_0000])
        for scale in [1, number, 0] {
            context.saveGState()
            context.scaleBy(x: scale, y: 1)
            context.fill(rect)
            context.stroke(rect, width: number)
            context.fillEllipse(in: rect)
            context.drawUpright(image, in: rect)
            context.draw(image, in: rect)
            context.drawMask(image, color: .red, in: rect)
            context.drawNineSlice(image, center: rect, imageScale: number, in: rect)
            context.addArc(center: .zero, radius: number, startAngle: number, endAngle: 1, clockwise: true)
            context.addPath(CGPath(continuousRoundedRect: rect, cornerRadius: number))
            context.setLineDash(phase: number, lengths: [number])
            context.setMiterLimit(number)
            context.strokePath()
            context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
            context.endTransparencyLayer()
            context.clip(to: rect)
            _ = context.boundingBoxOfClipPath
            _ = context.snappedToPixels(rect)
            context.restoreGState()
        }
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(context.pixel(10, 10) == 0xFFFF_0000)
    }
}
