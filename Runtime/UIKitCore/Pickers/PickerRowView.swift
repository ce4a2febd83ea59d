import QuartzCore

/// What a row of a wheel shows.
enum PickerRowContent {
    case text(StyledText)
    case view(UIView)
}

/// A row of a wheel: a title, or a view of the app's.
final class PickerRowView: UIView {
    private var label: UILabel?
    /// The app's view; nil where a title is shown.
    private(set) var custom: UIView?

    func show(_ content: PickerRowContent, fontSize: CGFloat) {
        switch content {
        case .text(let text):
            take(nil)
            let label = label ?? makeLabel()
            self.label = label
            label.font = .systemFont(ofSize: fontSize)
            label.show(text)
        case .view(let view):
            label?.removeFromSuperview()
            label = nil
            take(view)
        }
        setNeedsLayout()
    }

    /// The app's view, to be used again; nil where the app has it elsewhere. It stays here until another is
    /// shown: most apps give it back.
    var reusable: UIView? { custom?.superview === self ? custom : nil }

    override func layoutSubviews() {
        label?.frame = bounds.insetBy(dx: min(Self.inset, bounds.width / 2), dy: 0)
        guard let custom, custom.superview === self else { return }
        if fillsRow { custom.bounds.size = bounds.size }
        custom.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    private var fillsRow = false

    private func take(_ view: UIView?) {
        guard view !== custom || view?.superview !== self else { return }
        // The app may have given it to another row meanwhile.
        if custom?.superview === self { custom?.removeFromSuperview() }
        custom = view
        guard let view else { return }
        if view.superview is PickerRowView {
            fillsRow = (view.superview as? PickerRowView)?.fillsRow ?? false
        } else {
            fillsRow = view.bounds.isEmpty || view.bounds.size == bounds.size
        }
        addSubview(view)
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.textAlignment = .center
        addSubview(label)
        return label
    }

    /// Between a title and the sides of its row (measured by others).
    private static let inset: CGFloat = 9
}
