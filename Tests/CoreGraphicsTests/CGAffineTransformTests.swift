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

    @Test func sizesIgnoreTranslation() {
        let size = CGSize(width: 2, height: 3).applying(
            CGAffineTransform(a: 2, b: 0, c: 0, d: -1, tx: 9, ty: 9))
        #expect(size == CGSize(width: 4, height: -3))
    }
}
