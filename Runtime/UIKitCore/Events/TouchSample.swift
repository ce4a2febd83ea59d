import QuartzCore

/// What a host says of one finger at one moment.
package struct TouchSample: Hashable, Sendable {
    /// Which finger; the same from landing to lifting.
    package let finger: Int
    package let phase: UITouch.Phase
    /// The place in the coordinates of the screen.
    package let location: CGPoint

    package init(finger: Int, phase: UITouch.Phase, location: CGPoint) {
        self.finger = finger
        self.phase = phase
        self.location = location
    }
}
