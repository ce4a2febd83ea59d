import ChoiceKit
import UIKit

/// A dropdown by itself, in one state.
final class DropdownViewController: ScreenViewController {
    /// What is shown of it.
    enum State: Equatable {
        case placeholder, chosen, disabled, invalid
        case openBelow, openAbove
        case sections, disabledRows, longTitles, million
        case loading, failing, sheet

        /// Whether the way that the list closed by is written into the log.
        var tellsOfClosing: Bool { [.loading, .failing, .sheet].contains(self) }
    }

    private let state: State
    private let button = DropdownButton()
    private lazy var field = FieldView(name, button)

    init(_ state: State, log: EventLog) {
        self.state = state
        super.init(log: log)
    }

    required init?(coder: NSCoder) { return nil }

    override func build() {
        DropdownSample(state, language).fill(button)
        button.onSelect = { [weak self, log] in
            guard let self else { return }
            log.recordSelection($0, of: button)
            button.invalidMessage = nil
            view.setNeedsLayout()
        }
        button.onClose = { [weak self, log] in
            guard let self, state.tellsOfClosing else { return }
            log.recordClosing($0, of: button)
        }
        view.addSubview(field)
    }

    private var name: String {
        state == .million ? language("번호", "Number") : language("휴가 사유", "Leave reason")
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
        case .openBelow, .openAbove, .sections, .disabledRows, .longTitles, .million, .loading, .failing,
            .sheet:
            try? button.open()
        case .placeholder, .chosen, .disabled, .invalid: return
        }
    }

    /// From the edge of the screen that the field stands at.
    private static let distance: CGFloat = 40
}
