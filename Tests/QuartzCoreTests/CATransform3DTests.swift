import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

struct CATransform3DTests {
    @Test func doesTheFirstThenTheSecond() {
        let both = CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(5, 0, 0))
        let point = CGPoint(x: 1, y: 1).applying(CATransform3DGetAffineTransform(both))
        #expect(point == CGPoint(x: 7, y: 2))
    }

    @Test func addsInItsOwnSpace() {
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 5, 0, 0)
        #expect(moved.m41 == 10)
    }

    @Test func turnsClockwiseOnTheScreen() {
        let quarter = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
        let point = CGPoint(x: 1, y: 0).applying(quarter)
        #expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
    }

    @Test func isUndoneByItsInverse() {
        var t = CATransform3DRotate(CATransform3DMakeScale(2, 3, 4), 0.7, 1, 2, 3)
        t = CATransform3DTranslate(t, 5, 6, 7)
        let (a, b) = (CATransform3DConcat(t, CATransform3DInvert(t)).rows, CATransform3DIdentity.rows)
        for (row, expected) in [(a.0, b.0), (a.1, b.1), (a.2, b.2), (a.3, b.3)] {
            for index in 0..<4 { #expect(abs(row[index] - expected[index]) < 1e-12) }
        }
        let collapsed = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(collapsed), collapsed))
    }

    @Test func knowsWhatIsFlat() {
        #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    }

    @Test func mixesTurnsByTheShorterWay() {
        let from = CATransform3DMakeRotation(3, 0, 0, 1)
        let to = CATransform3DMakeRotation(-3, 0, 0, 1)
        let middle = AffineParts(from.mixed(with: to, at: 0.5))
        #expect(abs(abs(middle.rotation) - .pi) < 1e-9)
        #expect(abs(middle.scale.width - 1) < 1e-9)
    }

    @Test(arguments: [
        CGAffineTransform(a: 2, b: 1, c: -0.5, d: 3, tx: 7, ty: 8), CGAffineTransform(scaleX: -1, y: 2),
        CGAffineTransform(a: 0, b: 0, c: 0, d: 2, tx: 0, ty: 0), CGAffineTransform(rotationAngle: 2),
    ])
    func isPutTogetherAsItWasTakenApart(transform: CGAffineTransform) {
        let result = AffineParts(transform).transform
        for path in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
            #expect(abs(result[keyPath: path] - transform[keyPath: path]) < 1e-12)
        }
    }
}
