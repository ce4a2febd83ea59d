/// How an image is sampled when it is drawn at another size than its own.
public enum CGInterpolationQuality: Int32, Sendable {
    /// Whatever is best for the context: smooth.
    case `default` = 0
    /// The nearest pixel, so that pixels show as squares.
    case none = 1
    /// Smooth.
    case low = 2
    /// Smooth.
    case high = 3
    /// Smooth.
    case medium = 4
}
