import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// A device with a controller that presents popups, and what they end with.
@MainActor final class PopupStage {
    let host: HeadlessHost
    let app: XCUIApplication
    let controller = UIViewController()
    let opener = UIButton(frame: CGRect(x: 20, y: 60, width: 120, height: 44))
    private(set) var results: [Popup.Result] = []

    init(
        _ device: Device = .iPhoneSE, _ settings: DeviceSettings = DeviceSettings(),
        held orientation: UIInterfaceOrientation = .portrait
    ) {
        host = HeadlessHost(device: device, settings: settings, orientation: orientation)
        app = XCUIApplication(host: host)
        controller.view.backgroundColor = .systemBackground
        opener.setTitle("Open", for: .normal)
        controller.view.addSubview(opener)
        host.show(controller)
    }

    /// "Delete?" with Cancel and Delete.
    static let deletion = Popup(
        title: "Delete?", message: "This cannot be undone.",
        actions: [.destructive("Delete"), .cancel("Cancel")])

    /// "Saved" with OK, which Return chooses.
    static let note = Popup(title: "Saved", actions: [.default("OK")], preferredActionID: "OK")

    /// "Name" with a field that must not be empty, Cancel and Save.
    static let naming = Popup(
        title: "Name", actions: [.cancel("Cancel"), .default("Save")], preferredActionID: "Save",
        textField: .init(label: "Name", rules: [.notBlank(reason: "Enter a name.")]))

    /// Presents from the controller and waits until everything rests.
    func present(_ popups: Popup...) {
        for popup in popups { present(popup, from: controller) }
        rest()
    }

    func present(_ popup: Popup, from presenter: UIViewController) {
        host.activate()
        presenter.present(popup) { [weak self] in self?.results.append($0) }
    }

    /// What comes or goes has come or gone.
    func rest() { host.advance(by: 1) }

    // MARK: What is seen

    /// The popups that are up, the one behind first.
    var up: [PopupViewController] {
        guard let root = host.app.windowScene.windows.first?.rootViewController else { return [] }
        return sequence(first: root, next: \.presentedViewController)
            .compactMap { $0 as? PopupViewController }
    }

    var popup: PopupViewController? { up.last }

    /// Whether no popup is up or waits.
    var isIdle: Bool { PopupPresenter.isIdle(in: host.app.windowScene) }

    /// The titles of what is up.
    var titles: [String] { up.map { $0.popup.title ?? "" } }

    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    var cardFrame: CGRect { popup.map { frame(of: $0.card) } ?? .null }

    func button(_ title: String) throws -> PopupActionButton {
        try #require(popup?.card.buttons.first { $0.accessibilityLabel == title })
    }

    func center(of title: String) throws -> CGPoint {
        let frame = frame(of: try button(title))
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// The titles of the buttons as they stand.
    var order: [String] { popup?.card.orderedButtons.map { $0.accessibilityLabel ?? "" } ?? [] }

    var isRow: Bool {
        let frames = popup?.card.buttons.map(frame(of:)) ?? []
        return frames.count > 1 && Set(frames.map(\.minY)).count == 1
    }

    func tap(_ title: String) throws { host.tap(at: try center(of: title)) }

    /// Drags the buttons up, a bit at a time, until one of them is in view.
    func scrollToButton(_ title: String) {
        for _ in 0..<20 where !app.buttons[title].isHittable {
            let bottom = CGPoint(x: cardFrame.midX, y: cardFrame.maxY - 5)
            // Slowly, so that they do not go on by themselves.
            host.drag(from: bottom, to: CGPoint(x: bottom.x, y: bottom.y - 45), for: 1)
            rest()
        }
    }

    func finger(_ phase: UITouch.Phase, at point: CGPoint) {
        host.touch(.init(finger: 1, phase: phase, location: point))
    }

    /// The safe area above the keyboard.
    var room: CGRect {
        guard let view = popup?.view else { return .null }
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        let keyboard = host.app.screen.softwareKeyboard
        guard keyboard.isUp else { return safe }
        return safe.divided(atDistance: max(0, keyboard.frame.minY - safe.minY), from: .minYEdge).slice
    }
}
