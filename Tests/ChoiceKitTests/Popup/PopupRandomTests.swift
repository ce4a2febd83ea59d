import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// Whatever happens in whatever order, each presentation has one result and nothing is left behind.
@MainActor struct PopupRandomTests {
    private enum Step: CaseIterable {
        case present, urgent, same, field, task, child, sheet, dismissSheet, dismissAll, removeChild
        case background, active, press, key, tap, typeSize, rotate, keyboard, wait, cancel
    }

    /// Counts the results of each presentation.
    @MainActor private final class Ledger {
        var results: [Int] = []

        func open() -> Int {
            results.append(0)
            return results.count - 1
        }
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func survivesAThousandSteps(seed: UInt64) async {
        weak var controller: UIViewController?
        weak var popup: UIViewController?
        var random = SplitMix(state: seed)
        let ledger = Ledger()
        do {
            let stage = PopupStage(.iPhone15)
            controller = stage.controller
            var ends: [() -> Void] = []
            for number in 0..<250 {
                let step = Step.allCases.randomElement(using: &random)!
                take(step, number, Int.random(in: 0..<40, using: &random), on: stage, ledger, &ends)
                #expect(stage.up.count <= 1)
                popup = stage.popup ?? popup
            }
            finish(stage)
        }
        #expect(ledger.results.count > 40)
        #expect(ledger.results.allSatisfy { $0 == 1 })
        #expect(controller == nil && popup == nil)
    }

    private func take(
        _ step: Step, _ number: Int, _ chance: Int, on stage: PopupStage, _ ledger: Ledger,
        _ ends: inout [() -> Void]
    ) {
        let host = stage.host
        host.activate()
        var popup = Popup(
            title: "\(number)", message: chance % 3 == 0 ? "Message" : nil,
            actions: [.cancel("Cancel"), .default("OK")], preferredActionID: "OK")
        popup.closesOnOutsideTap = chance % 2 == 0
        let front = front(of: stage)
        switch step {
        case .present: present(popup, from: chance % 2 == 0 ? stage.controller : front, ledger)
        case .urgent:
            popup.isUrgent = true
            present(popup, from: stage.controller, ledger)
        case .same: present(PopupStage.note, from: front, ledger)
        case .field: present(PopupStage.naming, from: stage.controller, ledger)
        case .task:
            let entry = ledger.open()
            ends.append(
                PopupPresenter.present(popup, from: stage.controller) { _ in ledger.results[entry] += 1 })
        case .cancel: if !ends.isEmpty { ends.remove(at: chance % ends.count)() }
        case .child:
            let child = UIViewController()
            stage.controller.addChild(child)
            stage.controller.view.addSubview(child.view)
            present(popup, from: child, ledger)
        case .removeChild:
            guard let child = stage.controller.children.first else { break }
            child.view.removeFromSuperview()
            child.removeFromParent()
        case .sheet: front.present(UIViewController(), animated: chance % 2 == 0)
        case .dismissSheet: front.dismiss(animated: chance % 2 == 0)
        case .dismissAll: if chance % 4 == 0 { stage.controller.dismiss(animated: chance % 8 == 0) }
        case .background: host.app.move(to: chance % 2 == 0 ? .background : .inactive)
        case .active: host.app.move(to: .active)
        case .press:
            let buttons = stage.popup?.card.buttons ?? []
            if !buttons.isEmpty { stage.popup?.press(buttons[chance % buttons.count]) }
        case .key: host.press([.keyboardEscape, .keyboardReturnOrEnter, .keyboardTab][chance % 3])
        case .tap: host.tap(at: CGPoint(x: 9 * chance, y: 20 * chance))
        case .typeSize:
            host.change(to: .init(contentSizeCategory: UIContentSizeCategory.allSizes[chance % 12]))
        case .rotate: host.rotate(to: [.portrait, .landscapeLeft, .landscapeRight][chance % 3])
        case .keyboard: host.keyboard(isUp: chance % 2 == 0)
        case .wait: host.advance(by: Double(chance) / 40)
        }
        host.advance(by: 0.02)
    }

    private func present(_ popup: Popup, from presenter: UIViewController, _ ledger: Ledger) {
        let entry = ledger.open()
        presenter.present(popup) { _ in ledger.results[entry] += 1 }
    }

    /// The controller that was presented last and is no popup.
    private func front(of stage: PopupStage) -> UIViewController {
        let chain = sequence(first: stage.controller as UIViewController, next: \.presentedViewController)
        return chain.prefix { !($0 is PopupViewController) }.reduce(stage.controller) { $1 }
    }

    /// Every popup that came is answered, until none is left.
    private func finish(_ stage: PopupStage) {
        stage.host.activate()
        stage.host.app.move(to: .active)
        for _ in 0..<500 where !stage.isIdle {
            stage.rest()
            stage.popup?.cancel(.key)
            if let button = stage.popup?.card.buttons.first(where: \.isEnabled) { stage.popup?.press(button) }
        }
        stage.rest()
        #expect(stage.isIdle && stage.up.isEmpty)
        #expect(stage.host.app.screen.frames.unsettledCount == 0)
        stage.host.closeWindows()
        stage.rest()
    }
}
