import QuartzCore
import UIKitCore

/// A text field in a window, and a log of what it tells and asks.
@MainActor final class FieldStage: UITextFieldDelegate {
    let stage = TestStage()
    let field = UITextField()
    var log: [String] = []
    /// The questions that are answered with no.
    var refused: Set<String> = []

    init(_ text: String = "") {
        field.text = text
        field.delegate = self
        stage.show(field, frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "didBegin"), (.editingChanged, "changed"), (.editingDidEnd, "didEnd"),
            (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in events {
            field.addAction(UIAction { [unowned self] _ in log.append("event \(name)") }, for: event)
        }
    }

    func press(_ key: UIKeyboardHIDUsage, holding held: [UIKeyboardHIDUsage] = []) {
        for key in held { stage.app.screen.keyboard.send(key, isDown: true) }
        stage.app.screen.keyboard.send(key, isDown: true)
        stage.app.screen.keyboard.send(key, isDown: false)
        for key in held { stage.app.screen.keyboard.send(key, isDown: false) }
        stage.run()
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        stage.finger(.began, x, y)
        stage.finger(.ended, x, y)
    }

    private func ask(_ question: String) -> Bool {
        log.append(question)
        return !refused.contains(question)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        log.append("shouldChange \(range.location)+\(range.length) \"\(string)\"")
        return !refused.contains("shouldChange")
    }
}
