import QuartzCore
import Testing

@testable import UIKitCore

struct WheelShapeTests {
    /// How far the ink of rows is from the middle, on pictures of iOS 16 and 17: rows of 32 (ListPicker of
    /// NativeScript), of 34 (rk_blood-type, where the middle's is 0.2 above it) and of 44 (iqd_simple,
    /// shrunk, so within 1.5 points; its third row is cut).
    @Test(arguments: [
        (CGFloat(32), [31.4, 58.2, 77.4] as [CGFloat], CGFloat(0.5)), (34, [33.2, 61.0, 79.9], 0.5),
        (44, [42, 73.3], 1.5),
    ])
    func rowsStandWherePicturesOfIOSHaveThem(rowHeight: CGFloat, ways: [CGFloat], tolerance: CGFloat) throws {
        let shape = WheelShape(height: 216, rowHeight: rowHeight)
        for (row, way) in zip(1..., ways) {
            let below = try #require(shape.place(CGFloat(row)))
            let above = try #require(shape.place(CGFloat(-row)))
            #expect(abs(below.y - 108 - way) <= tolerance)
            #expect(abs(below.y - 108 - (108 - above.y)) < 1e-9)
        }
    }

    /// The share of a row's ink, read from rk_blood-type in the middle of the rows: 0.34, 0.31 and 0.145
    /// where the chosen row has 0.766.
    @Test func rowsFadeAsOnAPictureOfIOS() throws {
        let shape = WheelShape(height: 216, rowHeight: 34)
        for (row, share) in [(1, 0.345), (2, 0.307), (3, 0.145)] as [(CGFloat, CGFloat)] {
            let place = try #require(shape.place(row))
            #expect(abs(place.opacity * 0.766 - share) < 0.03)
        }
        #expect(shape.place(0)?.squeeze == 1)
    }

    @Test func theBarIsAPointHigherThanARowOnEachSide() {
        let bar = WheelShape(height: 216, rowHeight: 34).bar
        #expect(bar == 90...126)
    }

    @Test func findsTheRowAtAPoint() throws {
        let shape = WheelShape(height: 216, rowHeight: 32)
        for row in -4...4 {
            let place = try #require(shape.place(CGFloat(row)))
            #expect(abs(shape.distance(at: place.y) - CGFloat(row)) < 1e-6)
        }
        #expect(abs(shape.distance(at: -500)) <= CGFloat(shape.reach))
    }

    @Test func showsNothingBehindTheCylinder() {
        let shape = WheelShape(height: 216, rowHeight: 32)
        #expect(shape.place(4.3) == nil && shape.place(-4.3) == nil)
        #expect(shape.reach == 5)
    }

    @Test(arguments: [(CGFloat(0), CGFloat(32)), (1, 32), (216, 1_000)])
    func hasAMiddleRowInAnyRoom(height: CGFloat, rowHeight: CGFloat) {
        let place = WheelShape(height: height, rowHeight: rowHeight).place(0)
        #expect(place?.y == height / 2 && place?.squeeze == 1)
    }
}
