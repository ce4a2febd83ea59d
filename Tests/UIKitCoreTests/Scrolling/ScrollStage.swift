import QuartzCore
import Simulator

@testable import UIKitCore

/// A scroll view over the whole of an iPhone SE (375 x 667 points, 2x), its delegate's log, and fingers.
@MainActor final class ScrollStage {
    let host: HeadlessHost
    let log = ScrollLog()
    let scroll: UIScrollView
    let root = UIViewController()

    init(
        _ scroll: UIScrollView = UIScrollView(), content: CGSize = CGSize(width: 375, height: 3_000),
        device: Device = .iPhoneSE, settings: DeviceSettings = DeviceSettings()
    ) {
        self.scroll = scroll
        host = HeadlessHost(device: device, settings: settings)
        host.show(root)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = log
        scroll.contentSize = content
        scroll.frame = root.view.bounds
        root.view.addSubview(scroll)
        host.settle()
        log.calls = []
    }

    var offset: CGPoint { scroll.contentOffset }

    func finger(_ phase: UITouch.Phase, _ y: CGFloat, x: CGFloat = 100, _ finger: Int = 0) {
        host.touch(TouchSample(finger: finger, phase: phase, location: CGPoint(x: x, y: y)))
    }

    /// A finger that moves at an even speed, frame by frame, and lifts or stays.
    func drag(
        from start: CGPoint = CGPoint(x: 100, y: 500), by travel: CGPoint, frames: Int = 9, lifts: Bool = true
    ) {
        finger(.began, start.y, x: start.x)
        for frame in 1...frames {
            let part = CGFloat(frame) / CGFloat(frames)
            finger(.moved, start.y + travel.y * part, x: start.x + travel.x * part)
        }
        if lifts { finger(.ended, start.y + travel.y, x: start.x + travel.x) }
    }

    /// A flick up that leaves the content coasting down.
    func flick() {
        drag(by: CGPoint(x: 0, y: -200))
    }

    /// Whether nothing moves, nothing is touched, and no frame is asked for.
    var isIdle: Bool {
        !scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating && host.nextFrameTime == nil
    }

    /// Whether the content lies between its ends, to half a pixel.
    var isInside: Bool {
        let inside = scroll.clamped(offset)
        return abs(inside.x - offset.x) <= 0.25 && abs(inside.y - offset.y) <= 0.25
    }
}
