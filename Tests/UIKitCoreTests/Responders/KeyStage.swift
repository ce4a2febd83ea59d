@testable import UIKitCore

extension TestStage {
    /// A key goes down or comes up, and the frame that tells of it runs.
    func key(_ key: UIKeyboardHIDUsage, isDown: Bool) {
        app.makeShared()
        app.screen.keyboard.send(key, isDown: isDown)
        run()
    }

    func press(_ key: UIKeyboardHIDUsage) {
        self.key(key, isDown: true)
        self.key(key, isDown: false)
    }
}

/// What responders were told, in order.
@MainActor final class KeyLog {
    var lines: [String] = []

    func add(_ name: String, _ what: String, _ presses: Set<UIPress>) {
        let keys = presses.compactMap { $0.key?.characters }.sorted().joined()
        lines.append("\(name) \(what) \(keys)")
    }
}

/// A control that can have the keys and writes down what it is told of them.
final class KeyControl: UIControl {
    let name: String
    let log: KeyLog
    var canBecome = true
    var canResign = true
    var passesOn = false

    init(_ name: String, _ log: KeyLog) {
        self.name = name
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { canBecome }
    override var canResignFirstResponder: Bool { canResign }

    override func becomeFirstResponder() -> Bool {
        let isFirst = super.becomeFirstResponder()
        log.lines.append("\(name) become \(isFirst)")
        return isFirst
    }

    override func resignFirstResponder() -> Bool {
        let isGone = super.resignFirstResponder()
        log.lines.append("\(name) resign \(isGone)")
        return isGone
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.add(name, "began", presses)
        if passesOn { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.add(name, "ended", presses)
        if passesOn { super.pressesEnded(presses, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.add(name, "cancelled", presses)
        if passesOn { super.pressesCancelled(presses, with: event) }
    }
}

/// A controller that writes down the keys that reach it.
final class KeyController: UIViewController {
    let name: String
    let log: KeyLog

    init(_ name: String, _ log: KeyLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.add(name, "began", presses)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.add(name, "ended", presses)
    }
}
