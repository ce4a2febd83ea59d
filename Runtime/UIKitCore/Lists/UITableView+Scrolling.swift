import QuartzCore

extension UITableView {
    func scroll(to row: Int, _ position: ScrollPosition, animated: Bool) {
        let end: @MainActor () -> CGPoint = { [weak self] in self?.offset(showing: row, position) ?? .zero }
        guard !animated else { return glide(to: end) }
        // Heights that are learned there move the place, and learning ends after few rounds.
        for _ in 0..<Self.mostRounds {
            let offset = end()
            guard offset != contentOffset else { break }
            setContentOffset(offset, animated: false)
            tile()
        }
    }

    /// The offset at which a row stands where it should, as far as heights are known.
    private func offset(showing row: Int, _ position: ScrollPosition) -> CGPoint {
        guard row < rows.count else { return contentOffset }
        let place = rect(row)
        let inset = adjustedContentInset
        let port = bounds.height - inset.top - inset.bottom
        let top = place.minY - inset.top
        let bottom = place.maxY - inset.top - port
        let y: CGFloat =
            switch position {
            case .top: top
            case .bottom: bottom
            case .middle: place.midY - inset.top - port / 2
            case .none: place.height > port ? top : min(max(contentOffset.y, bottom), top)
            }
        return onPixels(clamped(CGPoint(x: contentOffset.x, y: y)))
    }

    private static let mostRounds = 10
}
