import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct AutoresizingTests {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 40))

    private nonisolated static let none: UIView.AutoresizingMask = []
    private nonisolated static let middle: UIView.AutoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin,
    ]
    private nonisolated static let start: UIView.AutoresizingMask = [.flexibleWidth, .flexibleRightMargin]

    init() { outer.addSubview(inner) }

    private func resized(_ mask: UIView.AutoresizingMask) -> CGRect {
        inner.autoresizingMask = mask
        outer.frame.size = CGSize(width: 300, height: 150)
        return inner.frame
    }

    @Test(
        arguments: [
            (Self.none, CGRect(20, 10, 60, 40)), (.flexibleWidth, CGRect(20, 10, 160, 40)),
            (.flexibleHeight, CGRect(20, 10, 60, 90)), (.flexibleLeftMargin, CGRect(120, 10, 60, 40)),
            (.flexibleTopMargin, CGRect(20, 60, 60, 40)), (.flexibleRightMargin, CGRect(20, 10, 60, 40)),
            // A seventh of the margins is on the left.
            (Self.middle, CGRect(20 + 100.0 / 7, 10, 60, 40)),
            (Self.start, CGRect(20, 10, 60 + 100.0 / 3, 40)),
        ] as [(UIView.AutoresizingMask, CGRect)])
    func whatIsFlexibleSharesTheGrowth(mask: UIView.AutoresizingMask, expected: CGRect) {
        #expect(resized(mask).isClose(to: expected))
    }

    /// Under a transform the frame is undefined (documentation of `UIView.frame`), so it has no say.
    @Test func aTransformHasNoPartInIt() {
        inner.frame = outer.bounds
        inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).rotated(by: 0.3)
        _ = resized([.flexibleWidth, .flexibleHeight])
        #expect(inner.bounds.size == CGSize(width: 300, height: 150))
        #expect(inner.center == CGPoint(x: 150, y: 75))
        inner.transform = .identity
        #expect(inner.frame == outer.bounds)
    }

    @Test func nothingIsResizedWhereTheSuperviewSaysSo() {
        outer.autoresizesSubviews = false
        #expect(resized([.flexibleWidth, .flexibleHeight]) == CGRect(20, 10, 60, 40))
    }
}
