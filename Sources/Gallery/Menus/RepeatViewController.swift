import ChoiceKit
import UIKit

/// An event of a calendar that may come again.
final class RepeatViewController: ScreenViewController {
    private let heading = UILabel()
    private lazy var button = RepeatSample(language).makeButton()
    private let isOpen: Bool

    init(isOpen: Bool = false, log: EventLog) {
        self.isOpen = isOpen
        super.init(log: log)
    }

    required init?(coder: NSCoder) { return nil }

    override func build() {
        heading.text = language("요가 수업", "Yoga Class")
        heading.accessibilityTraits.insert(.header)
        heading.numberOfLines = 0
        heading.adjustsFontForContentSizeCategory = true
        button.maxHeightFraction = 0.6
        button.onSelect = { [log, unowned button] in log.recordSelection($0, of: button) }
        [heading, button].forEach(view.addSubview)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isOpen { try? button.open() }
    }

    override func layOut(in area: CGRect) {
        heading.font = UIFontMetrics(forTextStyle: .largeTitle)
            .scaledFont(for: .systemFont(ofSize: 34, weight: .bold), compatibleWith: traitCollection)
        var rest = area.inset(by: UIEdgeInsets(top: 8, left: 0, bottom: 16, right: 0))
        place(heading, atTopOf: &rest, gap: 24)
        place(button, atTopOf: &rest, gap: 16)
    }
}
