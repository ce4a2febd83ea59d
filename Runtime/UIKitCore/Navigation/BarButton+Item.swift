import QuartzCore

/// How an item stands in a bar.
extension BarButton {
    /// What shows an item: its own view, or a button.
    static func view(of item: UIBarButtonItem, in bar: UIView) -> UIView {
        if let view = item.customView { return view }
        let button = BarButton(
            text: item.word(in: bar), image: item.symbol, isStrong: item.style == .done
        ) { [weak item] in
            if let item { item.primaryAction?.run(from: item) }
        }
        button.isEnabled = item.isEnabled
        button.leastWidth = item.width
        if let tint = item.tintColor { button.tintColor = tint }
        if let label = item.accessibilityLabel { button.accessibilityLabel = label }
        button.accessibilityIdentifier = item.accessibilityIdentifier
        return button
    }

    /// How wide it asks to be.
    static func width(of view: UIView, in room: CGSize) -> CGFloat {
        guard let button = view as? BarButton else { return view.sizeThatFits(room).width }
        return max(button.naturalWidth, button.leastWidth)
    }

    /// A button is as high as the bar; a view of the app's own keeps its height.
    static func fitted(_ view: UIView, in rect: CGRect) -> CGRect {
        guard !(view is BarButton) else { return rect }
        let height = min(view.sizeThatFits(rect.size).height, rect.height)
        return CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    }
}
