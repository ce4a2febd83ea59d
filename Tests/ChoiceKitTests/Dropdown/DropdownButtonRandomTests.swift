import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// Whatever happens in whatever order, the button and its list agree, and nothing is left behind.
@MainActor struct DropdownButtonRandomTests {
    /// Numbers of a fixed sequence (SplitMix64).
    private struct Sequence64: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private enum Step: CaseIterable {
        case open, close, setItems, empty, setSections, preselect, reset, enable, disable, remove, add, move
        case resize, lines, style, invalid, footer, step, key, touch, lift, drag, choose, wait
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func survivesAThousandSteps(seed: UInt64) throws {
        weak var button: DropdownButton?
        weak var controller: UIViewController?
        var random = Sequence64(state: seed)
        do {
            let stage = DropdownStage(count: 30)
            button = stage.button
            controller = stage.controller
            for _ in 0..<250 {
                take(Step.allCases.randomElement(using: &random)!, on: stage, with: &random)
                check(stage)
            }
            finish(stage)
        }
        #expect(button == nil && controller == nil)
    }

    private func take(_ step: Step, on stage: DropdownStage, with random: inout Sequence64) {
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

    private func check(_ stage: DropdownStage) {
        let button = stage.button
        stage.host.activate()
        let ids = button.items.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(button.selectedId.map(ids.contains) != false)
        #expect(button.sections.flatMap(\.items) == button.items)
        #expect(!button.isEnabled || !ids.isEmpty)
        #expect(button.isOpen == false || (button.isEnabled && button.window != nil))
        #expect(stage.app.tables.count <= 1)
        guard button.isOpen, let table = stage.table else { return }
        let count = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
        #expect(count == ids.count)
    }

    /// Every list that came goes, each opening told its end once.
    private func finish(_ stage: DropdownStage) {
        stage.host.activate()
        stage.host.touch(.init(finger: 0, phase: .ended, location: .zero))
        stage.button.close()
        stage.rest()
        stage.rest()
        #expect(!stage.button.isOpen && stage.table == nil)
        #expect(stage.controller.presentedViewController == nil)
        stage.host.closeWindows()
        stage.rest()
    }
}
