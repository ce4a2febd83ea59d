import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor
struct RepaintTests {
    private let sample = Sample(width: 100, height: 100, scale: 1)
    private let surface = PixelRect(left: 0, top: 0, right: 100, bottom: 100)

    private func rows(_ damage: [(Int, Int)]) -> [[Int]] {
        var region = Region()
        for (top, bottom) in damage { region.add(PixelRect(left: 3, top: top, right: 9, bottom: bottom)) }
        let list = DisplayList(sample.root, transform: .identity, surface: surface, at: 0)
        let repaint = Repaint(region, of: list.items, on: surface, scale: 1)
        #expect(repaint.rows.allSatisfy { $0.left == 0 && $0.right == 100 })
        return repaint.rows.map { [$0.top, $0.bottom] }
    }

    @Test func joinsRowsThatTouch() {
        #expect(rows([(50, 60), (10, 20), (20, 25)]) == [[10, 25], [50, 60]])
        #expect(rows([]) == [])
    }

    @Test func holdsTurnedShadowsWhole() {
        let layer = sample.add(CGRect(x: 40, y: 40, width: 20, height: 20))
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, .zero)
        #expect(rows([(50, 51)]) == [[50, 51]])
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        let turned = rows([(50, 51)])
        #expect(turned.count == 1 && turned[0][0] < 40 && turned[0][1] > 60)
        #expect(rows([(5, 6)]) == [[5, 6]])
    }

    @Test func holdsScaledPicturesWhole() {
        let layer = sample.add(CGRect(x: 0, y: 40, width: 20, height: 20), nil)
        layer.contents = CGImage(width: 20, height: 20, premultipliedARGB: [UInt32](repeating: 0, count: 400))
        #expect(rows([(50, 51)]) == [[50, 51]])
        layer.contents = CGImage(width: 1, height: 1, premultipliedARGB: [0])
        #expect(rows([(50, 51)]) == [[39, 61]])
    }
}
