import QuartzCore

extension UITableView {
    func scroll(to element: TableElement, _ position: ScrollPosition, animated: Bool) {
        let end: @MainActor () -> CGPoint = { [weak self] in self?.offset(showing: element, position) ?? .zero
        }
        guard !animated else { return glide(to: end) }
        // Heights that are learned there move the place, and learning ends after few rounds.
        for _ in 0..<Self.mostRounds {
            let offset = end()
            guard offset != contentOffset else { break }
            setContentOffset(offset, animated: false)
            tile()
        }
    }

    /// The offset at which something stands where it should, as far as heights are known.
    private func offset(showing element: TableElement, _ position: ScrollPosition) -> CGPoint {
        guard line.contains(element) else { return contentOffset }
        let place = rect(element)
        var inset = adjustedContentInset
        let held = heldHeights(around: element)
        inset.top += held.top
        inset.bottom += held.bottom
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

    /// What the header and the footer of a row's section cover while the row is at an end of what is seen.
    private func heldHeights(around element: TableElement) -> (top: CGFloat, bottom: CGFloat) {
        guard style == .plain, case .row(let row) = element else { return (0, 0) }
        let section = map.section(of: row)
        return (ownFrame(.header, in: section).height, ownFrame(.footer, in: section).height)
    }

    private static let mostRounds = 10
}
