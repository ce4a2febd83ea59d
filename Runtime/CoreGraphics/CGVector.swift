public import Foundation

/// A direction with a length, in points.
public struct CGVector: Hashable, Codable, Sendable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// The vector of no length.
    public static let zero = CGVector()

    /// Makes the vector of no length.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Makes a vector from its two parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
