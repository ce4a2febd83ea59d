import CoreGraphics
import Testing
import UIKit

struct PictureComparisonTests {
    let picture = CGImage(
        width: 3, height: 2, premultipliedARGB: [UInt32](repeating: 0xFF33_6699, count: 6))

    @Test func findsNothingInTheSamePicture() {
        #expect(PictureComparison(picture, with: picture).count == 0)
    }

    @Test func findsOnePixelThatIsAShadeOff() throws {
        var pixels = [UInt32](repeating: 0xFF33_6699, count: 6)
        pixels[4] = 0xFF33_6698
        let other = CGImage(width: 3, height: 2, premultipliedARGB: pixels)
        let comparison = PictureComparison(other, with: picture)
        #expect(comparison.count == 1)
        let difference = try #require(comparison.difference)
        #expect(difference.withPixels { $0[4] } == 0xFFFF_FFFF)
        #expect(difference.withPixels { $0[3] } == 0xFF00_0000)
    }

    @Test func findsThatTheSizesDiffer() {
        let other = CGImage(width: 2, height: 3, premultipliedARGB: [UInt32](repeating: 0, count: 6))
        let comparison = PictureComparison(other, with: picture)
        #expect(comparison.count == 6 && comparison.difference == nil)
    }
}
