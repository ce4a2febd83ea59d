import CoreGraphics
import Testing

@testable import CoreText

struct TextLayoutDrawingTests {
    private func pixels(
        _ runs: [TextRun], paragraph: TextParagraph = TextParagraph(),
        at origin: CGPoint = CGPoint(x: 10, y: 10),
        width: CGFloat = 100
    ) throws -> [UInt32] {
        let context = try #require(CGContext(width: 240, height: 100, scale: 2))
        TextLayout.make(runs, paragraph: paragraph, width: width, scale: 2).draw(
            in: context, at: origin, width: width)
        return context.withPixels { Array($0) }
    }

    private let runs = [TextRun("Ag 가힣 👍 مرحبا", font: FontFace(size: 15))]

    @Test func drawsTheSamePixelsEachTime() throws {
        let first = try pixels(runs)
        #expect(first.contains { $0 != 0 })
        #expect(try pixels(runs) == first)
    }

    @Test func drawsTheSamePixelsOnManyThreads() async throws {
        let first = try pixels(runs)
        try await withThrowingTaskGroup(of: [UInt32].self) { group in
            for _ in 0..<8 { group.addTask { try pixels(runs) } }
            for try await other in group { #expect(other == first) }
        }
    }

    @Test func aFractionOfAPixelChangesNothing() throws {
        #expect(try pixels(runs, at: CGPoint(x: 10.2, y: 9.8)) == pixels(runs))
    }

    @Test func eachRunHasItsColour() throws {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        let font = FontFace(size: 17, weight: 0.62)
        let drawn = try pixels([
            TextRun("HH", font: font, color: red), TextRun("HH", font: font, color: blue),
        ])
        #expect(drawn.contains(0xFFFF_0000))
        #expect(drawn.contains(0xFF00_00FF))
        #expect(!drawn.contains(0xFF00_0000))
    }

    @Test func alignsInTheBox() throws {
        func left(_ alignment: TextParagraph.Alignment) throws -> Int {
            let drawn = try pixels(
                [TextRun("I", font: FontFace(size: 17))], paragraph: TextParagraph(alignment: alignment))
            let columns = drawn.indices.filter { drawn[$0] != 0 }.map { $0 % 240 }
            return try #require(columns.min())
        }
        let (start, middle, end) = try (left(.left), left(.center), left(.right))
        #expect((20..<26).contains(start))
        #expect((115..<122).contains(middle))
        #expect((208..<220).contains(end))
        #expect(try left(.natural) == start)
    }

    @Test func underlinesAreDrawnBelowTheBaseline() throws {
        let font = FontFace(size: 17)
        let plain = try pixels([TextRun("HHH", font: font)])
        let lined = try pixels([TextRun("HHH", font: font, hasUnderline: true)])
        let rows = Set(plain.indices.filter { plain[$0] != lined[$0] }.map { $0 / 240 })
        // Baseline 16 points below 10, the line a ninth of the size below that, one point thick.
        #expect(rows == [56, 57])
    }

    @Test func whatIsOutsideTheBitmapIsHarmless() throws {
        for origin in [CGPoint(x: 1e12, y: 0), CGPoint(x: 0, y: -1e9), CGPoint(x: CGFloat.nan, y: 0)] {
            #expect(try pixels(runs, at: origin).allSatisfy { $0 == 0 })
        }
    }

    @Test func contextOpacityCounts() throws {
        let context = try #require(CGContext(width: 100, height: 60, scale: 2))
        context.setAlpha(0.5)
        TextLayout.make(
            [TextRun("H", font: FontFace(size: 17, weight: 0.62))], paragraph: TextParagraph(), width: 50,
            scale: 2
        )
        .draw(in: context, at: .zero)
        let strongest = context.withPixels { $0.map { $0 >> 24 }.max() }
        #expect(strongest == 128)
    }
}
