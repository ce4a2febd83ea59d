import CoreGraphics
import Foundation
import Testing

struct CGImageTests {
    private let image = CGImage(
        width: 3, height: 2, premultipliedARGB: [1, 2, 3, 4, 5, 6].map { 0xFF00_0000 | $0 })

    @Test func comesBackFromPNG() throws {
        let data = try image.pngData()
        let read = try CGImage(pngData: data)
        #expect(read.width == 3 && read.height == 2)
        #expect(read.withPixels(Array.init) == image.withPixels(Array.init))
        #expect(try read.pngData() == data)
    }

    @Test func keepsTransparencyInPNG() throws {
        let half = CGImage(width: 2, height: 1, premultipliedARGB: [0x8080_0000, 0])
        #expect(try CGImage(pngData: half.pngData()).withPixels(Array.init) == [0x8080_0000, 0])
    }

    @Test(arguments: [Data(), Data("no picture".utf8), Data([0x89, 0x50, 0x4E, 0x47])])
    func refusesWhatIsNoPNG(
        _ data: Data
    ) {
        #expect(throws: ImageError.unreadable) { try CGImage(pngData: data) }
    }

    @Test func refusesAPNGThatIsCutOff() throws {
        let data = try image.pngData()
        #expect(throws: ImageError.unreadable) { try CGImage(pngData: data.prefix(data.count / 2)) }
    }

    @Test func refusesAPNGThatPromisesTooMuch() throws {
        var data = try image.pngData()
        data.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0xFF])
        #expect(throws: ImageError.tooLarge(width: 0x7FFF_FFFF, height: 2, limit: CGImage.pngPixelLimit)) {
            try CGImage(pngData: data)
        }
    }

    @Test func cropsWithinItself() throws {
        let part = try #require(image.cropping(to: CGRect(x: 1.5, y: 1, width: 9, height: 9)))
        #expect(part.withPixels(Array.init) == [0xFF00_0005, 0xFF00_0006])
        #expect(image.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
        #expect(image.cropping(to: .null) == nil)
    }

    @Test(
        arguments: [
            ([0, 0, 0, 0, 0, 0], CGRect.zero), ([0, 0, 1, 0, 0, 0], CGRect(x: 2, y: 0, width: 1, height: 1)),
            ([0, 0, 0, 0, 1, 0], CGRect(x: 1, y: 1, width: 1, height: 1)),
            ([0, 1, 0, 1, 0, 0], CGRect(x: 0, y: 0, width: 2, height: 2)),
            ([1, 0, 0, 0, 0, 1], CGRect(x: 0, y: 0, width: 3, height: 2)),
        ] as [([UInt32], CGRect)])
    func inkIsTheBoxOfWhatShows(pixels: [UInt32], box: CGRect) {
        let image = CGImage(width: 3, height: 2, premultipliedARGB: pixels)
        #expect(image.ink == box)
        #expect(image.ink == box)
    }
}
