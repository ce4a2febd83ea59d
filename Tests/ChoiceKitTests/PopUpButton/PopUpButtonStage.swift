import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// A device with a pop-up button on it, and what the button tells.
@MainActor final class PopUpButtonStage {
    let host: HeadlessHost
    let app: XCUIApplication
    let controller = UIViewController()
    let button: PopUpButton
    private var told: [String] = []

    init(
        _ device: Device = .iPhone15, _ settings: DeviceSettings = DeviceSettings(), count: Int = 4,
        frame: CGRect = CGRect(x: 20, y: 100, width: 240, height: 44)
    ) {
        host = HeadlessHost(device: device, settings: settings)
        app = XCUIApplication(host: host)
        button = PopUpButton(options: Self.options(count), defaultId: 2, leadingLabel: "Repeat")
        button.frame = frame
        button.onSelect = { [weak self] in self?.told.append("select \($0.id)") }
        button.onClose = { [weak self] in self?.told.append("\($0)") }
        button.onReset = { [weak self] in self?.told.append("reset \($0.id)") }
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(button)
        host.show(controller)
    }

    static func options(_ count: Int) -> [DropdownButton.Item] {
        (0..<count).map { .init(id: $0 + 1, title: "Option \($0 + 1)") }
    }

    func open() { tap("Repeat") }

    /// The list that is open.
    var list: DropdownListController {
        get throws { try #require(controller.presentedViewController as? DropdownListController) }
    }

    func tap(_ name: String) {
        host.activate()
        let row = app.cells[name]
        (row.exists ? row : app.buttons[name]).tap()
        host.advance(by: 1)
    }

    /// The elements that a person meets, but for what closes a menu.
    var elements: [String] {
        AccessibilityTree(of: host.app).elements.map(\.label).filter { !$0.lowercased().hasPrefix("dismiss") }
    }

    func press(_ keys: UIKeyboardHIDUsage...) { for key in keys { host.press(key) } }

    /// What was told since this was asked last.
    func heard() -> [String] {
        defer { told.removeAll() }
        return told
    }
}
