import ChoiceKit
import UIKit

/// Settings of calls: which line to call from, how often to be reminded of a missed one, and how it rings.
final class CallSettingsViewController: ScreenViewController {
    typealias Setting = CallSettingsSample.Setting

    private let heading = UILabel()
    private var buttons: [(setting: Setting, button: PopUpButton)] = []
    private let opening: Setting?

    init(opening: Setting? = nil, log: EventLog) {
        self.opening = opening
        super.init(log: log)
    }

    required init?(coder: NSCoder) { return nil }

    override func build() {
        addHeading(heading, language("통화 설정", "Calls"))
        let sample = CallSettingsSample(language)
        for setting in Setting.allCases {
            let button = sample.makeButton(for: setting)
            button.onSelect = { [log, unowned button] in log.recordSelection($0, of: button) }
            view.addSubview(button)
            buttons.append((setting, button))
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // What cannot open says so in the log of the component.
        try? buttons.first { $0.setting == opening }?.button.open()
    }

    override func layOut(in area: CGRect) {
        var rest = area.inset(by: UIEdgeInsets(top: 8, left: 0, bottom: 16, right: 0))
        placeHeading(heading, atTopOf: &rest, gap: 24)
        for (_, button) in buttons { place(button, atTopOf: &rest, gap: 16) }
    }
}
