import QuartzCore

/// Where the content can be.
extension UIScrollView {
    /// The offsets between the ends, on the horizontal axis.
    var horizontalRange: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        return -inset.left...max(-inset.left, contentSize.width - bounds.width + inset.right)
    }

    /// The offsets between the ends, on the vertical axis.
    var verticalRange: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        return -inset.top...max(-inset.top, contentSize.height - bounds.height + inset.bottom)
    }

    var ends: ScrollEnds {
        ScrollEnds(x: horizontalRange, y: verticalRange, size: bounds.size, bounces: bounces)
    }

    func clamped(_ offset: CGPoint) -> CGPoint { ends.clamped(offset) }

    /// What the safe area adds to the content's inset.
    var safeAreaInContent: UIEdgeInsets {
        let safe = safeArea
        guard safe != .zero, contentInsetAdjustmentBehavior != .never else { return .zero }
        let isAlways = contentInsetAdjustmentBehavior == .always
        let isVertical = isAlways || alwaysBounceVertical || contentSize.height > bounds.height
        let isHorizontal = isAlways || alwaysBounceHorizontal || contentSize.width > bounds.width
        return UIEdgeInsets(
            top: isVertical ? safe.top : 0, left: isHorizontal ? safe.left : 0,
            bottom: isVertical ? safe.bottom : 0, right: isHorizontal ? safe.right : 0)
    }

    /// Whether a finger moves the content along an axis.
    func moves(_ axis: ScrollAxes) -> Bool {
        let (range, always) =
            axis == .vertical
            ? (verticalRange, alwaysBounceVertical) : (horizontalRange, alwaysBounceHorizontal)
        return range.upperBound > range.lowerBound || bounces && always
    }

    /// Content at rest at an end stays there when the inset of that end changes (measured by others).
    func keepEdges(from old: UIEdgeInsets) {
        guard drag == nil, motion == nil else { return settle() }
        func kept(
            _ offset: CGFloat, old: (start: CGFloat, end: CGFloat), size: CGFloat, port: CGFloat,
            range: ClosedRange<CGFloat>
        ) -> CGFloat {
            if abs(offset + old.start) < Self.sameEdge { return range.lowerBound }
            let end = size - port + old.end
            if end > -old.start, abs(offset - end) < Self.sameEdge { return range.upperBound }
            return min(max(offset, range.lowerBound), range.upperBound)
        }
        let offset = CGPoint(
            x: kept(
                contentOffset.x, old: (old.left, old.right), size: contentSize.width, port: bounds.width,
                range: horizontalRange),
            y: kept(
                contentOffset.y, old: (old.top, old.bottom), size: contentSize.height, port: bounds.height,
                range: verticalRange))
        moveContent(to: offset)
    }

    /// Brings the content back between its ends after they moved. A finger that has the content keeps it;
    /// what moves by itself goes on from where it is.
    func settle() {
        guard drag == nil else { return }
        switch motion {
        case nil: moveContent(to: clamped(contentOffset))
        case .coasting: coastOn()
        case .gliding(var glide):
            glide.hold { [weak self] in self?.clamped($0) ?? $0 }
            motion = .gliding(glide)
        }
    }

    func moveContent(to offset: CGPoint) {
        let offset = offset.finite
        guard offset != bounds.origin else { return }
        bounds.origin = offset
    }

    /// Moves the content by what was learned of heights above it: a drag or motion goes on from the new
    /// place.
    func shiftContent(by distance: CGFloat) {
        guard distance != 0 else { return }
        moveContent(to: CGPoint(x: contentOffset.x, y: contentOffset.y + distance))
        switch motion {
        case nil: break
        case .coasting: coastOn(shift: CGPoint(x: 0, y: distance))
        case .gliding(var glide):
            glide.start.y += distance
            motion = .gliding(glide)
        }
    }

    /// Pixels in a point.
    var pixelScale: CGFloat { max(1, layer.contentsScale) }

    /// The nearest offset at which every edge lies on a pixel.
    func onPixels(_ offset: CGPoint) -> CGPoint { ends.onPixels(offset, scale: pixelScale) }

    func contentDidMove() {
        setNeedsLayout()
        if drag != nil || motion != nil { showIndicators() }
        heldDelegate?.scrollViewDidScroll(self)
    }

    /// Points within which an offset counts as being at an end.
    private static let sameEdge: CGFloat = 0.5
}
