import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Who hears what, in which order.
@MainActor struct PresentationCallbackTests {
    let stage = PresentationStage()

    @Test(arguments: [true, false])
    func tellsBothOfAFullScreenInUIKitsOrder(animated: Bool) {
        let other = stage.controller("B")
        other.silent = []
        stage.root.silent = ["layout"]
        stage.present(other, animated: animated)
        let arrival = stage.heard()
        #expect(
            arrival.filter { $0 != "B layout" } == [
                "B load", "A will disappear", "B will appear", "B is appearing", "B did appear",
                "A did disappear",
                "completion",
            ])
        #expect(arrival.firstIndex(of: "B is appearing")! < arrival.firstIndex(of: "B layout")!)
        #expect(stage.root.view.window == nil)
        stage.dismiss(animated: animated)
        #expect(
            stage.heard().filter { $0 != "B layout" } == [
                "B will disappear", "A will appear", "A is appearing", "A did appear", "B did disappear",
                "completion",
            ])
        #expect(stage.root.view.window != nil)
        #expect(other.view.window == nil)
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .overFullScreen, .overCurrentContext])
    func tellsThePresenterNothingWhereItStaysInPlace(style: UIModalPresentationStyle) {
        stage.present(stage.controller("B", style))
        #expect(stage.heard() == ["B will appear", "B is appearing", "B did appear", "completion"])
        #expect(stage.root.view.window != nil)
        stage.dismiss()
        #expect(stage.heard() == ["B will disappear", "B did disappear", "completion"])
    }

    @Test func saysThatItIsBeingPresentedFromTheFirstCallbackToTheLast() {
        let other = stage.controller("B")
        var states: [Bool] = []
        for call in ["will appear", "did appear"] {
            other.reactions[call] = { [unowned other] in states.append(other.isBeingPresented) }
        }
        for call in ["will disappear", "did disappear"] {
            other.reactions[call] = { [unowned other] in states.append(other.isBeingDismissed) }
        }
        stage.present(other)
        #expect(!other.isBeingPresented)
        stage.dismiss()
        #expect(!other.isBeingDismissed)
        #expect(states == [true, true, true, true])
    }

    @Test func animatesTheTopmostAndTakesThoseBetweenAway() {
        let (b, c) = (stage.controller("B", .pageSheet), stage.controller("C", .overFullScreen))
        stage.present(b)
        stage.present(c, from: b)
        _ = stage.heard()
        stage.host.activate()
        stage.root.dismiss(animated: true)
        #expect(b.view.window == nil)
        #expect(c.view.window != nil)
        #expect(stage.root.presentedViewController === c)
        stage.host.settle()
        #expect(
            stage.heard() == [
                "B will disappear", "B did disappear", "C will disappear", "C did disappear",
            ])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func bringsBackWhatThoseBetweenHid() {
        let (b, c) = (stage.controller("B"), stage.controller("C"))
        stage.present(b)
        stage.present(c, from: b)
        _ = stage.heard()
        stage.dismiss()
        #expect(
            stage.heard() == [
                "C will disappear", "A will appear", "A is appearing", "A did appear", "C did disappear",
                "completion",
            ])
        #expect(stage.root.view.window != nil)
    }

    @Test func asksTheAnswererNextWhoPresents() {
        let other = stage.controller("B")
        stage.present(other)
        #expect(other.next === stage.root)
    }

    @Test func forgetsWhatItPresented() {
        weak var content: UIViewController?
        weak var presentation: UIPresentationController?
        do {
            let other = stage.controller("B", .pageSheet)
            content = other
            stage.present(other)
            presentation = other.presentationController
            stage.dismiss()
        }
        #expect(content == nil)
        #expect(presentation == nil)
    }

    @Test func runsWhatComesAlongsideInTheSameTime() {
        let other = stage.controller("B", .overFullScreen)
        var ended: [Bool] = []
        other.reactions["will appear"] = { [unowned other, root = stage.root] in
            other.transitionCoordinator?.animate(
                alongsideTransition: { _ in root.view.alpha = 0.5 },
                completion: { ended.append($0.isAnimated) })
        }
        stage.host.activate()
        stage.root.present(other, animated: true)
        stage.host.advance(by: 0.1)
        let shown = CGFloat(stage.root.view.layer.presentation()?.opacity ?? 0)
        #expect(shown < 1 && shown > 0.5)
        stage.host.settle()
        #expect(ended == [true])
        #expect(other.transitionCoordinator == nil)
    }

    @Test func runsWhatComesAlongsideAtOnceWhereNothingIsAnimated() {
        let other = stage.controller("B", .overFullScreen)
        var ended: [Bool] = []
        other.reactions["will appear"] = { [unowned other, root = stage.root] in
            other.transitionCoordinator?.animate(
                alongsideTransition: { _ in root.view.alpha = 0.5 },
                completion: { ended.append($0.isAnimated) })
        }
        stage.present(other, animated: false)
        #expect(stage.root.view.alpha == 0.5)
        #expect(ended == [false])
    }
}
