import QuartzCore
import Simulator

@testable import UIKitCore

/// A device with a button on it whose menu fingers and keys use, and what the actions of it did.
@MainActor final class MenuStage {
    let host: HeadlessHost
    let root = UIViewController()
    let button: MenuLogButton
    let log = CallLog()

    init(
        device: Device = .iPhone15, settings: DeviceSettings = DeviceSettings(),
        at frame: CGRect = CGRect(x: 100, y: 200, width: 120, height: 44)
    ) {
        host = HeadlessHost(device: device, settings: settings)
        button = MenuLogButton(frame: frame)
        host.show(root)
        button.log = log
        button.showsMenuAsPrimaryAction = true
        root.view.addSubview(button)
        root.view.backgroundColor = .systemBackground
        host.settle()
    }

    /// An action that writes its title down.
    func action(
        _ title: String, subtitle: String? = nil, image: UIImage? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, subtitle: subtitle, image: image, attributes: attributes, state: state) {
            [log] in log.calls.append($0.title)
        }
    }

    func actions(_ titles: String...) -> [UIAction] { titles.map { action($0) } }

    /// Gives the button a menu and opens it by a tap, where none is open.
    func open(_ children: [UIMenuElement], title: String = "", options: UIMenu.Options = []) {
        host.activate()
        button.menu = UIMenu(title: title, options: options, children: children)
        if isOpen { host.settle() } else { tapButton() }
    }

    func tapButton() {
        host.tap(at: button.screenFrame.middle)
    }

    var view: MenuView? { root.view.window?.menuView }
    var isOpen: Bool { view != nil }
    var list: MenuList? { view?.lists.last }
    var rows: [MenuRow] { list?.rows ?? [] }
    var titles: [String] { rows.compactMap(\.accessibilityLabel) }
    var marked: String? { view?.highlighted?.accessibilityLabel }

    func row(_ title: String) -> MenuRow? { rows.first { $0.accessibilityLabel == title } }

    func place(of title: String) -> CGPoint { row(title)?.screenFrame.middle ?? .zero }

    func tap(_ title: String) { host.tap(at: place(of: title)) }

    func finger(_ phase: UITouch.Phase, at point: CGPoint) {
        host.touch(TouchSample(finger: 0, phase: phase, location: point))
    }

    func press(_ keys: UIKeyboardHIDUsage..., holding modifiers: UIKeyModifierFlags = []) {
        for key in keys { host.press(key, holding: modifiers) }
    }

    /// What was done since this was asked last.
    func heard() -> [String] {
        defer { log.calls.removeAll() }
        return log.calls
    }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

/// Writes down what it hears of its menu.
final class MenuLogButton: UIButton {
    var log: CallLog?
    /// What it does besides as its menu comes or goes.
    var onDisplay: ((any UIContextMenuInteractionAnimating) -> Void)?
    var onEnd: ((any UIContextMenuInteractionAnimating) -> Void)?
    var isLogging = false

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        note("will display")
        animator?.addCompletion { self.note("displayed") }
        if let animator { onDisplay?(animator) }
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        note("will end")
        animator?.addCompletion { self.note("gone") }
        if let animator { onEnd?(animator) }
    }

    func note(_ call: String) {
        if isLogging { log?.calls.append(call) }
    }
}
