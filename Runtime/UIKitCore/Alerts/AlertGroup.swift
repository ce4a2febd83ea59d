import QuartzCore

/// A rounded group of an alert: text above, actions below.
final class AlertGroup: UIView {
    /// What it shows.
    struct Content {
        var title: String?
        var message: String?
        var actions: [UIAlertAction] = []
        var emphasized: UIAlertAction?
    }

    private(set) var rows: [AlertRow] = []
    private let kind: AlertArrangement.Kind
    private let text = UIScrollView()
    private let list = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var separators: [UIView] = []
    private let onChoose: (UIAlertAction) -> Void

    init(_ kind: AlertArrangement.Kind, onChoose: @escaping (UIAlertAction) -> Void) {
        self.kind = kind
        self.onChoose = onChoose
        super.init(frame: .zero)
        clipsToBounds = true
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.textColor = kind == .alert ? .label : .secondaryLabel
            text.addSubview(label)
        }
        titleLabel.accessibilityTraits = [.staticText, .header]
        for scroll in [text, list] {
            scroll.contentInsetAdjustmentBehavior = .never
            addSubview(scroll)
        }
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ content: Content) {
        titleLabel.text = content.title
        messageLabel.text = content.message
        for row in rows { row.removeFromSuperview() }
        rows = content.actions.map { action in
            AlertRow(action, font: font(emphasized: action === content.emphasized), onActivate: onChoose)
        }
        rows.forEach(list.addSubview)
        titleLabel.font = titleFont
        messageLabel.font = .systemFont(ofSize: smallSize)
        setNeedsLayout()
    }

    /// The layout at the sizes given, of what is shown now.
    func layout(_ metrics: AlertMetrics, maximumHeight: CGFloat = .infinity) -> AlertLayout {
        let width = metrics.width - 2 * metrics.inset
        func height(_ label: UILabel) -> CGFloat? {
            label.text == nil ? nil : label.sizeThatFits(CGSize(width: width, height: 0)).height
        }
        let half = metrics.width / 2 - 2 * AlertRow.inset
        return AlertLayout(
            metrics, titleHeight: height(titleLabel), messageHeight: height(messageLabel),
            rowHeights: rows.map { $0.height(in: metrics) },
            sideBySide: kind == .alert && rows.count == 2 && rows.allSatisfy { $0.naturalWidth <= half },
            maximumHeight: maximumHeight)
    }

    /// Right to left, what stands side by side changes places.
    func place(_ layout: AlertLayout) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func placed(_ frame: CGRect) -> CGRect {
            isMirrored ? frame.mirrored(about: layout.size.width) : frame
        }
        text.frame = layout.header
        text.contentSize = CGSize(width: layout.size.width, height: layout.headerContent)
        text.isScrollEnabled = layout.headerContent > layout.header.height
        list.frame = layout.actions
        list.contentSize = CGSize(width: layout.size.width, height: layout.actionsContent)
        list.isScrollEnabled = layout.actionsContent > layout.actions.height
        titleLabel.frame = layout.title
        messageLabel.frame = layout.message
        for (row, frame) in zip(rows, layout.rows) { row.frame = placed(frame) }
        placeSeparators(layout.separators.map(placed))
    }

    private func placeSeparators(_ frames: [CGRect]) {
        while separators.count > frames.count { separators.removeLast().removeFromSuperview() }
        while separators.count < frames.count {
            let line = UIView()
            line.backgroundColor = Self.separator
            list.addSubview(line)
            separators.append(line)
        }
        for (line, frame) in zip(separators, frames) { line.frame = frame }
    }

    private var titleFont: UIFont {
        switch kind {
        case .alert: return .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
        case .sheet, .popover: return .systemFont(ofSize: smallSize, weight: .semibold)
        }
    }

    /// That of footnotes. Lines of messages are 16 points apart on a picture of iOS 17, as those of a plain
    /// system font are, and not 18 as those of the text style.
    private var smallSize: CGFloat {
        UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection).pointSize
    }

    private func font(emphasized: Bool) -> UIFont {
        let style: UIFont.TextStyle = kind == .alert ? .body : .title3
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        return emphasized ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
    }

    /// On pictures of iOS 16 and 17 in light; the dark one is the system's separator, unconfirmed.
    private static let separator = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .separator : UIColor(white: 178.0 / 255, alpha: 1)
    }
}
