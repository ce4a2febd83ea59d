import Testing
import UIKit

@testable import Gallery

@MainActor struct GridViewTests {
    /// A view that wants to be so wide and 20 high.
    private final class Block: UIView {
        let width: CGFloat

        init(_ width: CGFloat) {
            self.width = width
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { return nil }

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: width, height: 20) }
    }

    private func frames(_ rows: [[CGFloat]], width: CGFloat) -> [CGRect] {
        let blocks = rows.map { $0.map(Block.init) }
        let grid = GridView(rows: blocks)
        grid.frame = CGRect(x: 0, y: 0, width: width, height: 0)
        grid.layoutIfNeeded()
        #expect(grid.sizeThatFits(grid.bounds.size).height == blocks.joined().map(\.frame.maxY).max())
        return blocks.joined().map(\.frame)
    }

    @Test func givesARowEqualColumns() {
        #expect(
            frames([[10, 10], [10]], width: 108) == [
                CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 58, y: 0, width: 50, height: 20),
                CGRect(x: 0, y: 36, width: 108, height: 20),
            ])
    }

    @Test func breaksRowsOfAsManyViewsAlikeWhereOneIsCut() {
        let frames = frames([[10, 10, 10, 10], [10, 70, 10, 10], [10, 10]], width: 200)
        #expect(frames.map(\.minX) == [0, 104, 0, 104, 0, 104, 0, 104, 0, 104])
        #expect(frames.map(\.minY) == [0, 0, 36, 36, 72, 72, 108, 108, 144, 144])
    }

    @Test func putsWhatFitsNowhereInRowsOfOne() {
        #expect(frames([[500, 500, 500]], width: 100).map(\.minX) == [0, 0, 0])
    }
}
