import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor struct LayerTreeTests {
    @Test func paintsNothingWhenNothingChanged() throws {
        let tree = LayerTree(scale: 1)
        tree.root.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let context = try #require(CGContext(width: 20, height: 20, scale: 1))
        let first = tree.composite(onto: context)
        let second = tree.composite(onto: context)
        #expect(!first.isEmpty)
        #expect(second.isEmpty)
        #expect(!tree.needsComposite)
    }

    @Test func repaintsOnlyWhereALayerMoved() throws {
        let tree = LayerTree(scale: 1)
        tree.root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let layer = CALayer()
        layer.backgroundColor = CGColor(gray: 0, alpha: 1)
        layer.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        tree.root.addSublayer(layer)
        let context = try #require(CGContext(width: 100, height: 100, scale: 1))
        _ = tree.composite(onto: context)
        layer.frame.origin.x = 60
        let area = tree.composite(onto: context).reduce(0) { $0 + $1.width * $1.height }
        #expect(area > 0 && area < 400)
    }
}
