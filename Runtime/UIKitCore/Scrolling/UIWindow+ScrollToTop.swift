import QuartzCore

extension UIWindow {
    /// What a tap on the status bar does: the one scroll view in sight that may scrolls to its top. Where
    /// there are several, none does (Apple's documentation of `scrollsToTop`).
    package func scrollToTop() {
        let found = scrollViewsInSight(in: self)
        guard found.count == 1, let scrollView = found.first else { return }
        scrollView.scrollToTop()
    }

    private func scrollViewsInSight(in view: UIView) -> [UIScrollView] {
        guard !view.isHidden, view.alpha >= Self.leastTouchableAlpha,
            view.convert(view.bounds, to: self).intersects(bounds)
        else { return [] }
        let inside = view.subviews.flatMap(scrollViewsInSight)
        guard let scrollView = view as? UIScrollView, scrollView.scrollsToTop, scrollView.isScrollEnabled
        else { return inside }
        return [scrollView] + inside
    }
}

extension UIScrollView {
    fileprivate func scrollToTop() {
        guard heldDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        glide(isToTop: true) { [weak self] in
            guard let self else { return .zero }
            return CGPoint(x: contentOffset.x, y: verticalRange.lowerBound)
        }
    }
}
