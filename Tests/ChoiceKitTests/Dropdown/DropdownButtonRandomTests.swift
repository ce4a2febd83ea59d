import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// Whatever happens in whatever order, the button and its list agree, and nothing is left behind.
@MainActor struct DropdownButtonRandomTests {
    private enum Step: CaseIterable {
        case open, close, setItems, empty, setSections, preselect, reset, enable, disable, remove, add, move
        case resize, lines, style, invalid, footer, titles, step, key, touch, lift, drag, choose, wait
        case rotate, keyboard, typeSize, other, handler
    }

    /// Each of them, and oftener what leads to a list that is open.
    private static let steps =
        Step.allCases + (0..<4).flatMap { _ in [Step.open, .open, .add, .enable, .setItems, .wait] }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func survivesTwoThousandSteps(seed: UInt64) throws {
        weak var button: DropdownButton?
        weak var other: DropdownButton?
        weak var controller: UIViewController?
        var random = SplitMix(state: seed)
        do {
            let stage = DropdownStage(.iPhone15, count: 30)
            let second = try SecondWindow(beside: stage)
            let openings = Openings(of: stage.button)
            button = stage.button
            other = second.button
            controller = stage.controller
            for _ in 0..<500 {
                take(Self.steps.randomElement(using: &random)!, on: stage, second, with: &random)
                check(stage, second)
                openings.look(at: stage.button)
            }
            finish(stage, second)
            #expect(openings.seen == openings.ended)
            #expect(openings.seen > 10)
        }
        #expect(button == nil && other == nil && controller == nil)
    }

    /// A window in front of the lower half of the stage's, with a dropdown of its own.
    @MainActor private final class SecondWindow {
        let window: UIWindow
        let button = DropdownButton(frame: CGRect(x: 20, y: 20, width: 200, height: 44))

        init(beside stage: DropdownStage) throws {
            stage.host.activate()
            window = UIWindow(windowScene: try #require(stage.button.window?.windowScene))
            window.frame = CGRect(x: 0, y: 500, width: 393, height: 352)
            let controller = UIViewController()
            window.rootViewController = controller
            button.accessibilityLabel = "Other"
            button.items = DropdownStage.items(12)
            controller.view.addSubview(button)
            window.isHidden = false
        }
    }

    /// Handlers that change what called them.
    private func setHandler(_ number: Int, on stage: DropdownStage, _ second: SecondWindow) {
        let (button, other) = (stage.button, second.button)
        button.onSelect =
            switch number % 4 {
            case 0: { [weak button] _ in button?.items = DropdownStage.items(number) }
            case 1: { [weak button] _ in button?.removeFromSuperview() }
            case 2: { [weak other] _ in try? other?.open() }
            default: nil
            }
    }

    /// How often the list was seen to open, and how often its end was told.
    @MainActor private final class Openings {
        private var wasOpen = false
        private(set) var seen = 0
        private(set) var ended = 0

        init(of button: DropdownButton) {
            button.onClose = { [weak self] _ in self?.ended += 1 }
        }

        func look(at button: DropdownButton) {
            if button.isOpen, !wasOpen { seen += 1 }
            wasOpen = button.isOpen
        }
    }

    private func take(
        _ step: Step, on stage: DropdownStage, _ second: SecondWindow, with random: inout SplitMix
    ) {
        let host = stage.host
        let button = stage.button
        let number = Int.random(in: 0..<40, using: &random)
        host.activate()
        switch step {
        case .open: try? button.open()
        case .close: button.close()
        case .setItems: button.items = DropdownStage.items(number + 1).shuffled(using: &random)
        case .empty: button.items = []
        case .setSections:
            button.sections = [
                .init(title: "A", items: DropdownStage.items(number)),
                .init(title: "B", items: [.init(id: "\(number)", title: "\u{200B}", disabledReason: "No")]),
            ]
        case .preselect: button.preselect(id: number)
        case .reset: button.resetSelection()
        case .enable: button.isEnabled = true
        case .disable: button.isEnabled = false
        case .remove: button.removeFromSuperview()
        case .add: stage.controller.view.addSubview(button)
        case .move: button.frame.origin = CGPoint(x: number * 9 - 40, y: number * 20 - 60)
        case .resize: button.frame.size = CGSize(width: number * 9, height: 20 + number * 2)
        case .lines: button.cellNumberOfLines = number % 3 - 1
        case .style:
            button.style.rowInset = [.nan, -4, 16, 1e9][number % 4]
            button.rowHeight = [.nan, 0, 48, 1e12][number % 4]
        case .invalid: button.invalidMessage = number % 2 == 0 ? nil : "Wrong \(number)"
        case .footer: button.footer = number % 2 == 0 ? nil : "Footer \(number)"
        case .titles:
            let titles = [
                "\u{200B}\u{200D}", "👨‍👩‍👧‍👦🇰🇷", "שלום abc 123", "one\ntwo\r\nthree", "", "a\u{202E}b",
            ]
            button.items = titles.enumerated().map { .init(id: $0.offset, title: $0.element) }
        case .rotate: host.rotate(to: [.portrait, .landscapeLeft, .landscapeRight][number % 3])
        case .keyboard: host.keyboard(isUp: number % 2 == 0)
        case .typeSize:
            host.change(to: .init(contentSizeCategory: UIContentSizeCategory.allSizes[number % 12]))
        case .other:
            if number % 3 == 0 { second.button.close() } else { try? second.button.open() }
        case .handler: setHandler(number, on: stage, second)
        case .step: button.accessibilityIncrement()
        case .key:
            _ = button.becomeFirstResponder()
            let keys: [UIKeyboardHIDUsage] = [
                .keyboardDownArrow, .keyboardReturnOrEnter, .keyboardEscape, .keyboardEnd,
            ]
            host.press(keys[number % 4])
        case .touch: host.touch(.init(finger: 0, phase: .began, location: point(number)))
        case .lift: host.touch(.init(finger: 0, phase: .ended, location: point(number)))
        case .drag: host.drag(from: point(number), to: point(39 - number))
        case .choose:
            let list = stage.listFrame
            if !list.isNull { host.tap(at: CGPoint(x: list.midX, y: list.midY)) }
        case .wait: host.advance(by: Double(number) / 40)
        }
        host.advance(by: 0.02)
    }

    private func point(_ number: Int) -> CGPoint { CGPoint(x: number * 9 + 5, y: number * 16 + 10) }

    private func check(_ stage: DropdownStage, _ second: SecondWindow) {
        check(stage.button)
        check(second.button)
        let shown = [stage.controller, second.window.rootViewController].compactMap {
            $0?.presentedViewController
        }
        #expect(stage.host.app.windowScene.windows.count == 2)
        #expect(stage.button.isOpen == false || shown.first?.view.window === stage.button.window)
    }

    private func check(_ button: DropdownButton) {
        let ids = button.items.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(button.selectedId.map(ids.contains) != false)
        #expect(button.sections.flatMap(\.items) == button.items)
        #expect(!button.isEnabled || !ids.isEmpty)
        #expect(button.isOpen == false || (button.isEnabled && button.window != nil))
    }

    /// Every list that came goes.
    private func finish(_ stage: DropdownStage, _ second: SecondWindow) {
        stage.host.activate()
        stage.host.touch(.init(finger: 0, phase: .ended, location: .zero))
        stage.button.onSelect = nil
        for button in [stage.button, second.button] { button.close() }
        stage.rest()
        stage.rest()
        #expect(!stage.button.isOpen && !second.button.isOpen && stage.table == nil)
        #expect(stage.controller.presentedViewController == nil)
        #expect(second.window.rootViewController?.presentedViewController == nil)
        #expect(stage.unsettledCount == 0)
        stage.host.closeWindows()
        stage.rest()
    }
}
