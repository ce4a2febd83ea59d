import ChoiceKit
import UIKit

/// A dropdown with so many items that its list is searched.
final class SearchingViewController: ScreenViewController {
    /// What there is to find.
    enum Subject {
        /// Few, with a field all the same.
        case leaveReasons
        case timeZones, characters
    }

    private let subject: Subject
    private let button = DropdownButton()
    private lazy var field = FieldView(name, button)
    private var characters: UnicodeCharacters?

    init(_ subject: Subject, log: EventLog) {
        self.subject = subject
        super.init(log: log)
    }

    required init?(coder: NSCoder) { return nil }

    override func build() {
        button.maxHeightFraction = 0.5
        button.onSelect = { [log, unowned button] in log.recordSelection($0, of: button) }
        switch subject {
        case .leaveReasons:
            button.searchThreshold = 10
            button.items = LeaveReason.allCases.map { .init(id: $0.rawValue, title: $0.title(language)) }
            button.preselect(id: LeaveReason.spouse.rawValue)
        case .timeZones:
            button.sections = TimeZoneSample.sections(language)
            button.preselect(id: "Asia/Seoul")
        case .characters: collectCharacters()
        }
        view.addSubview(field)
    }

    private var name: String {
        switch subject {
        case .leaveReasons: language("휴가 사유", "Leave reason")
        case .timeZones: language("시간대", "Time zone")
        case .characters: language("문자", "Character")
        }
    }

    private func collectCharacters() {
        button.placeholder = language("불러오는 중…", "Loading…")
        let characters = UnicodeCharacters { [weak self] in
            guard let self else { return }
            button.placeholder = nil
            button.items = $0
            open()
        }
        characters.begin()
        self.characters = characters
    }

    override func layOut(in area: CGRect) {
        let size = field.sizeThatFits(area.size)
        field.frame = CGRect(x: area.minX, y: area.minY + 40, width: area.width, height: size.height)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        open()
    }

    private func open() {
        // What cannot open says so in the log of the component.
        if !button.items.isEmpty, viewIfLoaded?.window != nil { try? button.open() }
    }
}
