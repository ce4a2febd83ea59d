import UIKitCore

/// What a control sent, by name and in order.
@MainActor final class ControlLog {
    var names: [String] = []

    private static let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
        (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
        (.primaryActionTriggered, "primary"),
    ]

    func listen(to control: UIControl) {
        for (event, name) in Self.events {
            control.addAction(UIAction { [unowned self] _ in names.append(name) }, for: event)
        }
    }
}
