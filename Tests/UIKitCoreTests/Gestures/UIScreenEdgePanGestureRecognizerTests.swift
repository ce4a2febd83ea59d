import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Fingers from the edges of an iPhone SE, 375 by 667 points.
@MainActor struct UIScreenEdgePanGestureRecognizerTests {
    let host = HeadlessHost(device: .iPhoneSE)
    let root = UIViewController()
    let pan = UIScreenEdgePanGestureRecognizer()

    init() {
        host.show(root)
        root.view.addGestureRecognizer(pan)
    }

    private func begins(from start: CGPoint, to end: CGPoint) -> Bool {
        var began = false
        pan.onChange = { began = began || $0.state == .began }
        host.drag(from: start, to: end)
        return began
    }

    @Test(arguments: [
        (UIRectEdge.left, CGPoint(x: 3, y: 300), CGPoint(x: 200, y: 310)),
        (.right, CGPoint(x: 372, y: 300), CGPoint(x: 200, y: 310)),
        (.top, CGPoint(x: 200, y: 3), CGPoint(x: 190, y: 300)),
        (.bottom, CGPoint(x: 200, y: 664), CGPoint(x: 190, y: 300)),
    ])
    func beginsAwayFromItsEdge(edge: UIRectEdge, start: CGPoint, end: CGPoint) {
        pan.edges = edge
        #expect(begins(from: start, to: end))
        #expect(!begins(from: end, to: start))
        pan.edges = []
        #expect(!begins(from: start, to: end))
        pan.edges = UIRectEdge.all.subtracting(edge)
        #expect(!begins(from: start, to: end))
    }

    @Test func failsAlongTheEdge() {
        pan.edges = .left
        #expect(!begins(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 100, y: 500)))
        #expect(begins(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 100, y: 350)))
    }

    @Test func aSecondFingerElsewhereDoesNotEndIt() {
        pan.edges = .left
        func finger(_ phase: UITouch.Phase, _ x: CGFloat, _ number: Int = 0) {
            host.touch(TouchSample(finger: number, phase: phase, location: CGPoint(x: x, y: 300)))
        }
        finger(.began, 3)
        for x in stride(from: CGFloat(10), to: 100, by: 10) { finger(.moved, x) }
        #expect(pan.state == .changed)
        finger(.began, 200, 1)
        #expect(pan.state == .changed)
        finger(.ended, 200, 1)
        finger(.ended, 100)
        #expect(pan.state == .possible)
    }
}
