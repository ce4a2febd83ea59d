import Testing

@testable import CoreGraphics

struct NineSliceTests {
    @Test func cornersKeepTheirSize() {
        let spans = NineSlice.spans(pixels: 30, center: 1.0 / 3...2.0 / 3, imageScale: 2, from: 10, to: 110)
        #expect(spans.map(\.source) == [0..<10, 10..<20, 20..<30])
        #expect(spans.map(\.start) == [10, 15, 105])
        #expect(spans.map(\.end) == [15, 105, 110])
    }

    @Test func cornersShareWhatRoomThereIs() {
        let spans = NineSlice.spans(pixels: 30, center: 1.0 / 3...2.0 / 3, imageScale: 1, from: 0, to: 10)
        #expect(spans.map(\.source) == [0..<10, 20..<30])
        #expect(spans.map(\.end) == [5, 10])
    }

    @Test func aWholeCentreStretchesAll() {
        #expect(
            NineSlice.spans(pixels: 8, center: 0...1, imageScale: 1, from: 0, to: 50)
                == [NineSlice.Span(source: 0..<8, start: 0, end: 50)])
    }
}
