import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// Whatever happens in whatever order, each toast ends once and with a reason, and nothing is left behind.
@MainActor struct ToastRandomTests {
    private enum Step: CaseIterable {
        case show, showHigh, showAction, update, dismiss, dismissAll, wait, tap, act, drag, press, lift
        case background, active, rotate, keyboard, typeSize, speak, focus, bars, present, again, undo, revert
        case settle, begin, end, closeWindows
    }

    /// Each of them, and oftener what shows something.
    private static let steps =
        Step.allCases
        + (0..<4).flatMap { _ in [Step.show, .showHigh, .showAction, .update, .wait, .active, .act] }

    /// How often each toast that was shown has ended.
    private final class Ends {
        var counts: [Int] = []
        var reasons: Set<Toast.EndReason> = []
        var undone: [Int] = []
        var added = 0
    }

    @MainActor private final class Actors {
        let stage: ToastStage
        let undo: ToastUndo<Int>
        var handles: [ToastHandle] = []
        var works: [ToastProgress] = []

        init(_ ends: Ends) {
            stage = ToastStage(.iPhone15)
            undo = ToastUndo(in: stage.center) {
                ends.undone += $0
            } settle: {
                ends.undone += $0
            }
        }
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func survivesAThousandSteps(seed: UInt64) {
        let ends = Ends()
        weak var center: ToastCenter?
        weak var undo: ToastUndo<Int>?
        weak var controller: UIViewController?
        var handles: [() -> ToastHandle?] = []
        var random = SplitMix(state: seed)
        do {
            let actors = Actors(ends)
            center = actors.stage.center
            undo = actors.undo
            controller = actors.stage.controller
            for _ in 0..<1000 {
                take(Self.steps.randomElement(using: &random)!, actors, ends, with: &random)
                check(actors.stage)
            }
            finish(actors)
            handles = actors.handles.map { handle in { [weak handle] in handle } }
        }
        #expect(ends.counts.count > 200 && ends.counts.allSatisfy { $0 == 1 })
        #expect(
            ends.reasons.isSuperset(of: [
                .timedOut, .tapped, .swiped, .action, .dismissed, .sceneGone, .nothingToShow,
            ]))
        #expect(ends.undone == Array(0..<ends.added) && ends.added > 10)
        #expect(center == nil && undo == nil && controller == nil)
        #expect(handles.allSatisfy { $0() == nil })
    }

    private func show(_ toast: Toast, _ actors: Actors, _ ends: Ends, showsAgain: Bool = false) {
        let number = ends.counts.count
        ends.counts.append(0)
        let handle = actors.stage.center.show(toast) { [weak actors] in
            if showsAgain, let actors { show(Toast("Again"), actors, ends) }
        } onEnd: { [weak actors] in
            ends.counts[number] += 1
            ends.reasons.insert($0)
            if showsAgain, let actors { show(Toast("After"), actors, ends) }
        }
        actors.handles.append(handle)
    }

    private func take(_ step: Step, _ actors: Actors, _ ends: Ends, with random: inout SplitMix) {
        let stage = actors.stage
        let (host, center) = (stage.host, stage.center)
        let number = Int.random(in: 0..<40, using: &random)
        let texts = [
            "", "Saved", "Sent", "Copied", "A longer text, which takes a while", "저장했어요", "\u{200B}",
        ]
        let toast = Toast(texts[number % 7], duration: [nil, .nan, 0, 8, .infinity][number % 5])
        switch step {
        case .show: show(toast, actors, ends)
        case .showHigh:
            var high = toast
            high.priority = .high
            show(high, actors, ends)
        case .showAction:
            var withAction = toast
            withAction.action = .init(number % 9 == 0 ? "" : "Undo")
            show(withAction, actors, ends)
        case .again: show(toast, actors, ends, showsAgain: number % 2 == 0)
        case .update:
            actors.handles.randomElement(using: &random)?.update {
                $0.text = number % 11 == 0 ? "" : "Changed \(number)"
                $0.priority = number % 3 == 0 ? .high : .normal
                $0.showsActivityIndicator = number % 4 == 0
            }
        case .dismiss: actors.handles.randomElement(using: &random)?.dismiss()
        case .dismissAll: if number % 4 == 0 { center.dismissAll() }
        case .wait: host.advance(by: Double(number) / 8)
        case .tap:
            if !stage.frame.isNull { host.tap(at: CGPoint(x: stage.frame.minX + 4, y: stage.frame.midY)) }
        case .act:
            if stage.button?.isHidden != false {
                show(Toast("Act \(number)", action: .init("Undo"), priority: .high), actors, ends)
                host.advance(by: 0.6)
            }
            if stage.button?.isHidden == false { host.tap(at: middle(of: stage.button)) }
        case .drag:
            let start = CGPoint(
                x: stage.frame.isNull ? 10 : stage.frame.midX, y: stage.frame.isNull ? 10 : stage.frame.midY)
            host.drag(
                from: start, to: CGPoint(x: start.x + CGFloat(number * 9 - 180), y: start.y + CGFloat(number))
            )
        case .press: host.touch(.init(finger: 1, phase: .began, location: middle(of: stage.view)))
        case .lift: host.touch(.init(finger: 1, phase: .ended, location: middle(of: stage.view)))
        case .background: host.app.move(to: number % 2 == 0 ? .background : .inactive)
        case .active: host.app.move(to: .active)
        case .rotate: host.rotate(to: [.portrait, .landscapeLeft, .landscapeRight][number % 3])
        case .keyboard: host.keyboard(isUp: number % 2 == 0)
        case .typeSize:
            host.change(to: .init(contentSizeCategory: UIContentSizeCategory.allSizes[number % 12]))
        case .speak: stage.speak(number % 2 == 0)
        case .focus:
            UIAccessibility.focus(on: number % 2 == 0 ? stage.view ?? stage.controller : stage.controller)
        case .bars: stage.controller.additionalSafeAreaInsets.bottom = CGFloat(number)
        case .present:
            if stage.controller.presentedViewController == nil {
                stage.controller.present(UIViewController(), animated: number % 2 == 0)
            } else {
                stage.controller.dismiss(animated: number % 2 == 0)
            }
        case .undo:
            actors.undo.add(ends.added)
            ends.added += 1
        case .revert: actors.undo.revert()
        case .settle: actors.undo.settle()
        case .begin: actors.works.append(ToastProgress("Working \(number % 3)", in: center))
        case .end:
            if !actors.works.isEmpty { actors.works.removeFirst().end(with: number % 3 == 0 ? nil : toast) }
        case .closeWindows:
            guard number % 8 == 0 else { break }
            host.closeWindows()
            host.show(stage.controller)
        }
        host.advance(by: 0.02)
    }

    private func middle(of view: UIView?) -> CGPoint {
        guard let view else { return CGPoint(x: 5, y: 5) }
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    private func check(_ stage: ToastStage) {
        #expect(stage.views.count <= 1)
        #expect(stage.windows.filter { $0 is ToastWindow }.count <= 1)
        #expect(stage.toastWindow?.isKeyWindow != true)
        let center = stage.center
        #expect(center.shown?.endReason == nil && center.waiting.allSatisfy { $0.endReason == nil })
        #expect(center.shown == nil || center.shown?.isShown == true)
        #expect(center.waiting.isEmpty || stage.toastWindow != nil)
    }

    /// Everything that waits comes and goes.
    private func finish(_ actors: Actors) {
        let stage = actors.stage
        let host = stage.host
        host.activate()
        stage.speak(false)
        host.app.move(to: .active)
        host.touch(.init(finger: 1, phase: .ended, location: CGPoint(x: 5, y: 5)))
        UIAccessibility.focus(on: stage.controller)
        while !actors.works.isEmpty { actors.works.removeFirst().end(with: nil) }
        // Those whose time has no end are taken away, and the others go by themselves.
        let left = stage.center.waiting + [stage.center.shown].compactMap(\.self)
        for handle in left where handle.toast.duration == .infinity { handle.dismiss() }
        for _ in 0..<200 where stage.center.shown != nil || !stage.center.waiting.isEmpty {
            host.advance(by: 10)
        }
        host.advance(by: 10)
        #expect(stage.center.shown == nil && stage.center.waiting.isEmpty && stage.toastWindow == nil)
        #expect(host.app.screen.frames.unsettledCount == 0)
    }
}
