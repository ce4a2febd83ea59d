import Simulator
public import UIKit

extension XCUIElement {
    /// Taps the middle of what is in view of it, as a person would.
    ///
    /// What a person could not tap ends the test: an element that is not there, is not in view, is covered or
    /// disabled.
    public func tap() { succeed { () throws(RobotError) in try tryTap() } }

    /// Puts a finger on it and lifts it after that many seconds.
    public func press(forDuration duration: TimeInterval) {
        succeed { () throws(RobotError) in
            let host = try application.host()
            host.tap(at: try host.touchPoint(of: try node()), for: max(0, duration))
        }
    }

    /// Moves a finger up over it: what is below comes into view.
    public func swipeUp() { swipe(CGVector(dx: 0, dy: -1)) }

    /// Moves a finger down over it: what is above comes into view.
    public func swipeDown() { swipe(CGVector(dx: 0, dy: 1)) }

    /// Taps it, or says why a person could not.
    package func tryTap() throws(RobotError) { try application.host().tap(try node()) }

    private func swipe(_ direction: CGVector) {
        succeed { () throws(RobotError) in try application.host().swipe(direction, over: try node()) }
    }

    /// What the screen shows of it.
    public func screenshot() -> XCUIScreenshot {
        succeed { () throws(RobotError) in
            let host = try application.host()
            let node = try node()
            let whole = host.screenshot()
            let scale = host.device.scale
            let pixels = node.visibleFrame.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
            guard !node.visibleFrame.isEmpty, let part = whole.cropping(to: pixels) else {
                throw .offScreen(node.summary)
            }
            return XCUIScreenshot(part, scale: scale)
        }
    }
}
