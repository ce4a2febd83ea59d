public import QuartzCore

/// A key of a keyboard, from the moment it goes down until it comes up.
///
/// `UIPress.type` is not here: a key has none of the types that Apple names, which are buttons of a remote
/// (others read 2000 and the key's number on devices), and an enumeration in Swift holds no other.
@MainActor public final class UIPress: NSObject {
    /// Where a press is in its life.
    public enum Phase: Int, Sendable {
        case began = 0
        /// The force changed; keys have none that does.
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    public internal(set) var phase = Phase.began
    /// Seconds on the clock of `CACurrentMediaTime()`.
    public internal(set) var timestamp: TimeInterval
    public private(set) weak var window: UIWindow?
    /// Who was told when the key went down, and hears how the press ends.
    public private(set) weak var responder: UIResponder?
    /// The key, with the modifiers that were held when it went down.
    public let key: UIKey?

    init(_ key: UIKey, to responder: UIResponder, in window: UIWindow, timestamp: TimeInterval) {
        self.key = key
        self.responder = responder
        self.window = window
        self.timestamp = timestamp
        super.init()
    }

    /// 1 while the key is down, and 0 afterwards.
    public var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
}
