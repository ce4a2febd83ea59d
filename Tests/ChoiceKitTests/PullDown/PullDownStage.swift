import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// A device with a pull-down button on it, and what the button tells.
@MainActor final class PullDownStage {
    let host: HeadlessHost
    let app: XCUIApplication
    let controller = UIViewController()
    let button = PullDownButton(configuration: .gray())
    private var told: [String] = []

    init(
        _ device: Device = .iPhone15, _ settings: DeviceSettings = DeviceSettings(),
        at frame: CGRect = CGRect(x: 20, y: 100, width: 120, height: 44)
    ) {
        host = HeadlessHost(device: device, settings: settings)
        app = XCUIApplication(host: host)
        button.configuration?.title = "Actions"
        button.frame = frame
        button.sections = Self.sections
        button.destructiveActions = [.init(id: "delete", title: "Delete…")]
        button.onAction = { [weak self] in self?.told.append("\($0.id)") }
        button.onToggle = { [weak self] in self?.told.append("\($0.id) \($0.isOn)") }
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(button)
        host.show(controller)
    }

    static let sections: [PullDownButton.Section] = [
        .init(items: [
            .action(.init(id: "share", title: "Share…")),
            .action(.init(id: "move", title: "Move…", isEnabled: false)),
        ]),
        .init(
            title: "Show",
            items: [
                .toggle(.init(id: "photos", title: "Photos", isOn: true)),
                .submenu(
                    .init(
                        title: "Sort By",
                        entries: [
                            .action(.init(id: "title", title: "Title")),
                            .toggle(.init(id: "reversed", title: "Reversed", isOn: false)),
                        ])),
            ]),
    ]

    func open() {
        host.activate()
        app.buttons["Actions"].tap()
        host.settle()
    }

    func tap(_ name: String) {
        host.activate()
        app.buttons[name].tap()
        host.settle()
    }

    /// The rows that a person meets, the title of a section with a mark before it.
    var rows: [String] {
        AccessibilityTree(of: host.app).elements.filter { $0.label != "Dismiss menu" }
            .map { ($0.traits.contains(.header) ? "# " : "") + $0.label }
    }

    func isOn(_ name: String) -> Bool {
        AccessibilityTree(of: host.app).elements.first { $0.label == name }?.traits.contains(.selected)
            == true
    }

    func row(_ name: String) -> UIResponder? {
        AccessibilityTree(of: host.app).elements.first { $0.label == name }?.source
    }

    /// What was told since this was asked last.
    func heard() -> [String] {
        defer { told.removeAll() }
        return told
    }

    /// Lets what waits for others go on.
    func goOn(until condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() {
            await Task.yield()
            host.settle()
        }
    }
}
