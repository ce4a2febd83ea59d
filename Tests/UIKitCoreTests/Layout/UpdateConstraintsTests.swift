import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct UpdateConstraintsTests {
    let stage = LayoutStage()
    let outer = Box(), inner = Box()

    @Test func constraintsAreUpdatedFromTheDeepestUpAndThenLaidOut() {
        var calls: [String] = []
        build { calls.append($0) }
        stage.run()
        calls = []
        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        inner.setNeedsLayout()
        outer.setNeedsLayout()
        #expect(outer.needsUpdateConstraints())
        stage.run()
        #expect(calls == ["update inner", "update outer", "layout outer", "layout inner"])
        #expect(!outer.needsUpdateConstraints())
    }

    @Test func everyViewIsAskedOnceWhereConstraintsAreUsed() {
        var calls: [String] = []
        build { calls.append($0) }
        stage.run()
        #expect(calls.filter { $0.hasPrefix("update") } == ["update inner", "update outer"])
        stage.run()
        #expect(calls.filter { $0.hasPrefix("update") }.count == 2)
    }

    @Test func whereNoneAreUsedNoViewIsAsked() {
        var isAsked = false
        outer.onUpdateConstraints = { isAsked = true }
        stage.canvas.addSubview(outer)
        stage.run()
        #expect(!isAsked)
        outer.setNeedsUpdateConstraints()
        stage.run()
        #expect(isAsked)
    }

    @Test func updateConstraintsIfNeededDoesNotWait() {
        var count = 0
        build { if $0 == "update inner" { count += 1 } }
        stage.run()
        inner.setNeedsUpdateConstraints()
        outer.updateConstraintsIfNeeded()
        #expect(count == 2)
    }

    @Test func aViewThatAsksAgainAndAgainEnds() {
        outer.onUpdateConstraints = { [outer] in outer.setNeedsUpdateConstraints() }
        stage.canvas.addSubview(outer)
        outer.setNeedsUpdateConstraints()
        stage.run()
    }

    @Test func aControllerUpdatesTheConstraintsOfItsView() {
        let controller = Controller()
        stage.canvas.addSubview(controller.view)
        controller.view.setNeedsUpdateConstraints()
        stage.run()
        #expect(controller.calls == ["controller", "view"])
    }

    private func build(_ note: @escaping (String) -> Void) {
        stage.add(outer)
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        stage.activate(
            outer.leadingAnchor.constraint(equalTo: stage.canvas.leadingAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor))
        outer.onUpdateConstraints = { note("update outer") }
        inner.onUpdateConstraints = { note("update inner") }
        outer.onLayout = { note("layout outer") }
        inner.onLayout = { note("layout inner") }
    }
}

private final class Controller: UIViewController {
    var calls: [String] = []

    override func loadView() {
        let box = Box()
        box.onUpdateConstraints = { [weak self] in self?.calls.append("view") }
        view = box
    }

    override func updateViewConstraints() {
        calls.append("controller")
        super.updateViewConstraints()
    }
}
