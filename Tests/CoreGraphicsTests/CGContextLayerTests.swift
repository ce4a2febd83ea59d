import CoreGraphics
import Testing

struct CGContextLayerTests {
    private let all = CGRect(x: 0, y: 0, width: 20, height: 20)

    @Test func aLayerIsLaidOnAsAWhole() throws {
        let context = try CGContext.sheet()
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(.red)
        context.fill(all)
        context.setFillColor(.blue)
        context.fill(all)
        context.endTransparencyLayer()
        #expect(context.pixel(5, 5) == 0x8000_0080)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.pixel(0, 0) >> 24 == 0xC0)
    }

    @Test func aLayerIsNoLargerThanAsked() throws {
        let context = try CGContext.sheet()
        context.beginTransparencyLayer(in: CGRect(x: 5, y: 5, width: 5, height: 5), auxiliaryInfo: nil)
        context.fill(all)
        context.endTransparencyLayer()
        #expect(context.inked == 25)
        context.fill(all)
        #expect(context.inked == 400)
    }

    @Test func statesLeftOpenAreGivenBack() throws {
        let context = try CGContext.sheet()
        context.saveGState()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.saveGState()
        context.translateBy(x: 3, y: 3)
        context.endTransparencyLayer()
        #expect(context.ctm == .identity)
        context.restoreGState()
        context.endTransparencyLayer()
        context.fill(all)
        #expect(context.inked == 400)
    }

    @Test func layersNest() throws {
        let context = try CGContext.sheet()
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(in: all, auxiliaryInfo: nil)
        context.fill(all)
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        #expect(context.pixel(5, 5) >> 24 == 0x40)
    }
}
