import ChoiceKit
import UIKit

/// A dropdown by itself, in one state.
final class DropdownViewController: ScreenViewController {
    /// What is shown of it.
    enum State {
        case placeholder, chosen, openBelow, openAbove, disabled
    }

    private let state: State
    private let button = DropdownButton()
    private lazy var field = FieldView(language("휴가 사유", "Leave reason"), button)

    init(_ state: State, log: EventLog) {
        self.state = state
        super.init(log: log)
    }

    required init?(coder: NSCoder) { return nil }

    override func build() {
        button.items = LeaveReason.allCases.map { .init(id: $0.rawValue, title: $0.title(language)) }
        if state != .placeholder { button.preselect(id: LeaveReason.spouse.rawValue) }
        button.isEnabled = state != .disabled
        button.onSelect = { [weak self, log] in
            if let self { log.recordSelection($0, of: button) }
        }
        view.addSubview(field)
    }

    override func layOut(in area: CGRect) {
        let size = field.sizeThatFits(area.size)
        let y = state == .openAbove ? area.maxY - size.height - Self.distance : area.minY + Self.distance
        field.frame = CGRect(x: area.minX, y: y, width: area.width, height: size.height)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        switch state {
        // What cannot open says so in the log of the component.
        case .openBelow, .openAbove: try? button.open()
        case .placeholder, .chosen, .disabled: return
        }
    }

    /// From the edge of the screen that the field stands at.
    private static let distance: CGFloat = 40
}
