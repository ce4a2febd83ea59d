import CoreGraphics
import Foundation

@testable import QuartzCore

/// A screen of layers with its surface, in virtual time.
@MainActor
final class Sample {
    let tree: LayerTree
    let surface: CGContext
    var time: CFTimeInterval = 100
    var root: CALayer { tree.root }

    init(width: CGFloat = 60, height: CGFloat = 40, scale: CGFloat = 2) {
        tree = LayerTree(scale: scale)
        surface = CGContext(width: Int(width * scale), height: Int(height * scale), scale: scale)!
        root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    }

    /// A coloured layer in the root, or in another.
    @discardableResult
    func add(_ frame: CGRect, _ color: CGColor? = .black, to parent: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        (parent ?? root).addSublayer(layer)
        return layer
    }

    /// One frame after so many seconds.
    @discardableResult
    func frame(after seconds: CFTimeInterval = 0) -> [CGRect] {
        time += seconds
        tree.finishAnimations(at: time)
        tree.layout()
        tree.display()
        tree.animate(at: time)
        return tree.composite(onto: surface)
    }

    /// A body in the virtual time of this sample.
    func inItsTime<Result>(_ body: () throws -> Result) rethrows -> Result {
        let time = time
        let before = MediaClock.install { time }
        defer { MediaClock.install(before) }
        return try body()
    }

    /// Alpha, red, green, blue of a pixel.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        surface.withPixels { $0[y * surface.width + x] }
    }

    var pixels: [UInt32] { surface.withPixels { Array($0) } }

    /// All pixels, painted anew.
    var repainted: [UInt32] { tree.render()!.withPixels { Array($0) } }
}

extension CGColor {
    static let pureRed = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let pureGreen = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let pureBlue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// The same numbers on every machine.
struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 31)
    }
}

extension Sample {
    /// How many pixels differ from all painted anew, and by how much at most.
    var difference: Difference { Difference(pixels, repainted) }
}

/// How far two pictures are apart.
struct Difference: Equatable {
    /// Pixels that are not the same.
    var count = 0
    /// The greatest difference of a component, 0 to 255.
    var greatest = 0

    init() {}

    init(_ a: [UInt32], _ b: [UInt32]) {
        if a == b { return }
        for (p, q) in zip(a, b) where p != q {
            count += 1
            for shift in [0, 8, 16, 24] as [UInt32] {
                greatest = max(greatest, abs(Int(p >> shift & 255) - Int(q >> shift & 255)))
            }
        }
    }
}
