import QuartzCore

/// The bars that say where in the content one is; they are made when they are first shown.
@MainActor struct ScrollIndicators {
    private(set) var vertical: UIView?
    private(set) var horizontal: UIView?
    private(set) var isShown = false
    private var hiding: Tick?

    mutating func show(in view: UIView) {
        hiding?.cancel()
        hiding = nil
        isShown = true
        if vertical == nil {
            vertical = Self.makeBar(in: view)
            horizontal = Self.makeBar(in: view)
        }
        for bar in [vertical, horizontal] {
            bar?.layer.removeAnimation(forKey: "opacity")
            UIView.performWithoutAnimation { bar?.alpha = 1 }
        }
    }

    mutating func hide(after delay: TimeInterval) {
        guard isShown else { return }
        hiding?.cancel()
        isShown = false
        let bars = [vertical, horizontal]
        hiding = FrameLoop.current.ticks.after(delay) {
            UIView.animate(withDuration: Self.fade) { for bar in bars { bar?.alpha = 0 } }
        }
    }

    mutating func stop() {
        hiding?.cancel()
        hiding = nil
        isShown = false
        for bar in [vertical, horizontal] { bar?.alpha = 0 }
    }

    private static func makeBar(in view: UIView) -> UIView {
        let bar = UIView()
        bar.isUserInteractionEnabled = false
        bar.backgroundColor = UIColor {
            UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: opacity)
        }
        bar.layer.cornerRadius = ScrollBar.thickness / 2
        bar.layer.zPosition = inFront
        view.addSubview(bar)
        return bar
    }

    /// Seconds that a flash lasts before it fades, chosen by eye.
    static let flash: TimeInterval = 1
    /// Seconds (documented by others, as the opacity).
    private static let fade: TimeInterval = 0.4
    nonisolated private static let opacity: CGFloat = 0.35
    private static let inFront: CGFloat = 1_000
}

/// Where a bar stands on its axis: its length is to the viewport as that is to the content.
struct ScrollBar: Equatable {
    let start: CGFloat
    let length: CGFloat

    /// - Parameters:
    ///   - viewport: the visible length, less the insets.
    ///   - offset: how far the content was scrolled from its start.
    init?(viewport: CGFloat, content: CGFloat, offset: CGFloat) {
        guard viewport > 0, content > viewport else { return nil }
        let track = max(0, viewport - 2 * Self.margin)
        let whole = min(max(track * viewport / content, Self.minimum), track)
        let last = content - viewport
        // Past an end the bar is pressed together against it.
        let excess = max(0, -offset, offset - last)
        length = min(whole, max(whole - excess, Self.pressed))
        start = Self.margin + (track - length) * min(max(offset / last, 0), 1)
    }

    /// Points (documented by others; the pressed length is chosen by eye).
    static let thickness: CGFloat = 2.5
    static let margin: CGFloat = 3
    private static let minimum: CGFloat = 36
    private static let pressed: CGFloat = 8
}

extension UIScrollView {
    func showIndicators() {
        guard window != nil else { return }
        indicators.show(in: self)
        setNeedsLayout()
    }

    func hideIndicators(after delay: TimeInterval) { indicators.hide(after: delay) }

    func layOutIndicators() {
        guard let vertical = indicators.vertical, let horizontal = indicators.horizontal else { return }
        let inset = adjustedContentInset, safe = safeAreaInsets, port = bounds.inset(by: inset)
        let down = ScrollBar(viewport: port.height, content: contentSize.height, offset: port.minY)
        let across = ScrollBar(viewport: port.width, content: contentSize.width, offset: port.minX)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let right = bounds.maxX - safe.right - ScrollBar.margin - ScrollBar.thickness
        UIView.performWithoutAnimation {
            vertical.isHidden = down == nil || !showsVerticalScrollIndicator
            horizontal.isHidden = across == nil || !showsHorizontalScrollIndicator
            if let down {
                vertical.frame = CGRect(
                    x: isMirrored ? bounds.minX + safe.left + ScrollBar.margin : right,
                    y: port.minY + down.start,
                    width: ScrollBar.thickness, height: down.length)
            }
            if let across {
                horizontal.frame = CGRect(
                    x: port.minX + across.start, y: port.maxY - ScrollBar.margin - ScrollBar.thickness,
                    width: across.length, height: ScrollBar.thickness)
            }
        }
    }
}
