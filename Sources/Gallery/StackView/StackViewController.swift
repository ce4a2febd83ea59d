import UIKit

/// Stack views in stack views: every distribution, and a row of texts beside an image and a value.
final class StackViewController: ScreenViewController {
    private let column = UIStackView()
    /// Across the screen, but at the accessibility sizes down it.
    private var bars: [UIStackView] = []

    override func build() {
        column.axis = .vertical
        column.spacing = 12
        let scrollView = UIScrollView()
        view.addSubview(scrollView)
        scrollView.addSubview(column)
        for (name, distribution) in distributions { column.addArrangedSubview(sample(name, distribution)) }
        column.addArrangedSubview(row())
        for view in [scrollView, column] { view.translatesAutoresizingMaskIntoConstraints = false }
        let margins = view.layoutMarginsGuide
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
        ])
        turnBars()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        turnBars()
    }

    private func turnBars() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        for bar in bars { bar.axis = isLarge ? .vertical : .horizontal }
    }

    private var distributions: [(String, UIStackView.Distribution)] {
        [
            (language("채우기", "Fill"), .fill), (language("똑같이", "Fill equally"), .fillEqually),
            (language("비율대로", "Fill proportionally"), .fillProportionally),
            (language("같은 간격", "Equal spacing"), .equalSpacing),
            (language("같은 중심 간격", "Equal centering"), .equalCentering),
        ]
    }

    private func sample(_ name: String, _ distribution: UIStackView.Distribution) -> UIStackView {
        let words = [language("예", "Yes"), language("아니요", "No, thanks"), language("나중에", "Later")]
        let bar = UIStackView(arrangedSubviews: words.map { text($0, .body, on: .secondarySystemBackground) })
        bar.distribution = distribution
        bar.spacing = 8
        bars.append(bar)
        let group = UIStackView(arrangedSubviews: [text(name, .footnote), bar])
        group.axis = .vertical
        group.spacing = 4
        return group
    }

    /// A large text and a small one on one baseline, over a text of several lines.
    private func row() -> UIStackView {
        let line = UIStackView(arrangedSubviews: [
            text("1,250,000", .title1), text(language("원", "won"), .body),
        ])
        line.alignment = .firstBaseline
        line.spacing = 4
        line.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        let note = text(
            language(
                "가족 돌봄 휴가는 신청한 날부터 승인까지 사흘이 걸릴 수 있습니다.",
                "It may take three days from asking for a leave to care for family to its approval."),
            .footnote)
        note.numberOfLines = 0
        let texts = UIStackView(arrangedSubviews: [line, note])
        texts.axis = .vertical
        let mark = UIView()
        mark.backgroundColor = .systemBlue
        mark.layer.cornerRadius = 8
        NSLayoutConstraint.activate([
            mark.widthAnchor.constraint(equalToConstant: 44),
            mark.heightAnchor.constraint(equalToConstant: 44),
        ])
        let row = UIStackView(arrangedSubviews: [mark, texts])
        row.alignment = .center
        row.spacing = 12
        return row
    }

    private func text(_ string: String, _ style: UIFont.TextStyle, on color: UIColor? = nil) -> UILabel {
        let label = UILabel()
        label.text = string
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.backgroundColor = color
        label.textAlignment = color == nil ? .natural : .center
        return label
    }
}
