import QuartzCore
import UIKitCore

/// Writes down what a scroll view tells its delegate, all but its moves.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var velocity = CGPoint.zero
    var target = CGPoint.zero
    var wanted: CGPoint?
    var goesToTop = true
    /// What to do at a call, by its name; once.
    var reactions: [String: @MainActor (UIScrollView) -> Void] = [:]
    /// What to do at every move.
    var onMove: (@MainActor (UIScrollView) -> Void)?
    var moves = 0

    private func note(_ name: String, _ scrollView: UIScrollView, _ detail: String = "") {
        calls.append(name + detail)
        reactions.removeValue(forKey: name)?(scrollView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        moves += 1
        onMove?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = velocity
        if let wanted { targetContentOffset.pointee = wanted }
        target = targetContentOffset.pointee
        note("willEndDragging", scrollView)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging", scrollView, " \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        note("willBeginDecelerating", scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating", scrollView) }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        note("didEndScrollingAnimation", scrollView)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        note("shouldScrollToTop", scrollView)
        return goesToTop
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop", scrollView) }
}

/// Writes down the touches that it hears of.
final class TouchLog: UIView {
    var calls: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("cancelled")
    }
}
