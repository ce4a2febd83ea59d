import CoreGraphics
import Foundation
import Testing

struct AlphaMaskTests {
    /// A square of 40 pixels in the middle of 120.
    private let square: AlphaMask = {
        let side = 40..<80
        return AlphaMask(
            width: 120, height: 120,
            values: (0..<120).flatMap { y in (0..<120).map { side.contains($0) && side.contains(y) ? 255 : 0 }
            })
    }()

    @Test(arguments: [1, 2, 3.5, 6, 10]) func comesCloseToAGaussian(_ sigma: CGFloat) {
        let row = square.blurred(sigma: sigma).values[60 * 120..<61 * 120].map(Double.init)
        for x in 20..<100 {
            func normal(_ value: Double) -> Double { (1 + erf(value / Double(sigma) / 2.0.squareRoot())) / 2 }
            let exact = 255 * (normal(Double(x) + 0.5 - 40) - normal(Double(x) + 0.5 - 80))
            #expect(abs(row[row.startIndex + x] - exact) < 9, "at \(x)")
        }
    }

    @Test(arguments: [0.7, 2, 3, 4.2]) func isSymmetric(_ sigma: CGFloat) {
        let blurred = square.blurred(sigma: sigma)
        #expect(blurred.values == blurred.values.reversed())
    }

    @Test func keepsTheSum() {
        let sum = square.values.reduce(0) { $0 + Int($1) }
        let blurred = square.blurred(sigma: 5).values.reduce(0) { $0 + Int($1) }
        #expect(abs(Double(blurred) / Double(sum) - 1) < 0.02)
    }

    @Test func reachesAsFarAsItSays() {
        let reach = AlphaMask.reach(ofSigma: 4)
        let row = square.blurred(sigma: 4).values[60 * 120..<61 * 120]
        #expect(row.prefix(40 - reach).allSatisfy { $0 == 0 })
        #expect(AlphaMask.reach(ofSigma: 0) == 0)
    }

    @Test(arguments: [CGFloat.nan, -1, 0]) func noSigmaChangesNothing(_ sigma: CGFloat) {
        #expect(square.blurred(sigma: sigma) == square)
    }

    @Test func aSigmaWiderThanTheMaskIsHarmless() {
        let small = AlphaMask(width: 3, height: 2, values: [255, 255, 255, 255, 255, 255])
        #expect(small.blurred(sigma: 1e9).values.count == 6)
    }

    @Test func takesTheOpacitiesOfAContext() throws {
        let context = try CGContext.sheet(2, 1)
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let mask = AlphaMask(context)
        #expect(mask.values == [0, 128])
        #expect(CGImage(mask).withPixels(Array.init) == [0, 0x8080_8080])
        #expect(AlphaMask(CGImage(mask)) == mask)
    }
}
