import UIKit

/// Text fields in their states.
final class TextFieldViewController: ScreenViewController {
    private let name = UITextField()
    private let mail = UITextField()
    private let secret = UITextField()
    private let off = UITextField()
    private var fields: [FieldView] = []

    override func build() {
        let titled = [
            (language("이름", "Name"), name), (language("메일", "Mail"), mail),
            (language("비밀번호", "Password"), secret), (language("끈 필드", "Disabled"), off),
        ]
        for (title, field) in titled {
            field.borderStyle = .roundedRect
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.clearButtonMode = .whileEditing
            observe(field, called: title)
            let view = FieldView(title, field)
            fields.append(view)
            self.view.addSubview(view)
        }
        name.placeholder = language("성과 이름", "First and last name")
        mail.text = "mina@example.com"
        secret.isSecureTextEntry = true
        secret.placeholder = language("8자 이상", "At least 8 characters")
        off.text = language("바꿀 수 없음", "Cannot be changed")
        off.isEnabled = false
    }

    override func layOut(in area: CGRect) {
        var top = area.minY + 16
        for field in fields {
            let height = field.sizeThatFits(CGSize(width: area.width, height: 0)).height
            field.frame = CGRect(x: area.minX, y: top, width: area.width, height: height)
            top += height + 20
        }
    }

    private func observe(_ field: UITextField, called title: String) {
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "begin"), (.editingChanged, "change"), (.editingDidEnd, "end"),
            (.primaryActionTriggered, "return"),
        ]
        for (event, word) in events {
            let action = UIAction { [log, weak field] _ in
                log.record("UITextField", title, word, ["text": .text(field?.text ?? "")])
            }
            field.addAction(action, for: event)
        }
    }
}
