public import QuartzCore

/// Hears how a scroll view moves.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The offset changed, by a finger or by the program.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// A finger began to drag, after it moved a little.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The finger let go; not told where content moves page by page.
    ///
    /// The velocity is in points a millisecond, along the offset. The target is where the content will rest;
    /// change it to rest elsewhere. A place past the ends is taken for the end.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// The finger is gone; `decelerate` says whether the content moves on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The content moves on by itself, or goes back to the end that it was pulled past.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The content came to rest after a drag, or a finger stopped it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// An animated change of the offset by the program ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// Whether a tap on the status bar brings the content to its top; true by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// The content is at its top after a tap on the status bar; told at once where it was there.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
