import CoreGraphics
import Testing

struct CGAffineTransformTests {
    @Test func whatIsAddedComesFirst() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 22, y: 33))
        let other = CGAffineTransform(scaleX: 2, y: 3).concatenating(
            CGAffineTransform(translationX: 10, y: 10))
        #expect(CGPoint(x: 1, y: 1).applying(other) == CGPoint(x: 12, y: 13))
    }

    @Test func turnsFromXTowardsY() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
    }

    @Test func invertingUndoes() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
        let both = transform.concatenating(transform.inverted())
        let parts = [both.a, both.b, both.c, both.d, both.tx, both.ty]
        for (value, wanted) in zip(parts, [1, 0, 0, 1, 0, 0] as [CGFloat]) {
            #expect(abs(value - wanted) < 1e-12)
        }
    }

    @Test func whatCannotBeUndoneStays() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(!flat.isInvertible)
        #expect(!CGAffineTransform(translationX: .nan, y: 0).isInvertible)
    }

    @Test func rectanglesBecomeTheirBox() {
        let box = CGRect(x: 0, y: 0, width: 10, height: 20).applying(
            CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(box.minX + 20) < 1e-9 && abs(box.width - 20) < 1e-9 && abs(box.height - 10) < 1e-9)
        #expect(CGRect.null.applying(CGAffineTransform(translationX: 1, y: 1)).isNull)
    }

    @Test(arguments: [
        CGAffineTransform.identity, CGAffineTransform(translationX: 3, y: -4),
        CGAffineTransform(scaleX: -2, y: 0.5), CGAffineTransform(rotationAngle: 0.7),
        CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6),
        CGAffineTransform(a: 1, b: 0.2, c: -0.4, d: 1, tx: 0, ty: 0),
    ])
    func theBoxHoldsAllFourCorners(_ transform: CGAffineTransform) {
        for rect in [
            CGRect(x: 1, y: 2, width: 30, height: 40), CGRect(x: 31, y: 42, width: -30, height: -40),
        ] {
            let corners = [(1, 2), (31, 2), (1, 42), (31, 42)].map {
                CGPoint(x: $0.0, y: $0.1).applying(transform)
            }
            let box = rect.applying(transform)
            #expect(abs(box.minX - corners.map(\.x).min()!) < 1e-9)
            #expect(abs(box.maxX - corners.map(\.x).max()!) < 1e-9)
            #expect(abs(box.minY - corners.map(\.y).min()!) < 1e-9)
            #expect(abs(box.maxY - corners.map(\.y).max()!) < 1e-9)
        }
    }

    @Test func movingARectangleKeepsItsSizeToTheLastDigit() {
        let rect = CGRect(x: 0.1, y: 44_000_000.3, width: 0.3, height: 43.7)
        let moved = rect.applying(CGAffineTransform(translationX: 1e9, y: 0.1))
        #expect(moved.size == rect.size)
        #expect(rect.applying(.identity) == rect)
    }

    @Test func sizesIgnoreTranslation() {
        let size = CGSize(width: 2, height: 3).applying(
            CGAffineTransform(a: 2, b: 0, c: 0, d: -1, tx: 9, ty: 9))
        #expect(size == CGSize(width: 4, height: -3))
    }
}
