import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

extension DropdownButton.ItemSource {
    /// A server that does not answer.
    @MainActor static let never = Self.cached {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        return []
    }
}

/// A device with a dropdown on it, and what the dropdown tells.
@MainActor final class DropdownStage {
    let host: HeadlessHost
    let app: XCUIApplication
    let controller = UIViewController()
    let button: DropdownButton
    private(set) var told: [String] = []

    /// - Parameters:
    ///   - count: how many items there are, from 1 on, titled as their ids.
    ///   - hasSearch: whether the list has a field on top.
    init(
        _ device: Device = .iPhoneSE, _ settings: DeviceSettings = DeviceSettings(),
        held orientation: UIInterfaceOrientation = .portrait,
        at frame: CGRect = CGRect(x: 20, y: 100, width: 300, height: 44),
        button: DropdownButton = DropdownButton(frame: .zero), count: Int = 5, hasSearch: Bool = false
    ) {
        host = HeadlessHost(device: device, settings: settings, orientation: orientation)
        app = XCUIApplication(host: host)
        self.button = button
        button.frame = frame
        button.accessibilityLabel = "Number"
        button.searchThreshold = hasSearch ? 0 : .max
        button.items = Self.items(count)
        listen(to: button)
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(button)
        host.show(controller)
    }

    static func items(_ count: Int) -> [DropdownButton.Item] {
        count == 0 ? [] : (1...count).map { .init(id: $0, title: "Item \($0)") }
    }

    func listen(to button: DropdownButton) {
        button.onSelect = { [weak self] in self?.told.append("select \($0.id)") }
        button.onClose = { [weak self] in self?.told.append("\($0)") }
        button.onReset = { [weak self] in self?.told.append("reset \($0.id)") }
    }

    func open() throws {
        host.activate()
        try button.open()
        rest()
    }

    /// What comes or goes has come or gone.
    func rest() { host.advance(by: 1) }

    /// How often layout did not settle.
    var unsettledCount: Int { host.app.screen.frames.unsettledCount }

    // MARK: What is seen

    /// The list without the arrow.
    var table: UITableView? {
        host.activate()
        return app.tables.allElementsBoundByIndex.lazy.compactMap { try? $0.node().view as? UITableView }
            .first
    }

    var listFrame: CGRect { table.map { $0.convert($0.bounds, to: nil) } ?? .null }

    /// The rows in view, from the top.
    var rows: [String] {
        host.activate()
        return app.cells.allElementsBoundByIndex.map(\.label)
    }

    /// Where the button is in its window.
    var anchor: CGRect { button.convert(button.bounds, to: nil) }

    /// Where the arrow points.
    var tip: CGPoint? {
        // The bubble grows out of its tip, which is its anchor point.
        let bubble = sequence(first: table as UIView?, next: { $0?.superview }).lazy.compactMap(\.self)
            .first { String(describing: type(of: $0)) == "PopoverView" }
        return bubble.flatMap { bubble in bubble.superview?.convert(bubble.center, to: nil) }
    }

    var safeArea: CGRect {
        button.window.map { $0.bounds.inset(by: $0.safeAreaInsets) } ?? .null
    }

    /// The safe area above the keyboard.
    var room: CGRect {
        let keyboard = host.app.screen.softwareKeyboard
        guard keyboard.isUp else { return safeArea }
        let safe = safeArea
        return safe.divided(atDistance: max(0, keyboard.frame.minY - safe.minY), from: .minYEdge).slice
    }

    /// Whether the arrow points at an edge of the button, within half a point.
    var pointsAtItsButton: Bool {
        guard let tip else { return false }
        return anchor.insetBy(dx: -0.5, dy: -0.5).contains(tip)
            && min(abs(tip.y - anchor.minY), abs(tip.y - anchor.maxY)) <= 0.5
    }
}
