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
        addHeading(heading, language("요가 수업", "Yoga Class"))
        button.maxHeightFraction = 0.6
        button.onSelect = { [log, unowned button] in log.recordSelection($0, of: button) }
        view.addSubview(button)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isOpen { try? button.open() }
    }

    override func layOut(in area: CGRect) {
        var rest = area.inset(by: UIEdgeInsets(top: 8, left: 0, bottom: 16, right: 0))
        placeHeading(heading, atTopOf: &rest, gap: 24)
        place(button, atTopOf: &rest, gap: 16)
    }
}
