import ChoiceKit
import UIKit

/// A screen that shows a toast when it has come, and again when asked to.
final class ToastScreenViewController: AskingScreenViewController {
    /// What is shown of it.
    enum State: Hashable { case plain, image, action, high, long, toolbar, field }

    private let state: State
    private let text = UILabel()
    private let field = UITextField()
    private lazy var bar = ToolbarView([
        ToolbarView.button(language("공유", "Share")) { [log] in log.record("UIButton", "Share", "tapped") },
        ToolbarView.button(language("보관", "Archive")) { [log] in log.record("UIButton", "Archive", "tapped")
        },
    ])

    init(_ state: State, log: EventLog) {
        self.state = state
        super.init(log: log)
        if state == .toolbar { additionalSafeAreaInsets.bottom = ToolbarView.height }
    }

    required init?(coder: NSCoder) { return nil }

    override func build() {
        text.text = language(
            "토스트는 무엇이 일어났는지 짧게 알려 주고, 아무것도 묻지 않아요. 놓쳐도 잃는 것이 없어야 해요.",
            "A toast says briefly what has happened, and asks for nothing. Who misses it loses nothing.")
        text.numberOfLines = 0
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        button.configuration?.title = language("다시 보기", "Show Again")
        view.addSubview(text)
        super.build()
        switch state {
        case .toolbar: view.addSubview(bar)
        case .field:
            field.borderStyle = .roundedRect
            field.placeholder = language("메모", "Note")
            field.accessibilityLabel = field.placeholder
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            view.addSubview(field)
        default: return
        }
    }

    override func layOut(in area: CGRect) {
        var rest = area.inset(by: UIEdgeInsets(top: 24, left: 0, bottom: 16, right: 0))
        place(text, atTopOf: &rest, gap: 24)
        place(button, atTopOf: &rest, gap: 24)
        if state == .field { place(field, atTopOf: &rest, gap: 24) }
        if state == .toolbar {
            let height = view.safeAreaInsets.bottom
            bar.frame = CGRect(
                x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        }
    }

    override func ask(animated: Bool) {
        for toast in ToastSample(language).toasts(state) { log.show(toast, from: self) }
    }
}
