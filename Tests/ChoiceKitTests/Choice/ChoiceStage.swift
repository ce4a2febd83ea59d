import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// A device with choices side by side, and what they tell.
@MainActor final class ChoiceStage {
    let host = HeadlessHost(device: .iPhone15)
    let app: XCUIApplication
    let controller = UIViewController()
    let buttons: [ChoiceButton]
    private(set) var events: [String] = []
    private(set) var choices: [String] = []
    /// Does something in the middle of an event.
    var onEvent: ((String) -> Void)?

    /// Choices of 160 by 200 points, named A, B and so on, from (20, 100) on, 10 apart.
    init(_ count: Int = 1) {
        app = XCUIApplication(host: host)
        buttons = "ABCDEF".prefix(count).map { ChoiceButton(title: String($0)) }
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: 20 + 170 * CGFloat(index % 2), y: 100 + 210 * CGFloat(index / 2), width: 160, height: 200)
            listen(to: button)
            controller.view.addSubview(button)
        }
        host.show(controller)
        host.settle()
    }

    var button: ChoiceButton { buttons[0] }

    func listen(to button: ChoiceButton) {
        let name = button.title ?? ""
        button.onChoose = { [weak self] in self?.choices.append(name) }
        for (event, word) in Self.words {
            button.addAction(UIAction { [weak self] _ in self?.heard("\(name) \(word)") }, for: event)
        }
    }

    private func heard(_ event: String) {
        events.append(event)
        onEvent?(event)
    }

    private static let words: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "inside"), (.touchUpOutside, "outside"), (.touchCancel, "cancel"),
        (.primaryActionTriggered, "primary"),
    ]

    func clear() { (events, choices) = ([], []) }

    func finger(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, number: Int = 1) {
        host.touch(TouchSample(finger: number, phase: phase, location: CGPoint(x: x, y: y)))
    }

    /// Several places one after the other: down at the first, up at the last.
    func slide(_ places: (CGFloat, CGFloat)...) {
        finger(.began, places[0].0, places[0].1)
        for place in places.dropFirst() { finger(.moved, place.0, place.1) }
        finger(.ended, places[places.count - 1].0, places[places.count - 1].1)
        host.settle()
    }

    /// The titles of those that are shown as chosen.
    var shown: [String] { buttons.filter(\.isSelected).compactMap(\.title) }

    var highlighted: [String] { buttons.filter(\.isHighlighted).compactMap(\.title) }
}
