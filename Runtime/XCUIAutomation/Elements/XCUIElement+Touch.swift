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
    public func swipeUp() { succeed { () throws(RobotError) in try swipe(by: -Self.swipeReach) } }

    /// Moves a finger down over it: what is above comes into view.
    public func swipeDown() { succeed { () throws(RobotError) in try swipe(by: Self.swipeReach) } }

    /// Taps it, or says why a person could not.
    package func tryTap() throws(RobotError) { try application.host().tap(try node()) }

    /// - Parameter part: how far, in heights of what is in view.
    private func swipe(by part: CGFloat) throws(RobotError) {
        let host = try application.host()
        let node = try node()
        let middle = try host.touchPoint(of: node)
        let half = node.visibleFrame.height * part / 2
        host.drag(
            from: CGPoint(x: middle.x, y: middle.y - half), to: CGPoint(x: middle.x, y: middle.y + half))
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

    /// Heights of what is in view that a finger covers in a swipe, so that it stays inside.
    private static let swipeReach: CGFloat = 0.6
}
