import Simulator
import UIKit
import UIKitCore

/// One frame of the open list under a finger that moves.
@MainActor enum ScrollFrame {
    static func figures(of stages: [DropdownStage], runs: Int = 50) -> [Figure] {
        for stage in stages {
            stage.press()
            stage.rest()
            stage.lift()
            stage.rest(for: 1)
        }
        let drags = stages.map(Drag.init)
        drags.forEach { $0.begin() }
        let figures = Interleaved.times(of: drags, runs: runs) { drag in
            ProcessorTime.milliseconds { drag.move() }
        }.map { Figure("scroll-frame", items: $0.subject.stage.count, times: $0.times) }
        drags.forEach { $0.end() }
        stages.forEach { $0.close() }
        return figures
    }
}

/// A finger that goes up by the same distance each frame, from the lower end of the open list on.
@MainActor private final class Drag {
    let stage: DropdownStage
    private let area: CGRect
    private var finger: CGPoint

    init(_ stage: DropdownStage) {
        self.stage = stage
        area = stage.table.map { $0.convert($0.bounds, to: nil) } ?? .zero
        finger = CGPoint(x: area.midX, y: area.maxY - 20)
    }

    /// Past the distance from which on a touch is a drag.
    func begin() {
        send(.began)
        for _ in 0..<3 { move() }
    }

    func move() {
        finger.y -= Self.step
        send(.moved)
        stage.host.composite()
    }

    func end() {
        send(.ended)
        stage.rest(for: 3)
    }

    private func send(_ phase: UITouch.Phase) {
        stage.host.touch(TouchSample(finger: 0, phase: phase, location: finger))
    }

    /// Points a frame; 50 frames show some twelve new rows.
    private static let step: CGFloat = 12
}
