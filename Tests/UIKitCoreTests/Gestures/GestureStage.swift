import QuartzCore
import Simulator

@testable import UIKitCore

/// A view of 300 by 300 points at the top left of a device, fingers, and one list of what recognisers did and
/// the view was told, in order.
@MainActor final class GestureStage {
    let host = HeadlessHost(device: .iPhoneSE)
    let root = UIView()
    let view: TouchView
    let log = Log()

    /// What happened, a word each.
    @MainActor final class Log {
        var calls: [String] = []
    }

    /// Writes down the touches that it hears of.
    final class TouchView: UIView {
        let log: Log
        var isNamed = ""

        init(log: Log) {
            self.log = log
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ word: String, _ touches: Set<UITouch>) {
            for _ in touches { log.calls.append(isNamed + word) }
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("cancelled", touches)
        }
    }

    init() {
        view = TouchView(log: log)
        let controller = UIViewController()
        host.show(controller)
        root.frame = controller.view.bounds
        controller.view.addSubview(root)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        root.addSubview(view)
        host.settle()
    }

    /// Adds a recogniser, to the view if no other is given, that writes its name and state when it acts.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to other: UIView? = nil
    ) -> Recognizer {
        recognizer.name = name
        recognizer.onChange = { [log] recognizer in log.calls.append("\(name) \(recognizer.state)") }
        (other ?? view).addGestureRecognizer(recognizer)
        return recognizer
    }

    func finger(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 0) {
        host.touch(TouchSample(finger: id, phase: phase, location: CGPoint(x: x, y: y)))
    }

    /// Several fingers at one moment, numbered from 0.
    func fingers(_ phase: UITouch.Phase, _ places: (CGFloat, CGFloat)...) {
        host.activate()
        let samples = places.enumerated().map {
            TouchSample(finger: $0.offset, phase: phase, location: CGPoint(x: $0.element.0, y: $0.element.1))
        }
        host.app.screen.input.send(samples)
        host.advance(by: FrameLoop.interval)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        finger(.began, x, y)
        finger(.ended, x, y)
    }

    func wait(_ seconds: TimeInterval) { host.advance(by: seconds) }
}

/// A recogniser that does what a test tells it to, and writes down what it is told.
class PlainRecognizer: UIGestureRecognizer {
    var calls: [String] = []
    var onBegan: ((PlainRecognizer, Set<UITouch>, UIEvent) -> Void)?
    var onMoved: ((PlainRecognizer) -> Void)?
    var onEnded: ((PlainRecognizer) -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        calls.append("began")
        onBegan?(self, touches, event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        calls.append("moved")
        onMoved?(self)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        calls.append("ended")
        onEnded?(self)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { calls.append("cancelled") }

    override func reset() { calls.append("reset") }
}

/// A delegate whose answers are set.
final class GestureRules: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var together: [String] = []
    var waitsFor: [String] = []
    var holdsUp: [String] = []
    var asked: [String] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked.append("begin")
        return begins
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        asked.append("receive")
        return receives
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together.contains(otherGestureRecognizer.name ?? "") }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        asked.append("waits for \(otherGestureRecognizer.name ?? "")")
        return waitsFor.contains(otherGestureRecognizer.name ?? "")
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { holdsUp.contains(otherGestureRecognizer.name ?? "") }
}
