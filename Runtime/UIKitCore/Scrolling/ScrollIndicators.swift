import QuartzCore

/// The bars that say where in the content one is; they are made when they are first shown.
@MainActor struct ScrollIndicators {
    private(set) var vertical: UIView?
    private(set) var horizontal: UIView?
    var style = UIScrollView.IndicatorStyle.default {
        didSet { if style != oldValue { color() } }
    }
    private var isShown = false
    private var hiding: Tick?

    mutating func show(in view: UIView) {
        hiding?.cancel()
        hiding = nil
        isShown = true
        if vertical == nil {
            vertical = Self.makeBar()
            horizontal = Self.makeBar()
            color()
        }
        for bar in [vertical, horizontal] {
            guard let bar else { continue }
            // An app that empties its scroll view takes the bars out with the rest.
            if bar.superview !== view { view.addSubview(bar) }
            bar.layer.removeAnimation(forKey: "opacity")
            UIView.performWithoutAnimation { bar.alpha = 1 }
        }
    }

    mutating func hide(after delay: TimeInterval) {
        guard isShown else { return }
        hiding?.cancel()
        isShown = false
        let bars = [vertical, horizontal]
        hiding = (vertical?.window?.screen.frames ?? .current).ticks.after(delay) {
            UIView.animate(withDuration: Self.fade) { for bar in bars { bar?.alpha = 0 } }
        }
    }

    mutating func stop() {
        hiding?.cancel()
        hiding = nil
        isShown = false
        for bar in [vertical, horizontal] { bar?.alpha = 0 }
    }

    private static func makeBar() -> UIView {
        let bar = UIView()
        bar.alpha = 0
        bar.isUserInteractionEnabled = false
        bar.layer.cornerRadius = ScrollBar.thickness / 2
        bar.layer.zPosition = inFront
        return bar
    }

    private func color() {
        let style = style
        let color = UIColor {
            let isWhite = style == .default ? $0.userInterfaceStyle == .dark : style == .white
            return UIColor(white: isWhite ? 1 : 0, alpha: Self.opacity)
        }
        for bar in [vertical, horizontal] { bar?.backgroundColor = color }
    }

    /// Seconds that a flash lasts before it fades, chosen by eye.
    static let flash: TimeInterval = 1
    /// Seconds (documented by others, as the opacity).
    private static let fade: TimeInterval = 0.4
    nonisolated private static let opacity: CGFloat = 0.35
    private static let inFront: CGFloat = 1_000
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
        let safe = automaticallyAdjustsScrollIndicatorInsets ? safeArea : .zero
        let port = bounds.inset(by: adjustedContentInset)
        let tall = bounds.inset(by: verticalScrollIndicatorInsets + safe)
        let wide = bounds.inset(by: horizontalScrollIndicatorInsets + safe)
        let down = ScrollBar(
            room: tall.height, viewport: port.height, content: contentSize.height, offset: port.minY)
        let across = ScrollBar(
            room: wide.width, viewport: port.width, content: contentSize.width, offset: port.minX)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let depth = ScrollBar.margin + ScrollBar.thickness
        UIView.performWithoutAnimation {
            vertical.isHidden = down == nil || !showsVerticalScrollIndicator
            horizontal.isHidden = across == nil || !showsHorizontalScrollIndicator
            if let down {
                vertical.frame = CGRect(
                    x: isMirrored ? tall.minX + ScrollBar.margin : tall.maxX - depth,
                    y: tall.minY + down.start, width: ScrollBar.thickness, height: down.length)
            }
            if let across {
                horizontal.frame = CGRect(
                    x: wide.minX + across.start, y: wide.maxY - depth, width: across.length,
                    height: ScrollBar.thickness)
            }
        }
    }
}
