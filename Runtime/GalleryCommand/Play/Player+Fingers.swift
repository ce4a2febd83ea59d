import Simulator
import UIKit
import XCUIAutomation

extension Player {
    func tap(_ name: String) throws {
        let element = try find(name)
        try asARobot { try opened().tap(element) }
    }

    func press(_ name: String, for seconds: TimeInterval, dragTo place: PlayPlace?) throws {
        let host = try opened()
        let start = try touchPoint(of: .name(name))
        guard let place else { return host.tap(at: start, for: seconds) }
        try host.drag(from: start, to: touchPoint(of: place), afterHolding: seconds)
    }

    func swipe(_ swipe: PlaySwipe, over name: String) throws {
        let element = try find(name)
        try asARobot { try opened().swipe(swipe.direction, over: element) }
    }

    /// One finger, step by step; the frames that follow from it run, delays do not.
    func touch(_ phase: UITouch.Phase, at point: CGPoint) throws {
        let host = try opened()
        _ = try touchPoint(of: .point(point))
        switch (phase, finger) {
        case (.began, .some): throw PlayStepError("the finger is down already")
        case (.moved, nil), (.ended, nil):
            throw PlayStepError("no finger is down: begin with touch down (x, y)")
        default: break
        }
        finger = phase == .ended ? nil : point
        host.touch(TouchSample(finger: 0, phase: phase, location: point))
        host.settle()
    }

    private func touchPoint(of place: PlayPlace) throws -> CGPoint {
        let host = try opened()
        switch place {
        case .name(let name):
            let element = try find(name)
            return try asARobot { try host.touchPoint(of: element) }
        case .point(let point):
            let bounds = host.app.screen.bounds
            guard bounds.contains(point) else {
                let size = "\(Int(bounds.width)) x \(Int(bounds.height))"
                throw PlayStepError("the point is not on the screen, which is \(size)")
            }
            return point
        }
    }

    /// A failing step ends without a full stop, as the other reasons do.
    func asARobot<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as RobotError {
            throw PlayStepError(String(error.description.dropLast()))
        }
    }
}
